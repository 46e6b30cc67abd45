import { at } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { BOY, GIRL } from '../data.ts';
import { childPrice, penalty } from '../look.ts';
import type { State } from '../state.ts';
import { florin, POINT, weights } from './weights.ts';

/** Children in the hall: the hope of a wedding, and the fear of the piper. */
export function hallOf(s: State, seat: Seat): number {
  const boys = at(s.hall, seat * 2 + BOY);
  const girls = at(s.hall, seat * 2 + GIRL);
  if (boys + girls === 0) return 0;
  const matched = Math.min(boys, others(s, seat, GIRL)) + Math.min(girls, others(s, seat, BOY));
  const hope = matched * weights.matched + (boys + girls - matched) * weights.waiting;
  const late = s.phase === 3 ? Math.min(5, s.kings) * 20 : POINT;
  return Math.trunc((hope * late) / POINT) - fear(s, seat, boys + girls);
}

const others = (s: State, seat: Seat, sex: number): number => 4 - at(s.bag, sex) - at(s.hall, seat * 2 + sex);

/** Each child costs the piper's price, or a place on the road if that is cheaper or the purse is empty. */
function fear(s: State, seat: Seat, children: number): number {
  const price = childPrice(s);
  let purse = at(s.money, seat);
  let sum = 0;
  for (let i = 0; i < children; i++) {
    const road = penalty(s.road.length + i) * POINT;
    const ransom = price * florin(s.phase) - (s.phase < 3 ? weights.waiting : 0);
    const pays = purse >= price && ransom < road;
    if (pays) purse -= price;
    sum += pays ? ransom : road;
  }
  return Math.trunc((sum * (weights.danger[s.kings] ?? 0)) / POINT);
}
