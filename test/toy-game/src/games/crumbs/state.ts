import type { Seat } from '../../core/game.ts';

export interface State {
  left: number;
  /** Whose turn it is; CHANCE before anybody was chosen to begin. */
  turn: Seat;
  taken: number[];
  /** Who took the last crumb. */
  last: Seat | null;
}
export type Move = { readonly type: 'start'; readonly seat: Seat } | { readonly type: 'take'; readonly n: number };
export type Event =
  | { readonly type: 'started'; readonly seat: Seat }
  | { readonly type: 'took'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'caught'; readonly seat: Seat };

export const CRUMBS = 15;
export const MOST = 3;
/** The cat hears who takes the last one. */
export const CAUGHT = 6;
