import type { Seat } from '../../core/game.ts';
import type { SymbolName } from './data.ts';
import type { Placement } from './moves.ts';

/** A group that brings points; `cells` are `y * 25 + x`. */
export interface Group {
  readonly seat: Seat;
  readonly herb: SymbolName;
  readonly size: number;
  readonly points: number;
  readonly cells: readonly number[];
}

export type Event =
  | { readonly type: 'started'; readonly seat: Seat }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly strips: readonly number[] }
  | (Placement & { readonly type: 'laid'; readonly seat: Seat; readonly level: number })
  | ({ readonly type: 'scored' } & Group)
  | { readonly type: 'rats-in-sight'; readonly seat: Seat; readonly rats: number }
  | { readonly type: 'lost-by-rats'; readonly seat: Seat; readonly rats: number }
  | ({ readonly type: 'final-group' } & Group)
  | { readonly type: 'won'; readonly seat: Seat; readonly points: number; readonly other: number }
  | { readonly type: 'drawn'; readonly points: number };

export type Emit = (e: Event) => void;
