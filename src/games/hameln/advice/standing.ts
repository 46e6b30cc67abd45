import { at } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { GOOD_PRICE, INFLUENCE_POINTS, TRAP_POINTS } from '../data.ts';
import { penalty, trapsOf } from '../look.ts';
import { moneyTable } from '../score.ts';
import { active, type State, seatsOf, UNKNOWN } from '../state.ts';
import { hallOf } from './hall.ts';
import { addHouses } from './houses.ts';
import { certainty, florin, goodShare, POINT, weights } from './weights.ts';

/** How well everybody stands, seen from what a view shows. */
export function standings(s: State): number[] {
  const worth = Array<number>(seatsOf(s)).fill(0);
  addHouses(s, worth);
  s.road.forEach((seat, space) => {
    worth[seat] = at(worth, seat) - penalty(space) * POINT;
  });
  for (let seat = 0; seat < worth.length; seat++) worth[seat] = at(worth, seat) + purse(s, seat) + hallOf(s, seat);
  addRanks(s, worth);
  return worth;
}

/** Money and goods; beyond what weddings can use a florin is worth half. */
export function purse(s: State, seat: Seat): number {
  const money = at(s.money, seat);
  const each = florin(s.phase);
  const useful = Math.min(money, weights.usefulFlorins);
  return useful * each + Math.trunc(((money - useful) * each) / 2) + goods(s, seat);
}

export function goods(s: State, seat: Seat): number {
  let florins = 0;
  for (let good = 0; good < 4; good++) florins += at(s.goods, seat * 4 + good) * (GOOD_PRICE[good] ?? 0);
  return Math.trunc((florins * florin(s.phase) * goodShare(s.phase, s.kings)) / POINT);
}

/** Places on the ladder, in money and in traps: points that somebody else may still take. */
export function addRanks(s: State, worth: number[]): void {
  const sure = certainty(s.phase);
  const money = moneyTable(s);
  const traps = s.rank.map((seat) => trapValue(s, seat));
  for (let place = 0; place < s.rank.length; place++) {
    const seat = s.rank[place] ?? 0;
    const trap = at(traps, place);
    let points = (INFLUENCE_POINTS[place] ?? 0) + (money[richer(s, place)] ?? 0) + (s.cat === seat ? 1 : 0);
    if (trap > 0) points += TRAP_POINTS[ahead(traps, place)] ?? 0;
    worth[seat] = at(worth, seat) + points * sure + at(s.influence, seat) * weights.step + trap * weights.trapValue;
  }
}

/** How many have more, or as much and a higher rank; `amounts` are in order of rank. */
function ahead(amounts: readonly number[], place: number): number {
  const mine = at(amounts, place);
  let n = 0;
  for (let other = 0; other < amounts.length; other++) if (at(amounts, other) > mine || (other < place && amounts[other] === mine)) n++;
  return n;
}

/** The same for money, which is kept by seat. */
function richer(s: State, place: number): number {
  const mine = at(s.money, s.rank[place] ?? 0);
  let n = 0;
  for (let other = 0; other < s.rank.length; other++) {
    const theirs = at(s.money, s.rank[other] ?? 0);
    if (theirs > mine || (other < place && theirs === mine)) n++;
  }
  return n;
}

/** A trap that one cannot see, or that is still to be drawn, counts its mean. */
function trapValue(s: State, seat: Seat): number {
  let sum = seat === active(s) ? s.drawing * 2 : 0;
  const own = trapsOf(s, seat);
  for (let i = 0; i < own.length; i++) sum += own[i] === UNKNOWN ? 2 : (own[i] ?? 0);
  return sum;
}
