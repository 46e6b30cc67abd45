import { at } from '../../../core/counts.ts';
import { must } from '../../../core/must.ts';
import { GOOD_PRICE } from '../data.ts';
import { freeAround } from '../look.ts';
import { NONE, type State, seatsOf } from '../state.ts';
import { around, CLEANED, GOOD, MARKET_HOUSES, PRICE, size } from '../town.ts';
import { mercy, overrunRisk, POINT, weights, worksLeft } from './weights.ts';

/** What a house is worth to its man and to its woman. */

/** The chance in hundredths that it scores nothing. A market house is never overrun in the end. */
export function riskOf(s: State, house: number, free: number): number {
  if (MARKET_HOUSES & (1 << house)) return 0;
  const risk = overrunRisk(s.phase, free);
  const cleaned = (around(seatsOf(s))[house] ?? 0) & (CLEANED[s.piper] ?? 0);
  return cleaned === 0 ? risk : Math.trunc((risk * mercy(s.phase)) / POINT);
}

export const points = (s: State, house: number, free: number): number => at(PRICE, house) * (POINT - riskOf(s, house, free));

/** Future work: little while the house is overrun, and the nearer the end the less. */
function prospects(s: State, free: number, each: number): number {
  const works = worksLeft(s.phase, s.kings);
  return Math.trunc((each * (free === 0 ? works - Math.min(s.kings, 5) : works)) / 6);
}

export function worthToMan(s: State, house: number, free: number): number {
  const good = must(GOOD[house]);
  return points(s, house, free) + prospects(s, free, good === NONE ? weights.residentFlorin : weights.manEarns * (GOOD_PRICE[good] ?? 0));
}

export function worthToWoman(s: State, house: number, free: number): number {
  return points(s, house, free) + prospects(s, free, GOOD[house] === NONE ? weights.residentFlorin : weights.womanBears);
}

/** Adds what the houses are worth to everybody. */
export function addHouses(s: State, worth: number[]): void {
  for (let house = 0; house < s.men.length; house++) {
    const man = at(s.men, house);
    if (man === NONE) continue;
    const free = size(freeAround(s, house));
    worth[man] = at(worth, man) + worthToMan(s, house, free);
    const woman = at(s.women, house);
    if (woman !== NONE) worth[woman] = at(worth, woman) + worthToWoman(s, house, free);
  }
}
