import { at } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { flag, makeFeatures, oneOf, type Pen, put } from '../../../core/learned.ts';
import { must } from '../../../core/must.ts';
import { settled, WIN, worth } from '../advice.ts';
import { CARDS, COLUMNS, FIGURES } from '../data.ts';
import { collectedBy, effectOf, houseOf, inTown } from '../look.ts';
import { NONE, type State, UNKNOWN, VARIANTS } from '../state.ts';
import { threatTo } from '../threat.ts';

const MOST = 5;

/** The position when the cards that will be executed anyway are. */
let soon: State | undefined;

const seatsOf = (s: State): number => s.height.length;

/** How many houses a figure runs through before that house, along the arrows; NONE if either is not there. */
function distance(s: State, from: number, house: number): number {
  const start = s.ring.indexOf(from);
  const end = s.ring.indexOf(house);
  return start < 0 || end < 0 ? NONE : (end - start + s.ring.length) % s.ring.length;
}

function tellShared(s: State, pen: Pen): void {
  oneOf(pen, seatsOf(s) - 2, 4);
  oneOf(pen, s.ring.length - 2, 4);
  oneOf(pen, VARIANTS.indexOf(s.variant), VARIANTS.length);
  flag(pen, s.roof === 7);
  flag(pen, s.phase === 'play');
  flag(pen, s.phase === 'order');
  flag(pen, s.first !== NONE);
  flag(pen, s.hid);
  put(pen, s.turn / 30);
}

function tellEach(s: State, seat: Seat, pen: Pen): void {
  const then = soon ?? s;
  flag(pen, inTown(s, seat));
  put(pen, at(s.height, seat) / 8);
  put(pen, at(then.height, seat) / 8);
  put(pen, (s.roof - at(then.height, seat)) / 8);
  flag(pen, s.roof - at(then.height, seat) <= 1);
  flag(pen, s.roof - at(then.height, seat) === 2);
  // Where the game ends by what will be executed, nothing threatens any more.
  put(pen, then.ending === null ? threatTo(then, seat) / 150 : 0);
  put(pen, collectedBy(then, seat) / 3);
  put(pen, Math.max(-1, Math.min(1.5, worth(then, seat) / WIN)));
  flag(pen, s.seat === seat);
}

/** Where the figures are and what lies under them, as seen from one's own house. */
function tellOwn(s: State, seat: Seat, pen: Pen): void {
  const home = houseOf(s, seat);
  for (let figure = 0; figure < FIGURES.length; figure++) oneOf(pen, distance(s, at(s.ahead, figure), home), MOST);
  for (let column = 0; column < COLUMNS; column++) {
    const figure = must(s.row[column]);
    const there = figure !== NONE;
    put(pen, there ? effectOf(figure) : 0);
    oneOf(pen, there ? distance(s, at(s.ahead, figure), home) : NONE, MOST);
    for (let place = 2 * column; place < 2 * column + 2; place++) {
      oneOf(pen, must(s.cards[place]), CARDS.length);
      flag(pen, must(s.cards[place]) === UNKNOWN);
      flag(pen, s.by[place] === seat);
    }
    flag(pen, s.first === column);
  }
  const hand = must(s.hands[seat]);
  for (let kind = 0; kind < CARDS.length; kind++) put(pen, hand.filter((card) => card === kind).length / 2);
  put(pen, ((s.seat - seat + seatsOf(s)) % seatsOf(s)) / 4);
}

/** The neighbour along the arrows is told by itself. */
export const features = makeFeatures<State>({
  shared: 17,
  each: 10,
  own: FIGURES.length * MOST + COLUMNS * (1 + MOST + 2 * (CARDS.length + 2) + 1) + CARDS.length + 1,
  seats: seatsOf,
  begin: (s) => {
    soon = settled(s);
  },
  tellShared,
  tellEach,
  tellOwn,
  rank: (s, seat, rival) => -((rival - seat + seatsOf(s)) % seatsOf(s)),
});
