import type { Seat } from '../../core/game.ts';
import { must } from '../../core/must.ts';
import { CARDS, type CardName, COLUMNS, FIGURES, type FigureName } from './data.ts';
import { UNKNOWN } from './state.ts';

export interface Start {
  readonly type: 'start';
  readonly seat: Seat;
}
export interface Reveal {
  readonly type: 'reveal';
  readonly figure: FigureName;
}
export interface Draw {
  readonly type: 'draw';
  readonly card: CardName;
}
/** `hide` plays the card face down. The figure is named beside its column, because a rat may lie in two of them. */
export interface Play {
  readonly type: 'play' | 'hide';
  readonly card: CardName;
  readonly figure: FigureName;
  readonly column: number;
}
/** Which of two activated figures moves first. */
export interface Order {
  readonly type: 'order';
  readonly figure: FigureName;
  readonly column: number;
}
export type Move = Start | Reveal | Draw | Play | Order;

/** Every move exists once and is frozen: listing moves makes nothing but the list. */
export const REVEALS: readonly Reveal[] = FIGURES.map((figure) => Object.freeze({ type: 'reveal', figure }));
export const DRAWS: readonly Draw[] = CARDS.map((card) => Object.freeze({ type: 'draw', card }));

const spots = FIGURES.flatMap((figure) => Array.from({ length: COLUMNS }, (_, column) => ({ figure, column })));
const makePlays = (type: Play['type']): readonly Play[] =>
  CARDS.flatMap((card) => spots.map(({ figure, column }) => Object.freeze({ type, card, figure, column })));
const PLAYS = makePlays('play');
const HIDES = makePlays('hide');
const ORDERS: readonly Order[] = spots.map(({ figure, column }) => Object.freeze({ type: 'order', figure, column }));

export const playOf = (kind: number, figure: number, column: number, hidden: boolean): Play =>
  must((hidden ? HIDES : PLAYS)[(kind * FIGURES.length + figure) * COLUMNS + column]);
export const orderOf = (figure: number, column: number): Order => must(ORDERS[figure * COLUMNS + column]);

export const kindOf = (card: CardName): number => CARDS.indexOf(card);
export const figureOf = (name: FigureName): number => FIGURES.indexOf(name);
/** A view holds cards that have no name for the viewer. */
export const cardName = (kind: number): CardName | 'unknown' => (kind === UNKNOWN ? 'unknown' : must(CARDS[kind]));
export const figureName = (figure: number): FigureName => must(FIGURES[figure]);
