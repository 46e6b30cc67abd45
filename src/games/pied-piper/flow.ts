import { add, at, sum } from '../../core/counts.ts';
import type { Seat } from '../../core/game.ts';
import { must } from '../../core/must.ts';
import { COLUMNS, HAND } from './data.ts';
import type { Emit } from './events.ts';
import { cardName, figureName } from './moves.ts';
import { NONE, type State } from './state.ts';
import { inTown, nextSeat } from './town.ts';

/** The column has both its cards. */
export const isFull = (s: State, column: number): boolean => s.cards[column * 2 + 1] !== NONE;

export const cardsOf = (s: State, seat: Seat): number[] => must(s.hands[seat]);

/** What follows by itself: after the cards of a turn what was executed is put away, and chance is asked for what is missing. */
export function proceed(s: State, emit?: Emit): void {
  if (s.phase === 'end-turn') {
    for (let column = 0; column < COLUMNS; column++) if (isFull(s, column)) clear(s, column, emit);
    s.first = NONE;
    s.hid = false;
  } else if (s.phase !== 'reveal' && s.phase !== 'draw') return;
  refill(s, emit);
}

function clear(s: State, column: number, emit: Emit | undefined): void {
  const figure = must(s.row[column]);
  const upper = must(s.cards[column * 2]);
  const lower = must(s.cards[column * 2 + 1]);
  add(s.figureDiscard, figure, 1);
  add(s.discard, upper, 1);
  add(s.discard, lower, 1);
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
  if (s.turn > 0) return inTown(s, s.seat) && cardsOf(s, s.seat).length < HAND ? s.seat : NONE;
  for (let seat = 0; seat < s.hands.length; seat++) if (cardsOf(s, seat).length < HAND) return seat;
  return NONE;
}

/** Asks chance for the next card that is missing; when none is, the next player plays. */
function refill(s: State, emit: Emit | undefined): void {
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

/** Turns a discard pile over into an empty deck; answers with the number of cards. */
function turnOver(from: number[], into: number[]): number {
  const cards = sum(from);
  for (let kind = 0; kind < from.length; kind++) {
    into[kind] = at(from, kind);
    from[kind] = 0;
  }
  return cards;
}
