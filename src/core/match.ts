import { clone } from './clone.ts';
import { equal } from './equal.ts';
import { type AnyEvent, type AnyGame, type AnyMove, CHANCE, type Options, type Refusal, type Rng, type Seat } from './game.ts';
import { learned } from './knowledge.ts';
import { listed } from './listed.ts';

/** Undoes every entry from log position `to` on. Written like a move, so that a log is one kind of thing. */
export interface TakeBack {
  readonly type: 'take-back';
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
 * A player's answer to the question asked at log length `n`. Refused answers change nothing. An answer that is in the log
 * already is accepted again without effect, so that a sender who heard nothing may ask twice.
 */
export function submit(match: Match, seat: Seat, n: number, move: unknown, rng: Rng): Outcome {
  const answered = match.log.slice(n).find((e) => e.seat === seat);
  if (answered && equal(answered.move, move)) return { ok: true, happenings: [], repeated: true };
  const due = pending(match);
  if (due.length === 0) return { ok: false, refusal: { rule: 'turn/game-over' } };
  if (!due.includes(seat)) return { ok: false, refusal: { rule: 'turn/not-yours', params: { pending: due } } };
  if (n < (match.since[seat] ?? 0) || n > match.log.length) return { ok: false, refusal: { rule: 'turn/late' } };
  // The referee plays its own equal object: nothing that a player sent enters the state.
  const legal = listed(match.game.moves(match.state, seat) as readonly AnyMove[], move);
  if (!legal) return { ok: false, refusal: match.game.refusal(match.state, seat, move) ?? { rule: 'turn/no-such-move' } };
  const happenings: Happening[] = [];
  enter(match, seat, legal, happenings);
  happenings.push(...roll(match, rng));
  return { ok: true, happenings, repeated: false };
}

/** Why `seat` may not take its last step back now; undefined if it may. Whoever kept the state before that step saves a replay. */
export function takeBackRefusal(match: Match, seat: Seat, before?: unknown): Refusal | undefined {
  const last = match.kept.at(-1);
  const entry = last === undefined ? undefined : match.log[last];
  if (pending(match).length === 0) return { rule: 'turn/game-over' };
  if (!entry || !match.kept.some((i) => match.log[i]?.seat === seat)) return { rule: 'take-back/nothing' };
  if (entry.seat === CHANCE) return { rule: 'take-back/chance-acted' };
  if (entry.seat !== seat) return { rule: 'take-back/other-acted', params: { other: entry.seat } };
  const earlier = before ?? fold(match, match.kept.slice(0, -1));
  if (learned(match.game, match.seats, earlier, match.state, entry)) return { rule: 'take-back/something-shown' };
  return undefined;
}

/** Undoes the last step of `seat`. Nothing is erased: the log gains an entry that says how far back to go. */
export function takeBack(match: Match, seat: Seat, n: number): Outcome {
  const answered = match.log.slice(n).find((e) => e.seat === seat);
  if (answered && isTakeBack(answered.move)) return { ok: true, happenings: [], repeated: true };
  if (n !== match.log.length) return { ok: false, refusal: { rule: 'turn/late' } };
  const refusal = takeBackRefusal(match, seat);
  if (refusal) return { ok: false, refusal };
  const move: TakeBack = { type: 'take-back', to: match.kept.at(-1) ?? 0 };
  undo(match, seat, move);
  return { ok: true, happenings: [], repeated: false };
}

/** Plays one entry of a stored log, which must fit; says what is wrong with it otherwise. */
export function replayEntry(match: Match, entry: Entry, happenings: Happening[] = []): Refusal | undefined {
  if (isTakeBack(entry.move)) return replayTakeBack(match, entry.seat, entry.move);
  const due = pending(match);
  if (due.length === 0) return { rule: 'turn/game-over' };
  if (!due.includes(entry.seat)) return { rule: 'turn/not-yours', params: { pending: due } };
  const legal = listed(match.game.moves(match.state, entry.seat) as readonly AnyMove[], entry.move);
  if (!legal) return match.game.refusal(match.state, entry.seat, entry.move) ?? { rule: 'turn/no-such-move' };
  enter(match, entry.seat, legal, happenings);
  return undefined;
}

function replayTakeBack(match: Match, seat: Seat, move: TakeBack): Refusal | undefined {
  const refusal = takeBackRefusal(match, seat);
  if (refusal) return refusal;
  if (move.to !== match.kept.at(-1)) return { rule: 'take-back/nothing' };
  undo(match, seat, move);
  return undefined;
}

export const isTakeBack = (move: AnyMove): move is TakeBack => move.type === 'take-back';

function enter(match: Match, seat: Seat, move: AnyMove, happenings: Happening[]): void {
  const n = match.log.length;
  const before = pending(match);
  match.game.apply(match.state, seat, move, (event: AnyEvent) => happenings.push({ n, event }));
  match.log.push({ seat, move });
  match.kept.push(n);
  for (const s of pending(match)) if (s === seat || !before.includes(s)) match.since[s] = n + 1;
}

function undo(match: Match, seat: Seat, move: TakeBack): void {
  match.kept = match.kept.filter((i) => i < move.to);
  match.state = fold(match, match.kept);
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
