import { must } from '../../../core/must.ts';
import { CHAIN_POINTS, ENTERPRISES, type Enterprise, TILES_AN_ENTERPRISE } from '../data.ts';
import { HELD, type State, seatList } from '../state.ts';

/** The tiles of one enterprise: how many everybody has, and the areas where the others can still be had. */
export interface ChainRow {
  readonly enterprise: Enterprise;
  readonly held: readonly number[];
  /** Each area once, however many tiles lie there. */
  readonly areas: readonly number[];
}

/** Those enterprises that are in the game. */
export function chainRows(s: State): readonly ChainRow[] {
  return ENTERPRISES.map((enterprise, i) => {
    const tiles = s.tiles.slice(i * TILES_AN_ENTERPRISE, (i + 1) * TILES_AN_ENTERPRISE);
    const held = seatList(s).map((seat) => tiles.filter((place) => place === HELD + seat).length);
    return { enterprise, held, areas: [...new Set(tiles.filter((place) => place >= 0 && place < HELD))].sort((a, b) => a - b) };
  }).filter(({ held, areas }) => areas.length > 0 || held.some((n) => n > 0));
}

/** What the next tile of a chain would bring; 0 where none is left. */
export const nextStep = ({ held, areas }: ChainRow, seat: number): number => {
  const n = held[seat] ?? 0;
  return areas.length === 0 ? 0 : must(CHAIN_POINTS[n + 1]) - must(CHAIN_POINTS[n]);
};
