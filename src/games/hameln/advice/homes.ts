import { at, sum } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { type Pen, put } from '../../../core/learned.ts';
import { GOOD_PRICE } from '../data.ts';
import { freeAround } from '../look.ts';
import { moneyTable } from '../score.ts';
import { NONE, type State, seatsOf } from '../state.ts';
import { around, CIRCLES_AT, CLEANED, GOOD, HOUSE_COUNT, HOUSES_AT, MARKET_HOUSES, PRICE, size } from '../town.ts';

/** What a network is told of everybody's houses: where a house lies matters by the rats it may get, so houses are summed up by that. */

/** Free circles by house. */
export const free: number[] = Array<number>(HOUSE_COUNT).fill(0);

const MAN = 0;
const WOMAN = 1;
const SEATS = 5;
/** For men and for women: houses, their points, points overrun, points nearly so, houses at the market, their work. */
const SUMS = 6;
/** Points away from the market by free circles, up to three; and again for those that the piper would clean where he stands. */
const RISKS = 8;
const FREE = 4;
/** For men's and for women's trade: cubes or children, florins, rats, houses that fall, whether that takes the last king. Then the sale. */
const TRADE = 5;
const TRADES = 2 * TRADE + 2;
/** Points away from the market that others can overrun, by free circles. */
const THREATS = 3;

const sums = new Float64Array(SEATS * 2 * SUMS);
const risks = new Float64Array(SEATS * RISKS);
const trades = new Float64Array(SEATS * TRADES);
const threats = new Float64Array(SEATS * THREATS);

export const isAtMarket = (house: number): boolean => (MARKET_HOUSES & (1 << house)) !== 0;

function add(numbers: Float64Array, i: number, n: number): void {
  numbers[i] = (numbers[i] as number) + n;
}

export function countHomes(s: State): void {
  for (let house = 0; house < HOUSE_COUNT; house++) free[house] = size(freeAround(s, house));
  for (const numbers of [sums, risks, trades, threats]) numbers.fill(0);
  for (let house = 0; house < HOUSE_COUNT; house++) {
    const man = at(s.men, house);
    if (man === NONE) continue;
    const woman = at(s.women, house);
    const isThreatened = !isAtMarket(house) && canFall(s, house);
    addHome(s, house, man, MAN, isThreatened);
    if (woman !== NONE) addHome(s, house, woman, WOMAN, isThreatened);
  }
  for (let seat = 0; seat < seatsOf(s); seat++) finishTrades(s, seat);
}

/** Whether every free circle lies at another house that has residents, so that others' work can bring the last rat. */
function canFall(s: State, house: number): boolean {
  const open = at(free, house);
  if (open === 0 || open > THREATS) return false;
  const set = freeAround(s, house);
  const circles = CIRCLES_AT[house] ?? [];
  for (let i = 0; i < circles.length; i++) if (set & (1 << at(circles, i)) && !hasNeighbour(s, house, at(circles, i))) return false;
  return true;
}

function hasNeighbour(s: State, house: number, circle: number): boolean {
  const houses = HOUSES_AT[circle] ?? [];
  for (let i = 0; i < houses.length; i++) if (houses[i] !== house && at(s.men, at(houses, i)) !== NONE) return true;
  return false;
}

function addHome(s: State, house: number, seat: Seat, sex: number, isThreatened: boolean): void {
  const open = at(free, house);
  const price = at(PRICE, house) / 10;
  const first = (seat * 2 + sex) * SUMS;
  add(sums, first, 0.25);
  add(sums, first + 1, price);
  if (isAtMarket(house)) add(sums, first + 4, 0.25);
  else {
    if (open === 0) add(sums, first + 2, price);
    else if (open <= 2) add(sums, first + 3, price);
    const cleaned = at(around(seatsOf(s)), house) & at(CLEANED, s.piper);
    add(risks, seat * RISKS + Math.min(open, FREE - 1) + (cleaned ? FREE : 0), price);
    if (isThreatened) add(threats, seat * THREATS + open - 1, price);
  }
  if (open === 0) return;
  add(sums, first + 5, at(s.marker, house) / 8);
  addTrade(s, house, seat * TRADES + sex * TRADE, sex);
}

function addTrade(s: State, house: number, first: number, sex: number): void {
  const good = at(GOOD, house);
  const rats = at(s.marker, house);
  if (good === NONE) add(trades, first + 1, 0.5);
  else if (sex === WOMAN) add(trades, first, 1);
  else if (at(s.stock, good) > 0) add(trades, first, at(GOOD_PRICE, good) / 10);
  add(trades, first + 2, rats / 8);
  if (rats >= at(free, house)) add(trades, first + 3, 1);
}

function finishTrades(s: State, seat: Seat): void {
  const men = seat * TRADES;
  const women = men + TRADE;
  for (const first of [men, women]) {
    const falling = trades[first + 3] as number;
    trades[first + 3] = falling / 3;
    trades[first + 4] = falling >= s.kings ? 1 : 0;
  }
  trades[women] = Math.min(trades[women] as number, sum(s.bag), at(s.family, seat)) / 3;
  const { cubes, florins } = goodsOf(s, seat);
  let richer = 0;
  for (let other = 0; other < seatsOf(s); other++) if (other !== seat && at(s.money, other) >= at(s.money, seat) + florins) richer++;
  trades[women + TRADE] = (moneyTable(s)[richer] ?? 0) / 5;
  trades[women + TRADE + 1] = cubes / 4;
}

/** How many cubes a seat has, and what they sell for. */
export function goodsOf(s: State, seat: Seat): { readonly cubes: number; readonly florins: number } {
  let cubes = 0;
  let florins = 0;
  for (let good = 0; good < 4; good++) {
    const n = at(s.goods, seat * 4 + good);
    cubes += n;
    florins += n * at(GOOD_PRICE, good);
  }
  return { cubes, florins };
}

const teller =
  (numbers: Float64Array, count: number) =>
  (seat: Seat, pen: Pen): void => {
    for (let i = seat * count; i < (seat + 1) * count; i++) put(pen, numbers[i] as number);
  };

export const tellSums = teller(sums, 2 * SUMS);
export const tellRisks = teller(risks, RISKS);
export const tellTrades = teller(trades, TRADES);
export const tellThreats = teller(threats, THREATS);
