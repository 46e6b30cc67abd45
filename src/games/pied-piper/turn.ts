import type { Seat } from '../../core/game.ts';
import { change, sum, turnOver } from './counts.ts';
import { COLUMNS, HAND } from './data.ts';
import type { Emit } from './events.ts';
import { cardName, figureName } from './moves.ts';
import { NONE, type State } from './state.ts';
import { inTown, nextSeat } from './town.ts';

/** The column has both its cards. */
export const isFull = (s: State, column: number): boolean => s.cards[column * 2 + 1] !== NONE;

/** What is left to do after the cards of a turn: put away what was executed, refill row and hand, pass the turn on. */
export function endTurn(s: State, emit?: Emit): void {
  for (let column = 0; column < COLUMNS; column++) if (isFull(s, column)) clear(s, column, emit);
  s.first = NONE;
  s.hid = false;
  proceed(s, emit);
}

function clear(s: State, column: number, emit: Emit | undefined): void {
  const figure = s.row[column] ?? NONE;
  const upper = s.cards[column * 2] ?? NONE;
  const lower = s.cards[column * 2 + 1] ?? NONE;
  change(s.figureDiscard, figure, 1);
  change(s.discard, upper, 1);
  change(s.discard, lower, 1);
  s.last.push(upper, lower);
  s.row[column] = NONE;
  for (let place = column * 2; place < column * 2 + 2; place++) {
    s.cards[place] = NONE;
    s.by[place] = NONE;
    s.down[place] = false;
  }
  emit?.({ type: 'cleared', figure: figureName(figure), column, cards: [cardName(upper), cardName(lower)] });
}

/** The seat that the next card is drawn for: in turn during the deal, later whoever played. */
export function drawer(s: State): Seat {
  if (s.turn > 0) return inTown(s, s.seat) && handOf(s, s.seat).length < HAND ? s.seat : NONE;
  for (let seat = 0; seat < s.hands.length; seat++) if (handOf(s, seat).length < HAND) return seat;
  return NONE;
}

const EMPTY: number[] = [];
export const handOf = (s: State, seat: Seat): number[] => s.hands[seat] ?? EMPTY;

/** Asks chance for the next card that is missing; when none is, the next player plays. */
export function proceed(s: State, emit?: Emit): void {
  if (s.row.includes(NONE)) {
    s.phase = 'reveal';
    if (sum(s.figureDeck) === 0) {
      const cards = turnOver(s.figureDiscard, s.figureDeck);
      emit?.({ type: 'reshuffled', deck: 'figure', cards });
    }
  } else if (drawer(s) !== NONE) {
    s.phase = 'draw';
    if (sum(s.deck) === 0) {
      const cards = turnOver(s.discard, s.deck);
      emit?.({ type: 'reshuffled', deck: 'action', cards });
    }
  } else {
    if (s.turn > 0) s.seat = nextSeat(s, s.seat);
    s.turn++;
    s.phase = 'play';
  }
}
