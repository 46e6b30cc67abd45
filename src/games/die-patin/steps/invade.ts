import { isIndex, isMove } from '../../../core/json.ts';
import { cornersOf } from '../board.ts';
import { INVASION_RATS, MANHOLES } from '../data.ts';
import { INVADE, list, type Move, type MoveOf } from '../moves.ts';
import { expel, expelFault, hasRatsElsewhere, putDown } from '../rats.ts';
import { refuse } from '../rule-ids.ts';
import { task } from '../state.ts';
import type { Step } from './step.ts';

/** The boss with the card Invasion: one manhole is cleared of all rivals' rats, and two own rats move in. */
export const invade: Step<MoveOf<'invade'>> = {
  moves(_s, { at }) {
    const moves: Move[] = [];
    for (const manhole of cornersOf(at)) list(moves, INVADE, manhole);
    return moves;
  },

  refusal(_s, { at }, _seat, move) {
    if (!isMove(move, 'invade', ['manhole']) || !isIndex(move.manhole, MANHOLES)) return refuse('invade/malformed', { area: at });
    const { manhole } = move;
    return cornersOf(at).includes(manhole) ? undefined : refuse('rat/not-here', { manhole, area: at });
  },

  apply(s, _task, seat, { manhole }, emit) {
    s.todo.pop();
    if (!expelFault(s, seat, manhole)) expel(s, seat, manhole, s.rats[manhole] ?? 0, emit);
    let missing = INVASION_RATS;
    for (; missing > 0 && s.stock[seat] !== 0; missing--) putDown(s, seat, manhole, emit);
    if (missing > 0 && hasRatsElsewhere(s, seat, manhole)) s.todo.push(task('reinforce', seat, manhole, missing));
  },
};
