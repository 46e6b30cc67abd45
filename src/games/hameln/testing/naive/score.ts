import type { Seat } from '../../../../core/game.ts';
import { isOverrun, playerOf, ranking, seatsOf, type World } from './town.ts';

/** The points of everybody by category, counted anew by looking at everything. */
export function points(w: World): Record<string, number[]> {
  const each = (count: (seat: Seat) => number): number[] => seatsOf(w).map((seat) => 0 + count(seat));
  const traps = (seat: Seat) => playerOf(w, seat).traps.reduce((a, b) => a + b, 0);
  return {
    closer: each((seat) => (w.closer === seat ? 1 : 0)),
    cat: each((seat) => (w.cat === seat ? 1 : 0)),
    traps: each((seat) => (w.ending !== undefined && traps(seat) > 0 ? prize([3, 1], placeOf(w, seat, traps)) : 0)),
    influence: each((seat) => prize([3, 2, 1], ranking(w).indexOf(seat))),
    money: each((seat) =>
      prize(
        w.players.length === 5 ? [5, 3, 2, 1] : [5, 3, 1],
        placeOf(w, seat, (s) => playerOf(w, s).money),
      ),
    ),
    houses: each((seat) => houses(w, seat)),
    road: each((seat) => -road(w, seat)),
  };
}

const prize = (prizes: readonly number[], place: number): number => prizes[place] ?? 0;

/** How many are ahead: those with more, and of those with as much, those with more influence. */
function placeOf(w: World, seat: Seat, amount: (seat: Seat) => number): number {
  const rank = ranking(w);
  const isAhead = (other: Seat) =>
    amount(other) > amount(seat) || (amount(other) === amount(seat) && rank.indexOf(other) < rank.indexOf(seat));
  return rank.filter(isAhead).length;
}

function houses(w: World, seat: Seat): number {
  let sum = 0;
  for (const house of w.houses) {
    if (isOverrun(w, house)) continue;
    if (house.man === seat) sum += house.price;
    if (house.woman === seat) sum += house.price;
  }
  return sum;
}

const PENALTIES = [1, 1, 2, 2, 3, 3, 4, 5];
const road = (w: World, seat: Seat): number =>
  w.road.reduce((sum, child, space) => sum + (child === seat ? (space < PENALTIES.length ? (PENALTIES[space] ?? 0) : 6) : 0), 0);

export function winner(w: World): Seat | undefined {
  const all = points(w);
  const total = (seat: Seat) => Object.values(all).reduce((sum, category) => sum + (category[seat] ?? 0), 0);
  return ranking(w).find((seat) => seatsOf(w).every((other) => total(other) <= total(seat)));
}
