import { at } from '../../../core/counts.ts';
import { isIndex, isMove } from '../../../core/json.ts';
import { refuse } from '../../../core/refuse.ts';
import { cornersOf } from '../board.ts';
import { INVASION_RATS, MANHOLES } from '../data.ts';
import { INVADE, list, type MoveOf } from '../moves.ts';
import { expel, expelFault, hasRatsElsewhere, putDown } from '../rats.ts';
import { now, task } from '../state.ts';
import type { Decision } from './step.ts';

/** The boss with the card Invasion: one manhole is cleared of all rivals' rats, and two own rats move in. */
export const invade: Decision<MoveOf<'invade'>> = {
  moves(s) {
    const moves: MoveOf<'invade'>[] = [];
    for (const manhole of cornersOf(now(s).at)) list(moves, INVADE, manhole);
    return moves;
  },

  refusal(s, _seat, move) {
    const area = now(s).at;
    if (!isMove(move, 'invade', ['manhole']) || !isIndex(move.manhole, MANHOLES)) return refuse('invade/malformed', { area });
    const { manhole } = move;
    return cornersOf(area).includes(manhole) ? undefined : refuse('rat/not-here', { manhole, area });
  },

  apply(s, seat, { manhole }, emit) {
    s.todo.pop();
    if (!expelFault(s, seat, manhole)) expel(s, seat, manhole, at(s.rats, manhole), emit);
    let missing = INVASION_RATS;
    for (; missing > 0 && s.stock[seat] !== 0; missing--) putDown(s, seat, manhole, emit);
    if (missing > 0 && hasRatsElsewhere(s, seat, manhole)) s.todo.push(task('reinforce', seat, manhole, missing));
  },
};
