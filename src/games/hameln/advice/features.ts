import { at, sum } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { flag, makeFeatures, oneOf, type Pen, put } from '../../../core/learned.ts';
import { BOY, CAT_PRICE, GIRL, GOODS, HOUSES, REGIONS } from '../data.ts';
import { childPrice, highestBribe, isEmpty, nextOffer, penalty, trapsLeft, trapsOf } from '../look.ts';
import { moneyTable } from '../score.ts';
import { active, due, NONE, type PlayerQuestion, type State, seatsOf, UNKNOWN } from '../state.ts';
import { HOUSE_COUNT, inPlay, PRICE, size } from '../town.ts';
import { countHomes, free, goodsOf, isAtMarket, tellRisks, tellSums, tellThreats, tellTrades } from './homes.ts';
import { countNow } from './last-count.ts';
import { planned } from './plan.ts';
import { standings } from './standing.ts';
import { findHouses, tellWeddings } from './weddings.ts';

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

/** Houses of one kind and price are of one sort. */
const SORTS = [...new Set(HOUSES.map(({ kind, price }) => `${kind} ${price}`))];
const SORT = HOUSES.map(({ kind, price }) => SORTS.indexOf(`${kind} ${price}`));

let worth: readonly number[] = [];
let traps: readonly number[] = [];
let points: readonly number[] = [];

function begin(s: State): void {
  worth = standings(s);
  traps = s.traps.map(trapValue);
  points = countNow(s, traps);
  countHomes(s);
  findHouses(s);
}

/** What one cannot see counts its mean. */
function trapValue(values: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < values.length; i++) total += values[i] === UNKNOWN ? 2 : at(values, i);
  return total;
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
  for (let field = 0; field < REGIONS.length; field++) put(pen, at(s.bribes, field) / 5);
  oneOf(pen, highestBribe(s), REGIONS.length);
  const [florins, steps] = nextOffer(s);
  put(pen, florins / 6);
  put(pen, steps / 3);
  for (let good = 0; good < GOODS.length; good++) put(pen, at(s.stock, good) / 12);
  tellTown(s, pen);
}

/** Houses that one or two rats would overrun, and empty ones by kind and price. */
function tellTown(s: State, pen: Pen): void {
  let [one, lived, two, lost, dearest] = [0, 0, 0, 0, 0];
  for (let house = 0; house < HOUSE_COUNT; house++) {
    const open = at(free, house);
    if (open === 1) one++;
    if (open === 1 && !isEmpty(s, house)) lived++;
    if (open === 2) two++;
  }
  put(pen, one / 6);
  put(pen, two / 8);
  put(pen, lived / 6);
  for (let house = 0; house < HOUSE_COUNT; house++) {
    if (!isEmpty(s, house)) continue;
    if (at(free, house) === 0 && !isAtMarket(house)) lost++;
    else {
      const place = pen.at + at(SORT, house);
      pen.rows[place] = (pen.rows[place] as number) + 0.5;
      dearest = Math.max(dearest, at(PRICE, house));
    }
  }
  pen.at += SORTS.length;
  put(pen, lost / 4);
  put(pen, dearest / 6);
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
  put(pen, trapsOf(s, seat).length / 4);
  put(pen, at(traps, seat) / 8);
  put(pen, at(s.influence, seat) / 10);
  oneOf(pen, s.rank.indexOf(seat), 5);
  flag(pen, s.cat === seat);
  put(pen, at(s.family, seat) / 13);
  put(pen, s.road.reduce((total, other, space) => total + (other === seat ? penalty(space) : 0), 0) / 6);
  tellSums(seat, pen);
  const place = s.order.indexOf(seat);
  put(pen, place / 4);
  flag(pen, place === s.turn);
  flag(pen, place > s.turn);
  flag(pen, (s.passed & (1 << seat)) !== 0);
  tellNext(s, seat, pen);
}

/** What may come of its next turn, and when that is. */
function tellNext(s: State, seat: Seat, pen: Pen): void {
  put(pen, turnsUntil(s, seat) / 8);
  put(pen, (seatsOf(s) - s.turn + s.rank.indexOf(seat)) / 9);
  flag(pen, at(s.money, seat) >= nextOffer(s)[0]);
  flag(pen, s.cat !== seat && at(s.money, seat) >= CAT_PRICE);
  tellRisks(seat, pen);
  tellTrades(seat, pen);
  tellWeddings(s, seat, pen);
  tellThreats(seat, pen);
  put(pen, at(points, seat) / 40);
}

/** Whoever has had this round's turn comes next round, when the order is that of influence. */
function turnsUntil(s: State, seat: Seat): number {
  const place = s.order.indexOf(seat);
  return place >= s.turn ? place - s.turn : seatsOf(s) - s.turn + s.rank.indexOf(seat);
}

function tellPurse(s: State, seat: Seat, pen: Pen): void {
  const money = at(s.money, seat);
  const { florins } = goodsOf(s, seat);
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
  const lead = at(worth, seat) - at(worth, rivalOf(worth, seat));
  put(pen, lead / 1500);
  flag(pen, lead > 0);
  oneOf(pen, turnsUntil(s, seat), 9);
  tellLead(s.money, seat, 10, pen);
  tellLead(s.influence, seat, 5, pen);
  tellLead(traps, seat, 5, pen);
  tellCommonHomes(s, seat, pen);
  tellLead(points, seat, 12, pen);
  const end = clamp((at(points, seat) - at(points, rivalOf(points, seat))) / 8);
  put(pen, s.phase === 3 ? end : 0);
  put(pen, s.phase === 3 && s.kings <= 2 ? end : 0);
  flag(pen, s.phase === 3 && end >= 0);
}

/** Who has most of all others; of equals the first. */
function rivalOf(amounts: readonly number[], seat: Seat): Seat {
  let best = seat === 0 ? 1 : 0;
  for (let other = best + 1; other < amounts.length; other++) if (other !== seat && at(amounts, other) > at(amounts, best)) best = other;
  return best;
}

const clamp = (n: number): number => Math.max(-1.5, Math.min(1.5, n));

/** How far ahead of the best of the others, and of the second. */
function tellLead(amounts: readonly number[], seat: Seat, unit: number, pen: Pen): void {
  const best = rivalOf(amounts, seat);
  let second = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < amounts.length; other++) if (other !== seat && other !== best) second = Math.max(second, at(amounts, other));
  put(pen, clamp((at(amounts, seat) - at(amounts, best)) / unit));
  put(pen, clamp((at(amounts, seat) - second) / unit));
}

/** What it shares with the strongest rival cannot be lost to him: points, houses, points nearly overrun. */
function tellCommonHomes(s: State, seat: Seat, pen: Pen): void {
  const rival = rivalOf(worth, seat);
  let [total, homes, unsafe] = [0, 0, 0];
  for (let house = 0; house < HOUSE_COUNT; house++) {
    const man = at(s.men, house);
    const woman = at(s.women, house);
    if (!((man === seat && woman === rival) || (man === rival && woman === seat))) continue;
    total += at(PRICE, house);
    homes++;
    if (!isAtMarket(house) && at(free, house) <= 2) unsafe += at(PRICE, house);
  }
  put(pen, total / 10);
  put(pen, homes / 3);
  put(pen, unsafe / 10);
}

/** The rival who stands best is told by itself. */
export const features = makeFeatures<State>({
  shared: 73,
  each: 72,
  own: 32,
  seats: seatsOf,
  begin,
  tellShared,
  tellEach,
  tellOwn,
  rank: (_, __, rival) => at(worth, rival),
});
