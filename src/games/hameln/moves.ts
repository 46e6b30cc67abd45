import type { Seat } from '../../core/game.ts';
import { must } from '../../core/must.ts';
import {
  CIRCLES,
  type CircleId,
  GOODS,
  type GoodName,
  HOUSES,
  type HouseId,
  MARKERS,
  REGIONS,
  type RegionName,
  SEXES,
  type Sex,
  TRAPS,
} from './data.ts';
import { ACTIONS, type Action } from './state.ts';

/** Chance: who plays when, which marker the next house gets, which cube comes out of the bag, which trap is drawn. */
export interface Order {
  readonly type: 'order';
  readonly order: readonly Seat[];
}
export interface Marker {
  readonly type: 'marker';
  readonly rats: number;
}
export interface Child {
  readonly type: 'child';
  readonly sex: Sex;
}
export interface Trap {
  readonly type: 'trap';
  readonly value: number;
}
/** Set-up: a man, later a woman, into a start house. */
export interface Settle {
  readonly type: 'settle';
  readonly house: HouseId;
}
export interface Act {
  readonly type: 'act';
  readonly action: Action;
}
export interface Name {
  readonly type: 'name';
  readonly house: HouseId;
}
/** No more houses, weddings, cubes; or no optional action. */
export interface Done {
  readonly type: 'done';
}
export interface PlaceRat {
  readonly type: 'rat';
  readonly circle: CircleId;
}
/** One's own child, by its sex, and whose child it marries. */
export interface Wed {
  readonly type: 'wed';
  readonly child: Sex;
  readonly partner: Seat;
}
export interface MoveIn {
  readonly type: 'move-in';
  readonly house: HouseId;
}
/** A cube for florins, or for a trap. */
export interface Sell {
  readonly type: 'sell' | 'swap';
  readonly good: GoodName;
}
export interface Cat {
  readonly type: 'cat';
}
export interface Chase {
  readonly type: 'chase';
  readonly circle: CircleId;
}
export interface BuyInfluence {
  readonly type: 'influence';
}
export interface Bribe {
  readonly type: 'bribe';
  readonly field: RegionName;
  readonly florins: number;
}
/** For how many of one's own children one pays. */
export interface Ransom {
  readonly type: 'ransom';
  readonly boys: number;
  readonly girls: number;
}
export type Optional = Cat | BuyInfluence | Bribe | Done;
export type Move = Order | Marker | Child | Trap | Settle | Act | Name | PlaceRat | Wed | MoveIn | Sell | Chase | Ransom | Optional;

/** Every move exists once and is frozen: listing moves makes nothing but the list. */
const freeze = <M extends Move>(move: M): M => Object.freeze(move);

export const MARKER_MOVES = MARKERS.map((_, i) => freeze<Marker>({ type: 'marker', rats: i + 1 }));
export const CHILD_MOVES = SEXES.map((sex) => freeze<Child>({ type: 'child', sex }));
export const TRAP_MOVES = TRAPS.map((_, i) => freeze<Trap>({ type: 'trap', value: i + 1 }));
export const SETTLE_MOVES = HOUSES.map(({ id }) => freeze<Settle>({ type: 'settle', house: id }));
export const ACT_MOVES = ACTIONS.map((action) => freeze<Act>({ type: 'act', action }));
export const NAME_MOVES = HOUSES.map(({ id }) => freeze<Name>({ type: 'name', house: id }));
export const RAT_MOVES = CIRCLES.map(({ id }) => freeze<PlaceRat>({ type: 'rat', circle: id }));
export const MOVE_IN_MOVES = HOUSES.map(({ id }) => freeze<MoveIn>({ type: 'move-in', house: id }));
export const SELL_MOVES = GOODS.map((good) => freeze<Sell>({ type: 'sell', good }));
export const SWAP_MOVES = GOODS.map((good) => freeze<Sell>({ type: 'swap', good }));
export const CHASE_MOVES = CIRCLES.map(({ id }) => freeze<Chase>({ type: 'chase', circle: id }));
export const DONE = freeze<Done>({ type: 'done' });
export const CAT = freeze<Cat>({ type: 'cat' });
export const BUY_INFLUENCE = freeze<BuyInfluence>({ type: 'influence' });

const WEDS = SEXES.map((child) => [0, 1, 2, 3, 4].map((partner) => freeze<Wed>({ type: 'wed', child, partner })));
export const wedOf = (sex: number, partner: Seat): Wed => must(WEDS[sex]?.[partner]);

const RANSOMS = [0, 1, 2, 3, 4].map((boys) => [0, 1, 2, 3, 4].map((girls) => freeze<Ransom>({ type: 'ransom', boys, girls })));
export const ransomOf = (boys: number, girls: number): Ransom => must(RANSOMS[boys]?.[girls]);

const BRIBES: Bribe[][] = REGIONS.map(() => []);
/** Made on demand, because purses have no limit. */
export function bribeOf(field: number, florins: number): Bribe {
  const row = must(BRIBES[field]);
  row[florins] ??= freeze<Bribe>({ type: 'bribe', field: must(REGIONS[field]), florins });
  return row[florins];
}
