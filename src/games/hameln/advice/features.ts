import { at, sum } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { flag, makeFeatures, oneOf, type Pen, put } from '../../../core/learned.ts';
import { BOY, GIRL, GOOD_PRICE } from '../data.ts';
import { childPrice, freeAround, penalty, trapsLeft, trapsOf } from '../look.ts';
import { moneyTable } from '../score.ts';
import { active, due, NONE, type PlayerQuestion, type State, seatsOf, UNKNOWN } from '../state.ts';
import { HOUSE_COUNT, inPlay, MARKET_HOUSES, PRICE, size } from '../town.ts';
import { planned } from './plan.ts';
import { standings } from './standing.ts';

const QUESTIONS: readonly PlayerQuestion[] = [
  'man',
  'woman',
  'act',
  'name',
  'place',
  'wed',
  'move-in',
  'sell',
  'optional',
  'chase',
  'ransom',
];

/** By seat, for its men and for its women: houses, their points, points overrun, points nearly so, houses at the market, their work. */
const PARTS = 6;
const houses = new Float32Array(5 * 2 * PARTS);
let worth: readonly number[] = [];

function begin(s: State): void {
  worth = standings(s);
  houses.fill(0);
  for (let house = 0; house < HOUSE_COUNT; house++) {
    const man = at(s.men, house);
    if (man === NONE) continue;
    const free = size(freeAround(s, house));
    addHouse(s, house, free, man * 2 * PARTS);
    const woman = at(s.women, house);
    if (woman !== NONE) addHouse(s, house, free, (woman * 2 + 1) * PARTS);
  }
}

function addHouse(s: State, house: number, free: number, first: number): void {
  const price = at(PRICE, house) / 10;
  const market = (MARKET_HOUSES & (1 << house)) !== 0;
  const add = (part: number, n: number): void => {
    houses[first + part] = (houses[first + part] ?? 0) + n;
  };
  add(0, 0.25);
  add(1, price);
  if (free === 0 && !market) add(2, price);
  if (free > 0 && free <= 2 && !market) add(3, price);
  if (market) add(4, 0.25);
  if (free > 0) add(5, at(s.marker, house) / 8);
}

function tellShared(s: State, pen: Pen): void {
  const seats = seatsOf(s);
  const circles = inPlay(seats);
  oneOf(pen, seats - 3, 3);
  oneOf(pen, s.phase - 1, 3);
  oneOf(pen, s.kings - 1, 8);
  oneOf(pen, s.piper, 4);
  oneOf(pen, QUESTIONS.indexOf(due(s) as PlayerQuestion), QUESTIONS.length);
  put(pen, size(s.rats) / 30);
  put(pen, size(circles & ~s.rats) / 30);
  put(pen, size(s.kinged) / 6);
  put(pen, at(s.bag, BOY) / 4);
  put(pen, at(s.bag, GIRL) / 4);
  put(pen, trapsLeft(s) / 12);
  put(pen, s.road.length / 8);
  put(pen, (s.ring + 1) / 6);
  flag(pen, s.cat === NONE);
  put(pen, (s.round - s.since) / 15);
  put(pen, s.turn / 4);
  put(pen, s.left / 3);
  put(pen, s.drawing / 2);
  put(pen, s.named.length / 4);
  put(pen, childPrice(s) / 3);
  put(pen, sum(s.stock) / 50);
}

function tellEach(s: State, seat: Seat, pen: Pen): void {
  put(pen, at(worth, seat) / 3000);
  put(pen, Math.max(-1, Math.min(1, planned(s, seat) / 1000)));
  tellPurse(s, seat, pen);
  const boys = at(s.hall, seat * 2 + BOY);
  const girls = at(s.hall, seat * 2 + GIRL);
  put(pen, boys / 2);
  put(pen, girls / 2);
  put(pen, Math.max(0, (boys + girls) * childPrice(s) - at(s.money, seat)) / 6);
  const traps = trapsOf(s, seat);
  put(pen, traps.length / 4);
  put(pen, traps.reduce((total, value) => total + (value === UNKNOWN ? 2 : value), 0) / 8);
  put(pen, at(s.influence, seat) / 10);
  oneOf(pen, s.rank.indexOf(seat), 5);
  flag(pen, s.cat === seat);
  put(pen, at(s.family, seat) / 13);
  put(pen, s.road.reduce((total, other, space) => total + (other === seat ? penalty(space) : 0), 0) / 6);
  for (let part = 0; part < 2 * PARTS; part++) put(pen, houses[seat * 2 * PARTS + part] ?? 0);
  const place = s.order.indexOf(seat);
  put(pen, place / 4);
  flag(pen, place === s.turn);
  flag(pen, place > s.turn);
  flag(pen, (s.passed & (1 << seat)) !== 0);
}

function tellPurse(s: State, seat: Seat, pen: Pen): void {
  const money = at(s.money, seat);
  let florins = 0;
  for (let good = 0; good < 4; good++) florins += at(s.goods, seat * 4 + good) * (GOOD_PRICE[good] ?? 0);
  let richer = 0;
  for (let other = 0; other < seatsOf(s); other++) if (at(s.money, other) > money) richer++;
  put(pen, money / 15);
  put(pen, Math.min(money, 6) / 6);
  put(pen, florins / 15);
  put(pen, (moneyTable(s)[richer] ?? 0) / 5);
  for (let good = 0; good < 4; good++) put(pen, at(s.goods, seat * 4 + good) / 4);
}

function tellOwn(s: State, seat: Seat, pen: Pen): void {
  const seats = seatsOf(s);
  oneOf(pen, (s.order.indexOf(seat) - s.turn + seats) % seats, 5);
  flag(pen, s.seat === seat);
  flag(pen, s.ending === null && active(s) === seat);
  const best = Math.max(...worth.filter((_, other) => other !== seat));
  put(pen, (at(worth, seat) - best) / 1500);
  put(pen, at(worth, seat) > best ? 1 : 0);
}

/** The rival who stands best is told by itself. */
export const features = makeFeatures<State>({
  shared: 45,
  each: 40,
  own: 9,
  seats: seatsOf,
  begin,
  tellShared,
  tellEach,
  tellOwn,
  rank: (_, __, rival) => at(worth, rival),
});
