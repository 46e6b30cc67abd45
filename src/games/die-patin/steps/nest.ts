import { isIndex, isMove } from '../../../core/json.ts';
import { cornersOf } from '../board.ts';
import { FIRST_RATS, MANHOLES } from '../data.ts';
import { list, type Move, type MoveOf, NEST } from '../moves.ts';
import { refuse } from '../rule-ids.ts';
import { NOBODY } from '../state.ts';
import { countDown, type Step } from './step.ts';

/** The first rats: three on one corner of the start area, two on another, one on a third. No two start areas share a corner. */
export const nest: Step<MoveOf<'nest'>> = {
  moves(s, task) {
    const moves: Move[] = [];
    for (const manhole of cornersOf(task.at)) if (s.holder[manhole] === NOBODY) list(moves, NEST, manhole);
    return moves;
  },

  refusal(s, task, _seat, move) {
    if (!isMove(move, 'nest', ['manhole']) || !isIndex(move.manhole, MANHOLES))
      return refuse('nest/malformed', { rats: nestSize(task.left) });
    const { manhole } = move;
    if (!cornersOf(task.at).includes(manhole)) return refuse('nest/not-here', { manhole, area: task.at });
    return s.holder[manhole] === NOBODY ? undefined : refuse('nest/occupied', { manhole });
  },

  apply(s, task, seat, { manhole }, emit) {
    const rats = nestSize(task.left);
    s.holder[manhole] = seat;
    s.rats[manhole] = rats;
    s.stock[seat] = (s.stock[seat] ?? 0) - rats;
    countDown(s, task);
    emit?.({ type: 'nested', seat, manhole, rats });
  },
};

/** How many rats come next, when so many manholes are still to be chosen. */
export const nestSize = (left: number): number => FIRST_RATS[FIRST_RATS.length - left] ?? 0;
