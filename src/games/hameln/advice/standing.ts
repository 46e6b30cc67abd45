import type { Seat } from '../../../core/game.ts';
import { GOOD_PRICE } from '../data.ts';
import { penalty } from '../road.ts';
import { INFLUENCE_POINTS, moneyTable, TRAP_POINTS, trapsOf } from '../score.ts';
import { active, at, NONE, type State, seatsOf, UNKNOWN } from '../state.ts';
import { hallOf } from './hall.ts';
import { addHouses } from './houses.ts';
import { certainty, florin, goodShare, POINT, STEP, TRAP_VALUE } from './weights.ts';

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
function purse(s: State, seat: Seat): number {
  const money = at(s.money, seat);
  const each = florin(s.phase);
  const useful = Math.min(money, 12);
  return useful * each + Math.trunc(((money - useful) * each) / 2) + goods(s, seat);
}

export function goods(s: State, seat: Seat): number {
  let florins = 0;
  for (let good = 0; good < 4; good++) florins += at(s.goods, seat * 4 + good) * (GOOD_PRICE[good] ?? 0);
  return Math.trunc((florins * florin(s.phase) * goodShare(s.phase, s.kings)) / POINT);
}

/** Places on the ladder, in money and in traps: points that somebody else may still take. */
function addRanks(s: State, worth: number[]): void {
  const sure = certainty(s.phase);
  const gain = (seats: readonly Seat[], table: readonly number[], more: (seat: Seat) => number) => {
    for (let place = 0; place < seats.length; place++) {
      const seat = seats[place] ?? 0;
      worth[seat] = at(worth, seat) + (table[place] ?? 0) * sure + more(seat);
    }
  };
  gain(s.rank, INFLUENCE_POINTS, (seat) => at(s.influence, seat) * STEP);
  gain(
    s.rank.toSorted((a, b) => at(s.money, b) - at(s.money, a)),
    moneyTable(s),
    () => 0,
  );
  const owners = s.rank.filter((seat) => trapValue(s, seat) > 0).sort((a, b) => trapValue(s, b) - trapValue(s, a));
  gain(owners, TRAP_POINTS, (seat) => trapValue(s, seat) * TRAP_VALUE);
  if (s.cat !== NONE) worth[s.cat] = at(worth, s.cat) + sure;
}

/** A trap that one cannot see, or that is still to be drawn, counts its mean. */
function trapValue(s: State, seat: Seat): number {
  let sum = seat === active(s) ? s.drawing * 2 : 0;
  const own = trapsOf(s, seat);
  for (let i = 0; i < own.length; i++) sum += own[i] === UNKNOWN ? 2 : (own[i] ?? 0);
  return sum;
}
