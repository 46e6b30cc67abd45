import type { Rng } from '../../../core/game.ts';
import { isIndex, isMove } from '../../../core/json.ts';
import { must } from '../../../core/must.ts';
import { refuse } from '../../../core/refuse.ts';
import { pick } from '../../../core/rng.ts';
import { areasInPlay, startAreas } from '../board.ts';
import { AREAS, BONUSES, ENTERPRISES, TILES } from '../data.ts';
import { DEAL, list, type MoveOf, tileOf } from '../moves.ts';
import { IN_BAG, type State, seatsOf } from '../state.ts';
import type { Decision } from './step.ts';

/**
 * Chance lays one tile. First every start area gets one, then every other area, in their order; what is left goes to areas
 * drawn by lot that have one, so that in the end none has more than two and any of them may be one short.
 */
export const deal: Decision<MoveOf<'deal'>> = {
  moves(s) {
    const moves: MoveOf<'deal'>[] = [];
    for (const area of open(s)) for (const tile of bag(s)) list(moves, DEAL, area * TILES + tile);
    return moves;
  },

  refusal(s, _seat, move) {
    if (!isMove(move, 'deal', ['area', 'enterprise', 'bonus']) || !isIndex(move.area, AREAS)) return refuse('deal/malformed');
    const enterprise = ENTERPRISES.find((e) => e === move.enterprise);
    const bonus = BONUSES.find((b) => b === move.bonus);
    if (!enterprise || !bonus) return refuse('deal/malformed');
    if (s.tiles[tileOf(enterprise, bonus)] !== IN_BAG) return refuse('deal/not-in-bag', { enterprise, bonus });
    return open(s).includes(move.area) ? undefined : refuse('deal/not-here', { area: move.area });
  },

  apply(s, _seat, { area, enterprise, bonus }, emit) {
    s.tiles[tileOf(enterprise, bonus)] = area;
    if (!s.tiles.includes(IN_BAG)) s.todo.pop();
    emit?.({ type: 'dealt', area, enterprise, bonus });
  },

  roll(s, rng) {
    const area = pick(open(s), rng);
    return must(DEAL[area * TILES + drawn(s, rng)]);
  },
};

const bag = (s: State): number[] => {
  const tiles: number[] = [];
  for (let tile = 0; tile < TILES; tile++) if (s.tiles[tile] === IN_BAG) tiles.push(tile);
  return tiles;
};

/** One of the tiles in the bag, without a list of them. */
function drawn(s: State, rng: Rng): number {
  let inBag = 0;
  for (let tile = 0; tile < TILES; tile++) if (s.tiles[tile] === IN_BAG) inBag++;
  let k = rng(inBag);
  for (let tile = 0; tile < TILES; tile++) if (s.tiles[tile] === IN_BAG && k-- === 0) return tile;
  throw new Error('the bag is empty');
}

const count = new Int32Array(AREAS);

/** The areas that the next tile may go to. */
function open(s: State): readonly number[] {
  const seats = seatsOf(s);
  const starts = startAreas(seats, s.starts);
  count.fill(0);
  for (let tile = 0; tile < TILES; tile++) {
    const area = must(s.tiles[tile]);
    if (area >= 0) count[area] = must(count[area]) + 1;
  }
  const bare = starts.find((area) => count[area] === 0) ?? areasInPlay(seats).find((area) => count[area] === 0);
  if (bare !== undefined) return [bare];
  return areasInPlay(seats).filter((area) => count[area] === 1 && !starts.includes(area));
}
