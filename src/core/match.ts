import { clone, copyState } from './clone.ts';
import { equal } from './equal.ts';
import { type AnyEvent, type AnyGame, type AnyMove, CHANCE, type Options, type Refusal, type Rng, type Seat } from './game.ts';
import { isNewTo, learned } from './knowledge.ts';
import { listed } from './listed.ts';

/** Undoes every entry from log position `to` on. Written like a move, so that a log is one kind of thing. */
export interface TakeBack {
  readonly type: 'take-back';
  readonly to: number;
  /** The others allowed it, although somebody had learned something; or there were only bots, and the player had seen nothing new. */
  readonly by?: 'agreement' | 'alone';
}

/** How it is told: the seat undid all from log position `to` on. */
export interface TakenBack extends TakeBack {
  readonly seat: Seat;
}

/**
 * From here on other rules hold. The position is the one of log length `to`, as those who changed the rules carried it over (see
 * snapshot.ts); what was played since then could not be.
 */
export interface Seam {
  readonly type: 'seam';
  readonly rules: number;
  readonly to: number;
}

export interface Entry {
  readonly seat: Seat;
  readonly move: AnyMove;
}

/** An event and the position in the log of the entry that caused it. */
export interface Happening {
  readonly n: number;
  readonly event: AnyEvent;
}

/** A game in progress. The log is the truth; all else follows from it. */
export interface Match {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: Options;
  readonly log: Entry[];
  /** Positions in the log of the entries that were not taken back. */
  kept: number[];
  state: unknown;
  /** For each seat the log length since which it has been asked for a decision: an answer to an older question is late. */
  since: number[];
  /** The state at log length `n`, from where a player made the last step: what it showed need not be found by a replay. */
  before?: { readonly n: number; readonly state: unknown } | undefined;
}

/** A match as it was: enough to go back to it once, as long as nobody was told of what came after. */
export interface Mark {
  readonly length: number;
  readonly kept: number[];
  readonly keptLength: number;
  readonly state: unknown;
  readonly since: number[];
  readonly before: Match['before'];
}

/** What players do changes a copy of the state, so that the one that is marked stays as it is. Chance that acts first does not. */
export const mark = ({ log, kept, state, since, before }: Match): Mark => ({
  length: log.length,
  kept,
  keptLength: kept.length,
  state,
  since: since.slice(),
  before,
});

export function goBack(match: Match, { length, kept, keptLength, state, since, before }: Mark): void {
  match.log.length = length;
  kept.length = keptLength;
  Object.assign(match, { kept, state, since, before });
}

export type Outcome =
  | { readonly ok: true; readonly happenings: readonly Happening[]; readonly repeated: boolean }
  | { readonly ok: false; readonly refusal: Refusal };

/** A match before its first entry. */
export function open(game: AnyGame, seats: number, options: Options): Match {
  const state: unknown = game.setup(seats, options);
  return { game, seats, options, log: [], kept: [], state, since: Array<number>(seats).fill(0) };
}

/** Opens a match and lets chance do what is due before the first decision. */
export function start(game: AnyGame, seats: number, options: Options, rng: Rng): Match {
  const match = open(game, seats, options);
  roll(match, rng);
  return match;
}

export const pending = (match: Match): readonly Seat[] => match.game.pending(match.state);

/** Lets chance act until a player is asked or the game is over. */
export function roll(match: Match, rng: Rng): Happening[] {
  const happenings: Happening[] = [];
  while (pending(match)[0] === CHANCE) enter(match, CHANCE, match.game.roll(match.state, rng), happenings);
  return happenings;
}

/**
 * A player's answer to the question asked at log length `n`: one move, or several in order, up to where somebody else or chance
 * must act. All of them count, or none: a refused answer changes nothing, and says at which move it failed. Chance acts after the
 * last. An answer that is in the log already is accepted again without effect, so that a sender who heard nothing may ask twice.
 */
export function submit(match: Match, seat: Seat, n: number, moves: readonly unknown[], rng: Rng): Outcome {
  if (isAnswered(match, seat, n, moves)) return { ok: true, happenings: [], repeated: true };
  if (moves.length === 0) return { ok: false, refusal: { rule: 'turn/no-such-move' } };
  const begun = mark(match);
  const happenings: Happening[] = [];
  for (const [at, sent] of moves.entries()) {
    const judged = at > 0 && !pending(match).includes(seat) ? TOO_MANY : judge(match, seat, sent, at === 0 ? n : undefined);
    if ('refusal' in judged) {
      goBack(match, begun);
      return { ok: false, refusal: at === 0 ? judged.refusal : { ...judged.refusal, at } };
    }
    // The first is made on a copy, so that all can be undone; the last, so that it can be taken back.
    if (at === 0 || at === moves.length - 1) {
      match.before = { n: match.log.length, state: match.state };
      match.state = copyState(match.game, match.state);
    }
    enter(match, seat, judged.move, happenings);
  }
  happenings.push(...roll(match, rng));
  return { ok: true, happenings, repeated: false };
}

