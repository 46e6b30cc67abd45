import { at, sum } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { flag, makeFeatures, oneOf, type Pen, put } from '../../../core/learned.ts';
import { must } from '../../../core/must.ts';
import { settled, WIN, worth } from '../advice.ts';
import { CARDS, COLUMNS, FIGURES, PIPER } from '../data.ts';
import { limitOf } from '../end.ts';
import { collectedBy, effectOf, houseOf, inTown } from '../look.ts';
import { NONE, type State, UNKNOWN, VARIANTS } from '../state.ts';
import { threatTo } from '../threat.ts';
import { townSize } from '../town.ts';
import { falling, isWaiting, push, rising } from './pushes.ts';
import * as turns from './turns.ts';

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

function begin(s: State): void {
  soon = settled(s);
  if (soon.ending === null) turns.lookAtTurns(s, soon);
}

function tellShared(s: State, pen: Pen): void {
  const then = soon ?? s;
  oneOf(pen, seatsOf(s) - 2, 4);
  oneOf(pen, s.ring.length - 2, 4);
  oneOf(pen, VARIANTS.indexOf(s.variant), VARIANTS.length);
  flag(pen, s.roof === 7);
  flag(pen, s.phase === 'play');
  flag(pen, s.phase === 'order');
  flag(pen, s.first !== NONE);
  flag(pen, s.hid);
  put(pen, s.turn / 30);
  put(pen, then.ending === null ? (townSize(then) - limitOf(then)) / 3 : 0);
  let [waiting, pipers] = [0, 0];
  for (let column = 0; column < COLUMNS; column++) {
    if (then.ending === null && isWaiting[column]) waiting++;
    if (s.row[column] === PIPER) pipers++;
  }
  put(pen, waiting / COLUMNS);
  put(pen, pipers / 2);
  put(pen, at(s.figureDeck, PIPER) / Math.max(1, sum(s.figureDeck)));
  for (let kind = 0; kind < CARDS.length; kind++) put(pen, at(s.discard, kind) / 10);
}

function tellEach(s: State, seat: Seat, pen: Pen): void {
  const then = soon ?? s;
  const height = at(then.height, seat);
  flag(pen, inTown(s, seat));
  put(pen, at(s.height, seat) / 8);
  put(pen, height / 8);
  put(pen, (s.roof - height) / 8);
  flag(pen, s.roof - height <= 1);
  flag(pen, s.roof - height === 2);
  // Where the game ends by what will be executed, nothing threatens any more.
  put(pen, then.ending === null ? threatTo(then, seat) / 150 : 0);
  put(pen, collectedBy(then, seat) / 3);
  put(pen, Math.max(-1, Math.min(1.5, worth(then, seat) / WIN)));
  flag(pen, s.seat === seat);
  const end = pen.at + SOON;
  if (then.ending === null && inTown(then, seat)) {
    tellStanding(then, seat, pen);
    tellTurns(then, seat, pen);
  }
  pen.at = end;
}

/** How low it stands among those in town. */
function tellStanding(s: State, seat: Seat, pen: Pen): void {
  const own = at(s.height, seat);
  let [lower, higher, lowest, highest] = [0, 0, s.roof, 0];
  for (let other = 0; other < s.height.length; other++) {
    if (other === seat || !inTown(s, other)) continue;
    const theirs = at(s.height, other);
    if (theirs < own) lower++;
    if (theirs > own) higher++;
    lowest = Math.min(lowest, theirs);
    highest = Math.max(highest, theirs);
  }
  put(pen, lower / 4);
  put(pen, higher / 4);
  put(pen, (own - lowest) / 8);
  put(pen, (highest - own) / 8);
}

/** What it can do with its cards, what others can do to it, and what becomes of it if everybody does what is best then. */
function tellTurns(s: State, seat: Seat, pen: Pen): void {
  const own = at(s.height, seat);
  const had = must(turns.had[seat]);
  put(pen, had);
  put(pen, must(turns.hoped[seat]));
  put(pen, 2 * (must(turns.hoped[seat]) - had));
  put(pen, must(turns.fall[seat]) / 4);
  put(pen, must(turns.driven[seat]) / 2);
  flag(pen, must(turns.hoped[seat]) >= 1);
  put(pen, must(turns.worst[seat]) / 6);
  put(pen, must(turns.usual[seat]) / 6);
  put(pen, must(turns.hunters[seat]) / 4);
  put(pen, must(turns.early[seat]) / 4);
  put(pen, must(rising[seat]) / 3);
  put(pen, must(falling[seat]) / 3);
  put(pen, must(turns.next[seat]) / 8);
  put(pen, must(turns.round[seat]) / 8);
  put(pen, (must(turns.next[seat]) - own) / 4);
  put(pen, (must(turns.round[seat]) - own) / 4);
  flag(pen, must(turns.next[seat]) >= s.roof);
  flag(pen, must(turns.round[seat]) >= s.roof);
  put(pen, must(turns.nextShare[seat]));
  put(pen, must(turns.roundShare[seat]));
  put(pen, must(turns.before[seat]) / 4);
}

/** So many numbers `tellStanding` and `tellTurns` tell. */
const SOON = 4 + 21;

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
    for (let kind = 0; kind < CARDS.length; kind++) put(pen, soon?.ending === null ? push(column, kind, seat) / 3 : 0);
  }
  const hand = must(s.hands[seat]);
  for (let kind = 0; kind < CARDS.length; kind++) {
    const n = hand.filter((card) => card === kind).length;
    flag(pen, n > 0);
    flag(pen, n > 1);
  }
  put(pen, ((s.seat - seat + seatsOf(s)) % seatsOf(s)) / 4);
}

/** The neighbour along the arrows is told by itself. */
export const features = makeFeatures<State>({
  shared: 17 + 4 + CARDS.length,
  each: 10 + SOON,
  own: FIGURES.length * MOST + COLUMNS * (1 + MOST + 2 * (CARDS.length + 2) + 1 + CARDS.length) + 2 * CARDS.length + 1,
  seats: seatsOf,
  begin,
  tellShared,
  tellEach,
  tellOwn,
  rank: (s, seat, rival) => -((rival - seat + seatsOf(s)) % seatsOf(s)),
});
