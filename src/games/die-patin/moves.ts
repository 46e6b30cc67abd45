import type { Seat } from '../../core/game.ts';
import { must } from '../../core/must.ts';
import {
  AREAS,
  BONUSES,
  type Bonus,
  CARDS,
  type Card,
  ENTERPRISES,
  type Enterprise,
  type Figure,
  MANHOLES,
  MISSIONS,
  type Mission,
  TILES,
  TILES_AN_ENTERPRISE,
} from './data.ts';

/** Areas, manholes and seats are numbers; what has a name is called by it, so that a log can be read. */
export type Move =
  | { readonly type: 'remove'; readonly enterprise: Enterprise }
  | { readonly type: 'deal'; readonly area: number; readonly enterprise: Enterprise; readonly bonus: Bonus }
  | { readonly type: 'swap'; readonly tile: number; readonly other: number }
  | { readonly type: 'start'; readonly seat: Seat }
  | { readonly type: 'home'; readonly area: number }
  | { readonly type: 'nest'; readonly manhole: number }
  | { readonly type: 'intrigue'; readonly card: Card }
  | { readonly type: 'place'; readonly figure: Figure; readonly area: number }
  | { readonly type: 'stay' }
  | { readonly type: 'recruit'; readonly manhole: number }
  | { readonly type: 'expel'; readonly manhole: number }
  | { readonly type: 'loot' }
  | { readonly type: 'room'; readonly enterprise: Enterprise; readonly bonus: Bonus }
  | { readonly type: 'invade'; readonly manhole: number }
  | { readonly type: 'lift'; readonly manhole: number }
  | { readonly type: 'mission'; readonly mission: Mission }
  | { readonly type: 'done' };
export type MoveOf<T extends Move['type']> = Extract<Move, { readonly type: T }>;

/** Every move exists once and is never changed: listing them makes nothing but the list. */
const table = <M extends Move>(n: number, make: (i: number) => M): readonly M[] =>
  Array.from({ length: n }, (_, i) => Object.freeze(make(i)));

export const tileOf = (enterprise: Enterprise, bonus: Bonus): number =>
  ENTERPRISES.indexOf(enterprise) * TILES_AN_ENTERPRISE + BONUSES.indexOf(bonus);
export const enterpriseOf = (tile: number): Enterprise => must(ENTERPRISES[Math.floor(tile / TILES_AN_ENTERPRISE)]);
export const bonusOf = (tile: number): Bonus => must(BONUSES[tile % TILES_AN_ENTERPRISE]);

export const REMOVE = table(ENTERPRISES.length, (i) => ({ type: 'remove', enterprise: must(ENTERPRISES[i]) }));
/** By `area * TILES + tile`. */
export const DEAL = table(AREAS * TILES, (i) => ({
  type: 'deal',
  area: Math.floor(i / TILES),
  enterprise: enterpriseOf(i % TILES),
  bonus: bonusOf(i % TILES),
}));
export const START = table(5, (seat) => ({ type: 'start', seat }));
export const CHOOSE_HOME = table(AREAS, (area) => ({ type: 'home', area }));
export const NEST = table(MANHOLES, (manhole) => ({ type: 'nest', manhole }));
export const INTRIGUE = table(CARDS.length, (i) => ({ type: 'intrigue', card: must(CARDS[i]) }));
export const PLACE_HENCHMAN = table(AREAS, (area) => ({ type: 'place', figure: 'henchman', area }));
export const PLACE_BOSS = table(AREAS, (area) => ({ type: 'place', figure: 'boss', area }));
export const RECRUIT = table(MANHOLES, (manhole) => ({ type: 'recruit', manhole }));
export const EXPEL = table(MANHOLES, (manhole) => ({ type: 'expel', manhole }));
export const ROOM = table(TILES, (tile) => ({ type: 'room', enterprise: enterpriseOf(tile), bonus: bonusOf(tile) }));
export const INVADE = table(MANHOLES, (manhole) => ({ type: 'invade', manhole }));
export const LIFT = table(MANHOLES, (manhole) => ({ type: 'lift', manhole }));
export const MISSION = table(MISSIONS.length, (i) => ({ type: 'mission', mission: must(MISSIONS[i]) }));
export const LOOT: MoveOf<'loot'> = Object.freeze({ type: 'loot' });
export const STAY: MoveOf<'stay'> = Object.freeze({ type: 'stay' });
export const DONE: MoveOf<'done'> = Object.freeze({ type: 'done' });

/** Appends entry `i` of a table. */
export function list<M extends Move>(moves: Move[], from: readonly M[], i: number): void {
  moves.push(must(from[i]));
}
