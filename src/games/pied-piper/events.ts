import type { Seat } from '../../core/game.ts';
import type { CardName, FigureName } from './data.ts';

/** A card as somebody sees it. */
export type Shown = CardName | 'unknown';

/** A card at its place: 0 is the upper place of a column, which is executed first. */
interface Placed {
  readonly seat: Seat;
  readonly card: Shown;
  readonly figure: FigureName;
  readonly column: number;
  readonly place: number;
}

/** Figures that pass one house together. `dir` is 1 along the arrows, -1 against them. */
interface Passing {
  readonly figures: readonly FigureName[];
  readonly count: number;
  readonly house: number;
  readonly dir: number;
}

/** In the order in which things happen at the table. `taker` is who collects the markers. */
export type Event =
  | { readonly type: 'started'; readonly seat: Seat }
  | { readonly type: 'revealed'; readonly figure: FigureName; readonly column: number }
  | { readonly type: 'drawn'; readonly seat: Seat; readonly card: Shown }
  | { readonly type: 'reshuffled'; readonly deck: 'action' | 'figure'; readonly cards: number }
  | ({ readonly type: 'played' } & Placed)
  | ({ readonly type: 'hid' } & Placed)
  | ({ readonly type: 'turned-up' } & Placed)
  | { readonly type: 'activated'; readonly seat: Seat; readonly figure: FigureName; readonly column: number }
  | { readonly type: 'ordered'; readonly seat: Seat; readonly figure: FigureName; readonly column: number }
  | { readonly type: 'moved'; readonly figure: FigureName; readonly column: number; readonly cards: readonly Shown[] }
  | ({ readonly type: 'passed'; readonly seat: Seat; readonly net: number; readonly from: number; readonly to: number } & Passing)
  | ({ readonly type: 'sneaked'; readonly seat: Seat } & Passing)
  | ({ readonly type: 'passed-neutral' } & Passing)
  | { readonly type: 'idle'; readonly figure: FigureName; readonly column: number }
  | {
      readonly type: 'left';
      readonly seat: Seat;
      readonly taker: Seat;
      readonly markers: readonly Seat[];
      readonly count: number;
      readonly house: number;
      /** The house whose left lane now takes in both lanes, and who slides into it from the left of the gone house. */
      readonly lane: number;
      readonly slid: readonly FigureName[];
    }
  | {
      readonly type: 'left-unclaimed';
      readonly seat: Seat;
      readonly house: number;
      readonly lane: number;
      readonly slid: readonly FigureName[];
    }
  | { readonly type: 'hand-discarded'; readonly seat: Seat; readonly cards: readonly CardName[] }
  | { readonly type: 'cleared'; readonly figure: FigureName; readonly column: number; readonly cards: readonly Shown[] }
  | { readonly type: 'won'; readonly seat: Seat }
  | { readonly type: 'tied'; readonly seats: readonly Seat[] };

export type Emit = (e: Event) => void;
