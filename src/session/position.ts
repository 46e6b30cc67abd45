import type { AnyGame, Seat, Viewer } from '../core/game.ts';
import {
  aloneRefusal,
  type Entry,
  floorOf,
  isTakeBack,
  type Match,
  type Outcome,
  pending,
  takeBack,
  takeBackRefusal,
} from '../core/match.ts';
import type { PastMessage, PositionMessage } from '../protocol/to-browser.ts';

/** A position as somebody sees it, whoever holds the referee. */
export type Position = Omit<PositionMessage, 'type' | 're' | 'table' | 'events'>;
/** An earlier one. */
export type Past = Omit<PastMessage, 'type' | 're' | 'table'>;
/** Whose eyes: a seat's, a spectator's (null), or those of somebody who may see everything. */
export type Eyes = Viewer | 'all';

export const viewerOf = (eyes: Eyes): Viewer => (eyes === 'all' ? null : eyes);

/** The sheet is made from the view, so it cannot tell more. */
export function pastAt(game: AnyGame, state: unknown, n: number, eyes: Eyes): Past {
  const viewer = viewerOf(eyes);
  const view = eyes === 'all' ? state : game.view(state, viewer);
  return { n, viewer, view, sheet: game.sheet(view) };
}

/** The live position. `from` is the log length that the viewer has seen, `takeBack` the seat of its own that may take back now. */
export function positionOf(match: Match, viewer: Viewer, from: number, takeBack: Seat | undefined, thinking: readonly Seat[]): Position {
  const { game, state, log } = match;
  const past = pastAt(game, state, log.length, viewer);
  return { ...past, from, pending: pending(match), takeBack: takeBack === undefined ? [] : [takeBack], thinking };
}

/** Through whose eyes somebody looks who has these seats: the one that is asked; else the one from before; a spectator without any. */
export function eyesOf(own: readonly Seat[], due: readonly Seat[], before: Viewer = null): Viewer {
  if (own.length < 2) return own[0] ?? null;
  return own.find((seat) => due.includes(seat)) ?? (before !== null && own.includes(before) ? before : (own[0] ?? null));
}

/** The only person at a table of bots. */
function alone({ seats }: Match, isPerson: (seat: Seat) => boolean): Seat | undefined {
  let only: Seat | undefined;
  for (let seat = 0; seat < seats; seat++) {
    if (!isPerson(seat)) continue;
    if (only !== undefined) return undefined;
    only = seat;
  }
  return only;
}

/**
 * The seat that may take its last step back: the one who took the last step, if it is a person's; or a person among bots, who may also take
 * back what they answered, once they are asked again.
 */
export function takeBackSeat(match: Match, isPerson: (seat: Seat) => boolean): Seat | undefined {
  const last = lastMover(match, isPerson);
  if (last !== undefined) return last;
  const only = alone(match, isPerson);
  return only !== undefined && pending(match).includes(only) && !aloneRefusal(match, only) ? only : undefined;
}

/** Takes a step back, in the way that is open to whoever asks. */
export function takeBackFor(match: Match, seat: Seat, n: number, isPerson: (seat: Seat) => boolean): Outcome {
  const outcome = takeBack(match, seat, n);
  const { rule } = outcome.ok ? { rule: '' } : outcome.refusal;
  return STANDS.includes(rule) && alone(match, isPerson) === seat ? takeBack(match, seat, n, 'alone') : outcome;
}
const STANDS = ['take-back/chance-acted', 'take-back/other-acted', 'take-back/something-shown'];

function lastMover(match: Match, isPerson: (seat: Seat) => boolean): Seat | undefined {
  const last = match.kept.at(-1);
  const seat = last === undefined ? undefined : match.log[last]?.seat;
  if (seat === undefined || seat < 0 || !isPerson(seat)) return undefined;
  return takeBackRefusal(match, seat) === undefined ? seat : undefined;
}

/** The state at log length `n`: the entries since `floor`, less what was taken back among them. They were checked when they were entered. */
export function stateAt({ game, seats, options, log }: Match, n: number, floor = floorOf(log)): unknown {
  let kept: { readonly i: number; readonly entry: Entry }[] = [];
  for (let i = floor; i < n; i++) {
    const entry = log[i];
    if (!entry) break;
    const { move } = entry;
    if (isTakeBack(move)) kept = kept.filter((k) => k.i < move.to);
    else kept.push({ i, entry });
  }
  const state = game.setup(seats, options);
  for (const { entry } of kept) game.apply(state, entry.seat, entry.move);
  return state;
}
