import { CHANCE, type Options, type Seat } from '../../core/game.ts';
import { NOBODY, only } from '../../core/steps.ts';

export const VARIANTS = ['standard', 'young', 'unknown'] as const;
export type Variant = (typeof VARIANTS)[number];

export interface PiperOptions extends Options {
  /** The printed game, the one for young players, or the one with face-down cards. */
  readonly variant: Variant;
  /** The step on which a marker is on the roof. */
  readonly roof: 8 | 7;
  readonly start: 'random' | 'first';
}

/** `end-turn` asks nobody: what was executed is put away, row and hand are filled, and the turn passes on. */
type Phase = 'start' | 'reveal' | 'draw' | 'play' | 'order' | 'end-turn' | 'over';

export type Ending = 'two-left' | 'collected' | 'draw' | 'last-one' | 'roof' | 'roof-draw' | 'all-out' | 'all-out-draw';

/** Nobody, nowhere, nothing. */
export const NONE = -1;
/** A card that the viewer may not see. */
export const UNKNOWN = -2;

/**
 * Houses are numbered in turn order, which runs to the right; they keep their number when others are gone. Figures and kinds of
 * cards are numbered as in FIGURES and CARDS. A figure's place is the lane to the left of the house it would run through next,
 * so that two lanes become one by themselves when the house between them is taken away.
 */
export interface State {
  variant: Variant;
  roof: number;
  phase: Phase;
  /** 0 while the table is set up. */
  turn: number;
  /** Whose turn it is; CHANCE until it is known who begins. After the end: who played the last card. */
  seat: Seat;
  /** The column that got the first card of this turn, or NONE. */
  first: number;
  /** Whether a card was played face down this turn. */
  hid: boolean;
  /** The houses that still stand, in turn order. */
  ring: number[];
  /** By figure: the house in front of it; NONE for a rat that stayed in the box, and for all until it is known who begins. */
  ahead: number[];
  /** By seat: the step of the marker, from 0 below the house up to the roof. */
  height: number[];
  /** By marker: its owner while that one is in town, later who collected it, NONE if it is out of the game. */
  keeper: number[];
  /** The four figure cards; NONE until chance reveals the next. */
  row: number[];
  /** Two places a column, the upper one first: the kind of the card, who played it, and whether it lies face down. */
  cards: number[];
  by: number[];
  down: boolean[];
  /** By seat, kinds in ascending order. */
  hands: number[][];
  /** Counts by kind. Nobody knows the order of a deck, so it has none: a card is chosen when it is drawn. */
  deck: number[];
  discard: number[];
  /** The cards of this or the last turn as they came onto the discard pile, where all saw them: executed ones, and hands put away. */
  last: number[];
  /** Counts by figure. */
  figureDeck: number[];
  figureDiscard: number[];
  ending: Ending | null;
  winners: Seat[];
}

export function pending(s: State): readonly Seat[] {
  if (s.phase === 'over') return NOBODY;
  return only(s.phase === 'play' || s.phase === 'order' ? s.seat : CHANCE);
}
