import type { Rng } from '../../../core/game.ts';
import { isIndex, isMove } from '../../../core/json.ts';
import { areasInPlay, startAreas } from '../board.ts';
import { AREAS, BONUSES, ENTERPRISES, TILES } from '../data.ts';
import { DEAL, list, type Move, type MoveOf, tileOf } from '../moves.ts';
import { refuse } from '../rule-ids.ts';
import { IN_BAG, type State, seatsOf } from '../state.ts';
import type { Step } from './step.ts';

/**
 * Chance lays one tile. First every start area gets one, then every other area, in their order; what is left goes to areas
 * drawn by lot that have one, so that in the end none has more than two and any of them may be one short.
 */
export const deal: Step<MoveOf<'deal'>> = {
  moves(s) {
    const moves: Move[] = [];
    for (const area of open(s)) for (const tile of bag(s)) list(moves, DEAL, area * TILES + tile);
    return moves;
  },

  refusal(s, _task, _seat, move) {
    if (!isMove(move, 'deal', ['area', 'enterprise', 'bonus']) || !isIndex(move.area, AREAS)) return refuse('deal/malformed');
    const enterprise = ENTERPRISES.find((e) => e === move.enterprise);
    const bonus = BONUSES.find((b) => b === move.bonus);
    if (!enterprise || !bonus) return refuse('deal/malformed');
    if (s.tiles[tileOf(enterprise, bonus)] !== IN_BAG) return refuse('deal/not-in-bag', { enterprise, bonus });
    return open(s).includes(move.area) ? undefined : refuse('deal/not-here', { area: move.area });
  },

  apply(s, _task, _seat, { area, enterprise, bonus }, emit) {
    s.tiles[tileOf(enterprise, bonus)] = area;
    if (!s.tiles.includes(IN_BAG)) s.todo.pop();
    emit?.({ type: 'dealt', area, enterprise, bonus });
  },

  roll(s, rng: Rng): Move {
    const areas = open(s);
    const tiles = bag(s);
    const area = areas[rng(areas.length)] ?? 0;
    return DEAL[area * TILES + (tiles[rng(tiles.length)] ?? 0)] ?? { type: 'deal', area, enterprise: 'hat', bonus: 'rat' };
  },
};

const bag = (s: State): number[] => {
  const tiles: number[] = [];
  for (let tile = 0; tile < TILES; tile++) if (s.tiles[tile] === IN_BAG) tiles.push(tile);
  return tiles;
};

const count = new Int32Array(AREAS);

/** The areas that the next tile may go to. */
function open(s: State): readonly number[] {
  const seats = seatsOf(s);
  const starts = startAreas(seats);
  count.fill(0);
  for (let tile = 0; tile < TILES; tile++) {
    const area = s.tiles[tile] ?? IN_BAG;
    if (area >= 0) count[area] = (count[area] ?? 0) + 1;
  }
  const bare = starts.find((area) => count[area] === 0) ?? areasInPlay(seats).find((area) => count[area] === 0);
  if (bare !== undefined) return [bare];
  return areasInPlay(seats).filter((area) => count[area] === 1 && !starts.includes(area));
}
