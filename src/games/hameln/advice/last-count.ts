import { add, at } from '../../../core/counts.ts';
import { INFLUENCE_POINTS, TRAP_POINTS } from '../data.ts';
import { penalty, piperNow } from '../look.ts';
import { moneyTable } from '../score.ts';
import { NONE, type State, seatsOf } from '../state.ts';
import { around, CLEANED, HOUSE_COUNT, PRICE } from '../town.ts';

/** The points of every seat if the piper came now and all were counted; children go who cannot be paid for, traps count as they are guessed. */
export function countNow(s: State, traps: readonly number[]): number[] {
  const points = s.money.map((_, seat) => (s.cat === seat ? 1 : 0));
  const left = s.rats & ~at(CLEANED, s.piper);
  const circles = around(seatsOf(s));
  for (let house = 0; house < HOUSE_COUNT; house++) {
    const man = at(s.men, house);
    if (man === NONE || (at(circles, house) & ~left) === 0) continue;
    add(points, man, at(PRICE, house));
    const woman = at(s.women, house);
    if (woman !== NONE) add(points, woman, at(PRICE, house));
  }
  for (let space = 0; space < s.road.length; space++) add(points, at(s.road, space), -penalty(space));
  for (let place = 0; place < s.rank.length; place++) {
    const seat = at(s.rank, place);
    const trap = at(traps, seat) > 0 ? (TRAP_POINTS[ahead(s, traps, place)] ?? 0) : 0;
    const money = moneyTable(s)[ahead(s, s.money, place)] ?? 0;
    add(points, seat, (INFLUENCE_POINTS[place] ?? 0) + money + trap - piperNow(s, seat).points);
  }
  return points;
}

/** How many have more than the seat of this rank, or as much and a higher rank. */
function ahead(s: State, amounts: readonly number[], place: number): number {
  const mine = at(amounts, at(s.rank, place));
  let n = 0;
  for (let other = 0; other < s.rank.length; other++) {
    const theirs = at(amounts, at(s.rank, other));
    if (theirs > mine || (theirs === mine && other < place)) n++;
  }
  return n;
}
