import { isIndex, isMove } from '../../../core/json.ts';
import { startAreas } from '../board.ts';
import { AREAS, FIRST_RATS } from '../data.ts';
import { CHOOSE_HOME, list, type Move, type MoveOf } from '../moves.ts';
import { refuse } from '../rule-ids.ts';
import { NOBODY, seatsOf, task } from '../state.ts';
import type { Step } from './step.ts';

/** Choosing a start area: the first of one's territory. */
export const home: Step<MoveOf<'home'>> = {
  moves(s) {
    const moves: Move[] = [];
    for (const area of startAreas(seatsOf(s))) if (s.owner[area] === NOBODY) list(moves, CHOOSE_HOME, area);
    return moves;
  },

  refusal(s, _task, _seat, move) {
    if (!isMove(move, 'home', ['area']) || !isIndex(move.area, AREAS)) return refuse('home/malformed');
    const { area } = move;
    if (!startAreas(seatsOf(s)).includes(area)) return refuse('home/not-a-start-area', { area });
    const owner = s.owner[area] ?? NOBODY;
    return owner === NOBODY ? undefined : refuse('home/taken', { area, rival: owner });
  },

  apply(s, _task, seat, { area }, emit) {
    s.owner[area] = seat;
    s.todo.pop();
    s.todo.push(task('nest', seat, area, FIRST_RATS.length));
    emit?.({ type: 'settled', seat, area });
  },
};
