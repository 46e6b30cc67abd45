import { GAMES } from '../games/index.ts';
import { BOARDS } from './boards.ts';

/** The facts on a game's card. A game on the shelf that has no rules or no board yet is announced. */
export interface Card {
  readonly id: ShelfId;
  readonly players: string;
  readonly minutes: string;
  readonly age: number;
  /** Who made the game that ours is an adaptation of. */
  readonly by: string;
}

export const SHELF_IDS = ['hameln', 'rattenscharf', 'die-patin', 'pied-piper'] as const;
export type ShelfId = (typeof SHELF_IDS)[number];

export const SHELF: readonly Card[] = [
  { id: 'hameln', players: '3–5', minutes: '60', age: 12, by: 'Fraser & Gordon Lamont, Fragor Games 2006' },
  { id: 'rattenscharf', players: '2', minutes: '30', age: 8, by: 'Michael Schacht, Queen Games 2005' },
  { id: 'die-patin', players: '2–5', minutes: '60–150', age: 12, by: 'Pim Thunborg, Zoch 2023' },
  { id: 'pied-piper', players: '2–5', minutes: '20', age: 8, by: 'Agnès Largeaud, Mathieu Leyssenne, Purple Brain 2016' },
];

export const hasRules = (id: string): boolean => Object.hasOwn(GAMES, id);
export const isPlayable = (id: string): boolean => hasRules(id) && Object.hasOwn(BOARDS, id);
export const isOnShelf = (id: string): id is ShelfId => (SHELF_IDS as readonly string[]).includes(id);