/** Chance, somebody else or the end comes first: whoever sent this thought of another position. */
const TOO_MANY: Judged = { refusal: { rule: 'turn/too-many' } };

function isAnswered(match: Match, seat: Seat, n: number, moves: readonly unknown[]): boolean {
  if (n >= match.log.length) return false;
  const answered = match.log.slice(n).filter((e) => e.seat === seat);
  return moves.length > 0 && moves.length <= answered.length && moves.every((move, i) => equal(answered[i]?.move, move));
}

type Judged = { readonly move: AnyMove } | { readonly refusal: Refusal };

/** The referee's own move that equals the one sent, so that nothing a player sent enters the state; or what forbids it. `n` as in `submit`. */
function judge({ game, state, log, since }: Match, seat: Seat, sent: unknown, n: number | undefined): Judged {
  const due = game.pending(state);
  if (due.length === 0) return { refusal: { rule: 'turn/game-over' } };
  if (!due.includes(seat)) return { refusal: { rule: 'turn/not-yours', params: { pending: due } } };
  if (n !== undefined && (n < (since[seat] ?? 0) || n > log.length)) return { refusal: { rule: 'turn/late' } };
  const move = game.find ? game.find(state, seat, sent) : listed(game.moves(state, seat), sent);
  return move ? { move } : { refusal: game.refusal(state, seat, sent) ?? { rule: 'turn/no-such-move' } };
}

/** Why `seat` may not take its last step back now; undefined if it may. */
export function takeBackRefusal(match: Match, seat: Seat): Refusal | undefined {
  const last = match.kept.at(-1);
  const entry = last === undefined ? undefined : match.log[last];
  if (pending(match).length === 0) return { rule: 'turn/game-over' };
  if (!entry || !match.kept.some((i) => match.log[i]?.seat === seat)) return { rule: 'take-back/nothing' };
  if (entry.seat === CHANCE) return { rule: 'take-back/chance-acted' };
  if (entry.seat !== seat) return { rule: 'take-back/other-acted', params: { other: entry.seat } };
  const { before } = match;
  const earlier = before !== undefined && before.n === last ? before.state : fold(match, match.kept.slice(0, -1));
  if (learned(match.game, match.seats, earlier, match.state, entry)) return { rule: 'take-back/something-shown' };
  return undefined;
}

/**
 * Why `seat` cannot even ask the others to let it take its last step back: they may forgive that somebody learned something, be it from
 * the step or from what chance did after it, but nobody undoes what somebody else has done. Undefined if it may ask.
 */
export function agreementRefusal(match: Match, seat: Seat): Refusal | undefined {
  const refusal = takeBackRefusal(match, seat);
  if (!refusal) return { rule: 'take-back/free' };
  if (refusal.rule !== 'take-back/chance-acted') return refusal.rule === 'take-back/something-shown' ? undefined : refusal;
  const last = match.log[lastStep(match)]?.seat;
  return last === undefined || last === seat ? undefined : { rule: 'take-back/other-acted', params: { other: last } };
}

/**
 * Why `seat`, who plays with bots alone, may not take its last step back together with what came after it; undefined if it may. What
 * bots have learned hurts nobody; but once the player has seen something that was hidden, it stands.
 */
export function aloneRefusal(match: Match, seat: Seat): Refusal | undefined {
  const { game, kept, log } = match;
  if (pending(match).length === 0) return { rule: 'turn/game-over' };
  const own = kept.findLastIndex((i) => log[i]?.seat === seat);
  if (own < 0) return { rule: 'take-back/nothing' };
  const state = fold(match, kept.slice(0, own));
  for (const i of kept.slice(own)) {
    const entry = log[i];
    if (!entry) continue;
    const before = copyState(game, state);
    game.apply(state, entry.seat, entry.move);
    if (isNewTo(seat, game, before, state, entry))
      return { rule: entry.seat === seat ? 'take-back/something-shown' : 'take-back/chance-acted' };
  }
  return undefined;
}

