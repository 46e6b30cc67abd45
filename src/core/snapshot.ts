import { clone } from './clone.ts';
import { equal } from './equal.ts';
import { type AnyEvent, type AnyGame, CHANCE, type Options, type Viewer } from './game.ts';
import { viewers } from './knowledge.ts';
import { type Entry, floorOf, type Happening, isRefereesOwn, isSeam, type Match, open, pending, replayEntry } from './match.ts';
import { type RecordResult, resultOf } from './result.ts';
import type { ScoreSheet } from './sheet.ts';

/**
 * A position as its own rules left it, kept beside the log: the log alone is worth nothing once the rules that it was played by are
 * gone. Plain JSON, and nothing in it needs those rules to be shown.
 */
export interface Snapshot {
  /** The log length at which it was taken, and the number of the rules that led there. */
  readonly n: number;
  readonly rules: number;
  readonly state: unknown;
  /** What happened since the game, or these rules, began. */
  readonly told?: readonly Told[] | undefined;
  /** Once the game is over. */
  readonly final?: Final | undefined;
}

/** An event as everybody may hear it; or what each viewer hears instead, the spectator first, null for nothing. */
export interface Told {
  readonly n: number;
  readonly event: AnyEvent;
  readonly as?: readonly (AnyEvent | null)[] | undefined;
}

/** The end of a game, as each viewer sees it: the spectator first. */
export interface Final {
  readonly result: RecordResult;
  readonly sheet: ScoreSheet;
  readonly views: readonly unknown[];
}

export function takeSnapshot(match: Match, happened?: readonly Happening[]): Snapshot {
  const { game, state, seats, log } = match;
  const floor = floorOf(log);
  const over = pending(match).length === 0;
  return {
    n: log.length,
    rules: game.rules,
    state,
    told: happened?.filter(({ n }) => n >= floor).map((h) => tell(game, seats, h)),
    final: over ? { result: resultOf(match), sheet: game.sheet(state), views: viewers(seats).map((v) => game.view(state, v)) } : undefined,
  };
}

function tell(game: AnyGame, seats: number, { n, event }: Happening): Told {
  if (isRefereesOwn(event)) return { n, event };
  const as = viewers(seats).map((viewer) => game.redact(event, viewer) ?? null);
  return as.every((e) => equal(e, event)) ? { n, event } : { n, event, as };
}

/** The rules that the end of a log was played by, where it began with `rules`. */
export function rulesAt(log: readonly Entry[], rules: number): number {
  const last = log[floorOf(log) - 1]?.move;
  return last && isSeam(last) ? last.rules : rules;
}

/** A match that goes on after a seam: `log` up to there is history, `state` is where it goes on from. */
export function openAfter(game: AnyGame, seats: number, options: Options, log: readonly Entry[], state: unknown): Match {
  const match = open({ ...game, setup: () => clone(state) }, seats, options);
  match.log.push(...log);
  match.since.fill(log.length);
  return match;
}

/** The same game, but what was told before a seam is heard as the rules of then allowed it. */
export function hearing(game: AnyGame, told: readonly Told[]): AnyGame {
  const known = new Map(told.map((t) => [t.event, t]));
  const redact = (event: AnyEvent, viewer: Viewer): AnyEvent | undefined => {
    const before = known.get(event);
    if (!before) return game.redact(event, viewer);
    return before.as ? (before.as[indexOf(viewer)] ?? undefined) : event;
  };
  return { ...game, redact };
}

const indexOf = (viewer: Viewer): number => (viewer ?? -1) + 1;

/** A game that is over, shown as it was by rules that are gone: nobody is asked, and nothing can be played. */
export function over(game: AnyGame, rules: number, { result, sheet, views }: Final, told: readonly Told[]): AnyGame {
  const gone = (): never => {
    throw new Error('the rules of this game are gone');
  };
  return {
    ...hearing(game, told),
    rules,
    setup: () => null,
    pending: () => [],
    moves: () => [],
    refusal: () => ({ rule: 'turn/game-over' }),
    roll: gone,
    apply: gone,
    imagine: gone,
    payoffs: () => result.payoffs,
    sheet: () => sheet,
    view: (_state, viewer) => views[indexOf(viewer)],
  };
}

/** A table as it was stored by other rules than today's. */
export interface Stored {
  readonly seats: number;
  readonly options: Options;
  readonly log: readonly Entry[];
  readonly snapshot: Snapshot | undefined;
}

/** How a table goes on under today's rules. */
export type Carried =
  /** Today's rules replay the log to the same position. */
  | { readonly kind: 'same' }
  /** It is over, and is shown as it was. */
  | { readonly kind: 'over'; readonly final: Final }
  /** It goes on from here, the position of log length `to`; `told` is what happened between the snapshot and there. */
  | { readonly kind: 'on'; readonly state: unknown; readonly to: number; readonly told: readonly Told[] }
  /** Nothing is known but the log. */
  | { readonly kind: 'lost' };

export function carry(game: AnyGame, stored: Stored): Carried {
  const { snapshot } = stored;
  if (floorOf(stored.log) === 0 && replaysAlike(game, stored)) return { kind: 'same' };
  if (!snapshot) return { kind: 'lost' };
  if (snapshot.final) return { kind: 'over', final: snapshot.final };
  return attempt(() => goOn(game, stored, snapshot)) ?? { kind: 'lost' };
}

function replaysAlike(game: AnyGame, { seats, options, log, snapshot }: Stored): boolean {
  const alike = attempt(() => {
    const match = open(game, seats, options);
    for (const entry of log) {
      if (match.log.length === snapshot?.n && !equal(match.state, snapshot.state)) return false;
      if (replayEntry(match, entry)) return false;
    }
    if (match.log.length === snapshot?.n && !equal(match.state, snapshot.state)) return false;
    return snapshot?.final === undefined || (pending(match).length === 0 && equal(resultOf(match), snapshot.final.result));
  });
  return alike ?? false;
}

/** The steps since the snapshot are played by today's rules; if they no longer fit, the game goes on from before them. */
function goOn(game: AnyGame, { seats, options, log }: Stored, snapshot: Snapshot): Carried {
  const state: unknown = game.upgrade ? game.upgrade(clone(snapshot.state), snapshot.rules) : clone(snapshot.state);
  if (!isPlayable(game, state, seats)) return { kind: 'lost' };
  const match = openAfter(game, seats, options, log.slice(0, snapshot.n), state);
  const happened: Happening[] = [];
  const fits = attempt(() => log.slice(snapshot.n).every((entry) => replayEntry(match, entry, happened) === undefined));
  if (!fits) return { kind: 'on', state, to: snapshot.n, told: [] };
  return { kind: 'on', state: match.state, to: log.length, told: happened.map((h) => tell(game, seats, h)) };
}

/** Whether today's rules understand the position: everybody can see it, and who is asked can answer. */
function isPlayable(game: AnyGame, state: unknown, seats: number): boolean {
  const sees = viewers(seats).every((viewer) => {
    const view: unknown = game.view(state, viewer);
    game.tell(view, viewer);
    return game.sheet(view).totals.length === seats;
  });
  const asked = game.pending(state);
  const answers = asked.every((seat) => seat === CHANCE || game.moves(state, seat).length > 0);
  return sees && answers && asked.every((seat) => seat >= CHANCE && seat < seats);
}

/** Old positions are foreign to today's rules: whatever these throw means that they do not understand it. */
function attempt<T>(task: () => T): T | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}
