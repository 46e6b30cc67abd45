import { clone } from '../../../core/clone.ts';
import type { Seat } from '../../../core/game.ts';
import { CARDS, COLUMNS } from '../data.ts';
import { executeBoth } from '../execute.ts';
import { game } from '../game.ts';
import { inTown, preview } from '../look.ts';
import type { Move } from '../moves.ts';
import { NONE, type State } from '../state.ts';

/** How far each marker goes, down if negative; whoever leaves town goes to the roof. */
type Climbs = readonly number[];

/** The columns under which one card lies that the viewer can see. */
const waiting = (s: State): number[] =>
  Array.from({ length: COLUMNS }, (_, column) => column).filter(
    (column) => (s.row[column] ?? NONE) >= 0 && (s.cards[column * 2] ?? NONE) >= 0 && s.cards[column * 2 + 1] === NONE,
  );

/** What a figure does if one more card of this kind comes under it. */
export function climbsWith(s: State, column: number, kind: number): Climbs {
  const after = clone(s);
  after.cards[column * 2 + 1] = kind;
  after.by[column * 2 + 1] = s.seat;
  executeBoth(after, column, column);
  return heightsAfter(s, after);
}

export const heightsAfter = (s: State, after: State): Climbs =>
  s.height.map((height, seat) => (!inTown(s, seat) ? 0 : (inTown(after, seat) ? (after.height[seat] ?? 0) : s.roof) - height));

/** One figure with a card under it: by seat the most steps up that a second card could make of it. */
export interface Danger {
  readonly column: number;
  readonly figure: number;
  readonly climbs: Climbs;
}

export function dangers(s: State): readonly Danger[] {
  if (s.variant === 'young') return [];
  return waiting(s).map((column) => {
    const all = CARDS.map((_, kind) => climbsWith(s, column, kind));
    return {
      column,
      figure: s.row[column] ?? NONE,
      climbs: s.height.map((_, seat) => Math.max(...all.map((climbs) => climbs[seat] ?? 0))),
    };
  });
}

/** What a move does to the markers as far as the viewer can know: first and last step of each that moves. */
export function changesBy(
  s: State,
  seat: Seat,
  move: Move,
): readonly { readonly seat: Seat; readonly from: number; readonly to: number }[] {
  const to = new Map<Seat, number>();
  for (const event of preview(game, s, seat, [move])) {
    if (event.type === 'passed') to.set(event.seat, event.to);
    else if (event.type === 'left' || event.type === 'left-unclaimed') to.set(event.seat, s.roof);
  }
  return [...to]
    .map(([other, step]) => ({ seat: other, from: s.height[other] ?? 0, to: step }))
    .filter(({ from, to: step }) => from !== step);
}

/** The most that one card from the hand can do now: by seat the steps up, and for the player the steps down. */
export function reach(s: State, seat: Seat): { readonly up: Climbs; readonly down: number } {
  const all = game.moves(s, seat).map((move) => changesBy(s, seat, move));
  const by = (other: Seat): number[] =>
    all.map((changes) => changes.filter((one) => one.seat === other).reduce((n, one) => n + one.to - one.from, 0));
  return { up: s.height.map((_, other) => Math.max(0, ...by(other))), down: Math.max(0, ...by(seat).map((n) => 0 - n)) };
}