/** Where in the log the step is that `seat` would take back in this way. */
const stepOf = (match: Match, seat: Seat, by: TakeBack['by']): number =>
  by === 'alone' ? (match.kept.findLast((i) => match.log[i]?.seat === seat) ?? 0) : lastStep(match);

const REFUSALS = { agreement: agreementRefusal, alone: aloneRefusal } as const;

/** Where in the log the last step of any player is that was not taken back. */
const lastStep = ({ log, kept }: Match): number => kept.findLast((i) => log[i]?.seat !== CHANCE) ?? 0;

/** Undoes the last step of `seat`. Nothing is erased: the log gains an entry that says how far back to go. */
export function takeBack(match: Match, seat: Seat, n: number, by?: TakeBack['by']): Outcome {
  const answered = match.log.slice(n).find((e) => e.seat === seat);
  if (answered && isTakeBack(answered.move)) return { ok: true, happenings: [], repeated: true };
  if (n !== match.log.length) return { ok: false, refusal: { rule: 'turn/late' } };
  const refusal = (by ? REFUSALS[by] : takeBackRefusal)(match, seat);
  if (refusal) return { ok: false, refusal };
  const move: TakeBack = { type: 'take-back', to: stepOf(match, seat, by), ...(by && { by }) };
  const happenings: Happening[] = [];
  undo(match, seat, move, happenings);
  return { ok: true, happenings, repeated: false };
}

/**
 * Plays one entry of a stored log, which must fit; says what is wrong with it otherwise. `own` is a log that the referee wrote itself: what
 * a step that was taken back had shown was judged then, and is the one thing that costs much to judge again.
 */
export function replayEntry(match: Match, entry: Entry, happenings: Happening[] = [], own = false): Refusal | undefined {
  if (isTakeBack(entry.move)) return replayTakeBack(match, entry.seat, entry.move, happenings, own);
  const judged = judge(match, entry.seat, entry.move, undefined);
  if ('refusal' in judged) return judged.refusal;
  enter(match, entry.seat, judged.move, happenings);
  return undefined;
}

function replayTakeBack(match: Match, seat: Seat, move: TakeBack, happenings: Happening[], own: boolean): Refusal | undefined {
  const { by } = move;
  // A file may claim anything.
  const refusal = own ? undefined : (by === 'agreement' || by === 'alone' ? REFUSALS[by] : takeBackRefusal)(match, seat);
  if (refusal) return refusal;
  if (move.to !== stepOf(match, seat, by) || match.log[move.to]?.seat !== seat) return { rule: 'take-back/nothing' };
  undo(match, seat, move, happenings);
  return undefined;
}

/** Whether the referee itself says it, and not the rules: everybody may hear it. */
export const isRefereesOwn = ({ type }: AnyEvent): boolean => type === 'take-back' || type === 'seam';

export const isTakenBack = (event: AnyEvent): event is TakenBack => event.type === 'take-back';

export const isSeam = (move: AnyMove): move is Seam => move.type === 'seam';

/** The log length from which on today's rules hold: behind it nobody can look or take back. */
export const floorOf = (log: readonly Entry[]): number => log.findLastIndex(({ move }) => isSeam(move)) + 1;

export const isTakeBack = (move: AnyMove): move is TakeBack => move.type === 'take-back';

function enter(match: Match, seat: Seat, move: AnyMove, happenings: Happening[]): void {
  const n = match.log.length;
  const before = pending(match);
  match.game.apply(match.state, seat, move, (event: AnyEvent) => happenings.push({ n, event }));
  match.log.push({ seat, move });
  match.kept.push(n);
  for (const s of pending(match)) if (s === seat || !before.includes(s)) match.since[s] = n + 1;
}

function undo(match: Match, seat: Seat, move: TakeBack, happenings: Happening[]): void {
  match.kept = match.kept.filter((i) => i < move.to);
  match.state = match.before?.n === move.to ? match.before.state : fold(match, match.kept);
  match.before = undefined;
  const takenBack: TakenBack = { ...move, seat };
  happenings.push({ n: match.log.length, event: takenBack });
  match.log.push({ seat, move });
  match.since.fill(match.log.length);
}

function fold(match: Match, kept: readonly number[]): unknown {
  const state: unknown = match.game.setup(match.seats, clone(match.options));
  for (const i of kept) {
    const entry = match.log[i];
    if (entry) match.game.apply(state, entry.seat, entry.move);
  }
  return state;
}
