import { at, sum } from '../../core/counts.ts';
import type { Seat } from '../../core/game.ts';
import { must } from '../../core/must.ts';
import { BEYOND_ROAD, BOY, CHILD_PRICE, GIRL, REGIONS, RING, ROAD, TRAP_COUNT } from './data.ts';
import { NONE, type State, seatsOf } from './state.ts';
import { around, GOOD, HOUSE_COUNT, PRICE, size } from './town.ts';

/** What anybody may read off a position without playing: rules, phrases, bots and the board ask here. */

export function isOverrun(s: State, house: number): boolean {
  const circles = at(around(seatsOf(s)), house);
  return (s.rats & circles) === circles;
}

/** The set of free circles round a house. */
export const freeAround = (s: State, house: number): number => at(around(seatsOf(s)), house) & ~s.rats;

/** Whether a house has as few free circles as it attracts rats, so that its next work overruns it. */
export const wouldFall = (s: State, house: number): boolean => at(s.marker, house) >= size(freeAround(s, house));

/** Why a woman of this seat gets no child; undefined if she does. */
export const lackOf = (s: State, seat: Seat): 'bag' | 'family' | undefined =>
  sum(s.bag) === 0 ? 'bag' : at(s.family, seat) === 0 ? 'family' : undefined;

/** Whether the market has nothing left of what this house makes. */
export const isSoldOut = (s: State, house: number): boolean => at(s.stock, at(GOOD, house)) === 0;

export const isEmpty = (s: State, house: number): boolean => s.men[house] === NONE;

/** The price of the cheapest empty house; more than anybody has if there is none. */
export function cheapest(s: State): number {
  let price = Number.MAX_SAFE_INTEGER;
  for (let house = 0; house < HOUSE_COUNT; house++) if (isEmpty(s, house)) price = Math.min(price, at(PRICE, house));
  return price;
}

/** What the piper asks for a child now. */
export const childPrice = (s: State): number => must(CHILD_PRICE[s.piper]);
export const childrenOf = (s: State, seat: Seat): number => at(s.hall, seat * 2 + BOY) + at(s.hall, seat * 2 + GIRL);
/** What a child on this space of the road to Transylvania costs, from 0. */
export const penalty = (space: number): number => ROAD[space] ?? BEYOND_ROAD;

/** If the piper came now: how many children of a seat could not be paid for, and what they would cost at least, if no others went before. */
export function piperNow(s: State, seat: Seat): { readonly children: number; readonly points: number } {
  const children = Math.max(0, childrenOf(s, seat) - Math.floor(at(s.money, seat) / childPrice(s)));
  let points = 0;
  for (let i = 0; i < children; i++) points += penalty(s.road.length + i);
  return { children, points };
}

/** The field with the most money on it, or NONE if there is none anywhere. Two fields never hold the same. */
export function highestBribe(s: State): number {
  let best = NONE;
  for (let field = 0; field < REGIONS.length; field++)
    if (at(s.bribes, field) > 0 && (best === NONE || at(s.bribes, field) > at(s.bribes, best))) best = field;
  return best;
}

/** The next offer of the ring of influence: florins and points. */
export const nextOffer = (s: State): (typeof RING)[number] => must(RING[(s.ring + 1) % RING.length]);

export const trapsOf = (s: State, seat: Seat): readonly number[] => must(s.traps[seat]);

/** How many traps lie face down; those already earned in this sale are still among them. Everybody can count them. */
export function trapsLeft(s: State): number {
  let owned = 0;
  for (let seat = 0; seat < s.traps.length; seat++) owned += trapsOf(s, seat).length;
  return TRAP_COUNT - owned;
}
