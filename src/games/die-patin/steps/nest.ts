import { add } from '../../../core/counts.ts';
import { isIndex, isMove } from '../../../core/json.ts';
import { refuse } from '../../../core/refuse.ts';
import { cornersOf } from '../board.ts';
import { MANHOLES } from '../data.ts';
import { nestSize } from '../look.ts';
import { list, type MoveOf, NEST } from '../moves.ts';
import { NOBODY, now } from '../state.ts';
import { countDown, type Decision } from './step.ts';

/** The first rats: three on one corner of the start area, two on another, one on a third. */
export const nest: Decision<MoveOf<'nest'>> = {
  moves(s) {
    const moves: MoveOf<'nest'>[] = [];
    for (const manhole of cornersOf(now(s).at)) if (s.holder[manhole] === NOBODY) list(moves, NEST, manhole);
    return moves;
  },

  refusal(s, _seat, move) {
    const { at: area, left } = now(s);
    if (!isMove(move, 'nest', ['manhole']) || !isIndex(move.manhole, MANHOLES)) return refuse('nest/malformed', { rats: nestSize(left) });
    const { manhole } = move;
    if (!cornersOf(area).includes(manhole)) return refuse('nest/not-here', { manhole, area });
    return s.holder[manhole] === NOBODY ? undefined : refuse('nest/occupied', { manhole });
  },

  apply(s, seat, { manhole }, emit) {
    const rats = nestSize(now(s).left);
    s.holder[manhole] = seat;
    s.rats[manhole] = rats;
    add(s.stock, seat, -rats);
    countDown(s);
    emit?.({ type: 'nested', seat, manhole, rats });
  },
};
