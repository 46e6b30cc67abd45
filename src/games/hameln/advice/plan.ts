import { at, sum } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { must } from '../../../core/must.ts';
import { BOY, GIRL, GOOD_PRICE, SEXES } from '../data.ts';
import { freeAround, isEmpty } from '../look.ts';
import { due, NONE, type State, seatsOf } from '../state.ts';
import { mayName } from '../steps/name.ts';
import { BONUS, GOOD, HOUSE_COUNT, PRICE, size } from '../town.ts';
import { worthToMan, worthToWoman } from './houses.ts';
import { certainty, florin, goodShare, POINT, weights } from './weights.ts';

/**
 * What the active player is about to gain by the rest of an action that has been chosen but not carried out. Without it a
 * choice of action would look worthless until its last step.
 */
export function planned(s: State, seat: Seat): number {
  if (s.seat !== seat) return 0;
  const step = due(s);
  if (step === 'name') return namings(s, seat);
  if (step === 'wed') return Math.max(s.done > 0 ? 0 : Number.MIN_SAFE_INTEGER, bestWedding(s));
  if (step === 'move-in') return bestHouse(s, s.groom);
  if (step === 'sell') return unsold(s, seat);
  return stillNamed(s, seat) - s.left * weights.rat;
}

/** Houses named, and those that are worth naming. */
function namings(s: State, seat: Seat): number {
  let gain = stillNamed(s, seat);
  let best = Number.MIN_SAFE_INTEGER;
  for (let house = 0; house < HOUSE_COUNT; house++) {
    if (s.named.includes(house) || !mayName(s, s.trade, house)) continue;
    const worth = working(s, seat, house);
    best = Math.max(best, worth);
    if (worth > 0) gain += worth;
  }
  return s.named.length === 0 && best <= 0 ? best : gain;
}

function stillNamed(s: State, seat: Seat): number {
  let gain = 0;
  for (let i = 0; i < s.named.length; i++) gain += working(s, seat, must(s.named[i]));
  return gain;
}

/** What it brings if a house works: one's own share, less a part of the other's, less what the rats do to it. */
function working(s: State, seat: Seat, house: number): number {
  const good = must(GOOD[house]);
  const man = at(s.men, house);
  const other = man === seat ? at(s.women, house) : man;
  const his = good === NONE ? florin(s.phase) : manGets(s, good);
  const hers = good === NONE ? florin(s.phase) : sum(s.bag) > 0 ? childOf(s, man === seat ? other : seat) : 0;
  const mine = man === seat ? his : hers;
  const theirs = Math.trunc((man === seat ? hers : his) / (seatsOf(s) - 1));
  return mine - theirs - rats(s, seat, house, man);
}

const manGets = (s: State, good: number): number =>
  at(s.stock, good) > 0 ? Math.trunc(((GOOD_PRICE[good] ?? 0) * florin(s.phase) * goodShare(s.phase, s.kings)) / POINT) : 0;

/** A child is welcome to a family with few of them in the hall, and less so when the piper is near. */
function childOf(s: State, seat: Seat): number {
  const waiting = at(s.hall, seat * 2 + BOY) + at(s.hall, seat * 2 + GIRL);
  const soon = weights.childSoon[Math.max(0, Math.min(2, s.kings - 1))] ?? 0;
  return (waiting === 0 ? weights.matched : waiting === 1 ? weights.waiting : 0) - soon - (s.phase === 3 ? 30 : 0);
}

function rats(s: State, seat: Seat, house: number, man: Seat): number {
  const free = size(freeAround(s, house));
  const left = Math.max(0, free - at(s.marker, house));
  const worth = man === seat ? worthToMan : worthToWoman;
  return Math.trunc((worth(s, house, free) - worth(s, house, left)) / 2) + (free - left) * weights.rat;
}

/** The best wedding there is, for the active player. */
function bestWedding(s: State): number {
  let best = Number.MIN_SAFE_INTEGER;
  for (let sex = 0; sex < SEXES.length; sex++) {
    if (at(s.hall, s.seat * 2 + sex) === 0) continue;
    for (let partner = 0; partner < seatsOf(s); partner++) {
      if (partner === s.seat || at(s.hall, partner * 2 + 1 - sex) === 0) continue;
      best = Math.max(best, bestHouse(s, sex === BOY ? s.seat : partner));
    }
  }
  return best;
}

function bestHouse(s: State, groom: Seat): number {
  let best = Number.MIN_SAFE_INTEGER;
  for (let house = 0; house < HOUSE_COUNT; house++)
    if (isEmpty(s, house) && at(PRICE, house) <= at(s.money, groom)) best = Math.max(best, movingIn(s, groom, house));
  return best;
}

function movingIn(s: State, groom: Seat, house: number): number {
  const free = size(freeAround(s, house));
  const bonus = at(BONUS, house) * (weights.step + Math.trunc(certainty(s.phase) / 2));
  const his = worthToMan(s, house, free) - at(PRICE, house) * florin(s.phase) + bonus - weights.waiting;
  const hers = worthToWoman(s, house, free) + bonus - weights.waiting;
  const [mine, theirs] = groom === s.seat ? [his, hers] : [hers, his];
  return mine - Math.trunc(theirs / (seatsOf(s) - 1));
}

/** What cubes gain by being sold. */
function unsold(s: State, seat: Seat): number {
  let florins = 0;
  for (let good = 0; good < 4; good++) florins += at(s.goods, seat * 4 + good) * (GOOD_PRICE[good] ?? 0);
  return Math.trunc((florins * florin(s.phase) * (POINT - goodShare(s.phase, s.kings))) / POINT);
}
