import { isIndex, isMove } from '../../../core/json.ts';
import { must } from '../../../core/must.ts';
import { refuse } from '../../../core/refuse.ts';
import { startAreas } from '../board.ts';
import { AREAS, FIRST_RATS } from '../data.ts';
import { CHOOSE_HOME, list, type MoveOf } from '../moves.ts';
import { NOBODY, seatsOf, task } from '../state.ts';
import type { Decision } from './step.ts';

/** Choosing a start area: the first of one's territory. */
export const home: Decision<MoveOf<'home'>> = {
  moves(s) {
    const moves: MoveOf<'home'>[] = [];
    for (const area of startAreas(seatsOf(s), s.starts)) if (s.owner[area] === NOBODY) list(moves, CHOOSE_HOME, area);
    return moves;
  },

  refusal(s, _seat, move) {
    if (!isMove(move, 'home', ['area']) || !isIndex(move.area, AREAS)) return refuse('home/malformed');
    const { area } = move;
    if (!startAreas(seatsOf(s), s.starts).includes(area)) return refuse('home/not-a-start-area', { area });
    const owner = must(s.owner[area]);
    return owner === NOBODY ? undefined : refuse('home/taken', { area, rival: owner });
  },

  apply(s, seat, { area }, emit) {
    s.owner[area] = seat;
    s.todo.pop();
    s.todo.push(task('nest', seat, area, FIRST_RATS.length));
    emit?.({ type: 'settled', seat, area });
  },
};
