import type { Seat } from '../../../../core/game.ts';
import { CHAIN_POINTS, ENTERPRISES, type Enterprise, TILES_AN_ENTERPRISE } from '../../data.ts';
import { HELD, type State } from '../../state.ts';

export interface Chain {
  readonly enterprise: Enterprise;
  readonly n: number;
  readonly points: number;
}

/** The tiles of a seat by enterprise, the longest chain first. */
export function chainsOf(s: State, seat: Seat): readonly Chain[] {
  return ENTERPRISES.map((enterprise, i) => {
    const first = i * TILES_AN_ENTERPRISE;
    const n = s.tiles.slice(first, first + TILES_AN_ENTERPRISE).filter((place) => place === HELD + seat).length;
    return { enterprise, n, points: CHAIN_POINTS[n] ?? 0 };
  })
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n);
}
