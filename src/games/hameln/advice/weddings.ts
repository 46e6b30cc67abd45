import { at } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { type Pen, put } from '../../../core/learned.ts';
import { BOY, GIRL } from '../data.ts';
import { isEmpty } from '../look.ts';
import { type State, seatsOf } from '../state.ts';
import { BONUS, HOUSE_COUNT, PRICE } from '../town.ts';
import { free } from './homes.ts';
import { worthToMan, worthToWoman } from './houses.ts';
import { certainty, florin, weights } from './weights.ts';

/** What a network is told of the weddings that a seat could hold now. */

/** No house costs more. */
const DEAREST = Math.max(...PRICE);
/** What no wedding brings. */
const NOTHING = -1000;

/** For a groom with so many florins: the dearest empty house, and what the best one gains for him and for her over the mean of the others. */
const dearest = new Float64Array(DEAREST + 1);
const his = new Float64Array(DEAREST + 1);
const hers = new Float64Array(DEAREST + 1);

/** After `countHomes`. */
export function findHouses(s: State): void {
  dearest.fill(0);
  his.fill(NOTHING);
  hers.fill(NOTHING);
  const step = weights.step + Math.trunc(certainty(s.phase) / 2);
  for (let house = 0; house < HOUSE_COUNT; house++) {
    if (!isEmpty(s, house)) continue;
    const price = at(PRICE, house);
    const bonus = at(BONUS, house) * step - weights.waiting;
    const man = worthToMan(s, house, at(free, house)) - price * florin(s.phase) + bonus;
    const woman = worthToWoman(s, house, at(free, house)) + bonus;
    raise(dearest, price, price);
    raise(his, price, man - woman / (seatsOf(s) - 1));
    raise(hers, price, woman - man / (seatsOf(s) - 1));
  }
  for (const best of [dearest, his, hers]) for (let price = 1; price <= DEAREST; price++) raise(best, price, best[price - 1] as number);
}

function raise(best: Float64Array, price: number, n: number): void {
  if (n > (best[price] as number)) best[price] = n;
}

/** How many couples there are, the dearest house for its son and for its daughter, and what the best wedding gains. */
export function tellWeddings(s: State, seat: Seat, pen: Pen): void {
  const boys = at(s.hall, seat * 2 + BOY);
  const girls = at(s.hall, seat * 2 + GIRL);
  let [grooms, brides, richest] = [0, 0, 0];
  for (let other = 0; other < seatsOf(s); other++) {
    if (other === seat) continue;
    brides += at(s.hall, other * 2 + GIRL);
    if (at(s.hall, other * 2 + BOY) === 0) continue;
    grooms += at(s.hall, other * 2 + BOY);
    richest = Math.max(richest, at(s.money, other));
  }
  const forSon = boys > 0 && brides > 0 ? Math.min(DEAREST, at(s.money, seat)) : 0;
  const forDaughter = girls > 0 ? Math.min(DEAREST, richest) : 0;
  const gain = Math.max(his[forSon] as number, hers[forDaughter] as number);
  put(pen, (Math.min(boys, brides) + Math.min(girls, grooms)) / 2);
  put(pen, (dearest[forSon] as number) / 6);
  put(pen, (dearest[forDaughter] as number) / 6);
  put(pen, gain <= NOTHING ? 0 : Math.max(-1, Math.min(1, gain / 1000)));
}
