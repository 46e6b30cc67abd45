import { at } from '../../../core/counts.ts';
import type { Seat, Terms } from '../../../core/game.ts';
import { advice } from '../advice.ts';
import { penalty } from '../look.ts';
import { type State, seatsOf } from '../state.ts';
import { hallOf } from './hall.ts';
import { addHouses } from './houses.ts';
import { planned } from './plan.ts';
import { addRanks, purse } from './standing.ts';
import { POINT } from './weights.ts';

/** What the value of a position is made of. */
export function terms(s: State, seat: Seat): Terms {
  const value = advice.value(s, seat);
  if (s.ending !== null) return { won: value };
  const own = (add: (s: State, worth: number[]) => void): number => {
    const worth = Array<number>(seatsOf(s)).fill(0);
    add(s, worth);
    return at(worth, seat);
  };
  const road = -s.road.reduce((sum, other, space) => sum + (other === seat ? penalty(space) * POINT : 0), 0);
  const known = {
    houses: own(addHouses),
    money: purse(s, seat),
    children: hallOf(s, seat),
    ranks: own(addRanks),
    road,
    plan: planned(s, seat),
  };
  return { ...known, rivals: value - Object.values(known).reduce((sum, term) => sum + term, 0) };
}
