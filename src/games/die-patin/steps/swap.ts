import { isIndex, isMove } from '../../../core/json.ts';
import { must } from '../../../core/must.ts';
import { refuse } from '../../../core/refuse.ts';
import { pick } from '../../../core/rng.ts';
import { startAreas } from '../board.ts';
import { TILES, TILES_AN_ENTERPRISE } from '../data.ts';
import { bonusOf, enterpriseOf, type MoveOf } from '../moves.ts';
import { type State, seatsOf } from '../state.ts';
import type { Decision } from './step.ts';

/**
 * While some area has an enterprise twice, chance changes one of the two for a tile of another area. Only tiles are drawn
 * that leave neither area with a double, so every swap mends one; start areas, with a single tile, are left alone.
 */
export const swap: Decision<MoveOf<'swap'>> = {
  moves: (s) => swaps(s),

  refusal(s, _seat, move) {
    if (!isMove(move, 'swap', ['tile', 'other']) || !isIndex(move.tile, TILES) || !isIndex(move.other, TILES))
      return refuse('swap/malformed');
    const { tile, other } = move;
    return tile === doubled(s) && partners(s, tile).includes(other) ? undefined : refuse('swap/malformed');
  },

  apply(s, _seat, { tile, other }, emit) {
    const area = must(s.tiles[tile]);
    const otherArea = must(s.tiles[other]);
    s.tiles[tile] = otherArea;
    s.tiles[other] = area;
    emit?.({
      type: 'swapped',
      area,
      enterprise: enterpriseOf(tile),
      bonus: bonusOf(tile),
      otherArea,
      otherEnterprise: enterpriseOf(other),
      otherBonus: bonusOf(other),
    });
  },

  roll: (s, rng) => pick(swaps(s), rng),
};

function swaps(s: State): MoveOf<'swap'>[] {
  const tile = doubled(s);
  return partners(s, tile).map((other) => ({ type: 'swap', tile, other }));
}

/** The first tile that lies beside a lower one of its own enterprise; -1 if none does. */
export function doubled(s: State): number {
  for (let tile = 0; tile < TILES; tile++) {
    const area = must(s.tiles[tile]);
    if (area >= 0 && firstHere(s, tile, area) < tile) return tile;
  }
  return -1;
}

const firstOf = (tile: number): number => tile - (tile % TILES_AN_ENTERPRISE);

/** The lowest tile of this tile's enterprise in an area; beyond the last if there is none. */
function firstHere(s: State, tile: number, area: number): number {
  const first = firstOf(tile);
  for (let same = first; same < first + TILES_AN_ENTERPRISE; same++) if (s.tiles[same] === area) return same;
  return TILES;
}

function partners(s: State, tile: number): number[] {
  const area = must(s.tiles[tile]);
  const starts = startAreas(seatsOf(s), s.starts);
  const found: number[] = [];
  for (let other = 0; other < TILES; other++) {
    const there = must(s.tiles[other]);
    if (there < 0 || there === area || starts.includes(there)) continue;
    // The other tile's enterprise cannot be in the double area: both tiles there are of this one.
    if (firstHere(s, tile, there) === TILES) found.push(other);
  }
  return found;
}
