import { at } from '../../core/counts.ts';
import { CHANCE, type Seat } from '../../core/game.ts';
import { districtsInPlay } from './board.ts';
import {
  AREAS,
  DISTRICTS,
  ENTERPRISES_REMOVED,
  FIGURES_A_SEAT,
  LOOT_A_DISTRICT,
  MANHOLES,
  MISSIONS,
  RATS_A_SEAT,
  ROOMS_A_SEAT,
  TILES,
} from './data.ts';
import { HOME, IN_BAG, NO_CARD, NOBODY, type PatinOptions, type State, type Task, task } from './state.ts';

export function setup(seats: number, options: PatinOptions): State {
  const each = (n: number): number[] => Array<number>(seats).fill(n);
  const used = districtsInPlay(seats);
  return {
    todo: opening(seats, options.enterprises === 'chosen' ? 0 : CHANCE),
    round: 0,
    starter: NOBODY,
    turn: 0,
    owner: Array<number>(AREAS).fill(NOBODY),
    holder: Array<number>(MANHOLES).fill(NOBODY),
    rats: Array<number>(MANHOLES).fill(0),
    crates: DISTRICTS.map((_, d) => (used.includes(d) ? LOOT_A_DISTRICT : 0)),
    rooms: Array<number>(AREAS).fill(NOBODY),
    tiles: Array<number>(TILES).fill(IN_BAG),
    figures: Array<number>(seats * FIGURES_A_SEAT).fill(HOME),
    cards: each(NO_CARD),
    loot: each(0),
    stock: each(RATS_A_SEAT),
    spare: each(ROOMS_A_SEAT),
    trophies: each(0),
    scored: Array<number>(seats * MISSIONS.length).fill(0),
    ending: null,
    ...(options.starts && { starts: options.starts }),
  };
}

/** The last of these is done first. */
function opening(seats: number, remover: Seat): Task[] {
  const removed = at(ENTERPRISES_REMOVED, seats);
  const tasks = [task('begin', CHANCE), task('start', CHANCE), task('swap', CHANCE), task('deal', CHANCE)];
  return removed === 0 ? tasks : [...tasks, task('remove', remover, 0, removed)];
}
