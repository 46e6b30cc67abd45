import { add, at, drawKind } from '../../../core/counts.ts';
import { isMove } from '../../../core/json.ts';
import { must } from '../../../core/must.ts';
import { refuse } from '../../../core/refuse.ts';
import type { Step } from '../../../core/steps.ts';
import { SEXES } from '../data.ts';
import type { Event } from '../events.ts';
import { CHILD_MOVES, type Child } from '../moves.ts';
import type { RuleId } from '../rule-ids.ts';
import { NONE, type State } from '../state.ts';
import { houseId, sexNumber } from '../town.ts';

/** Chance draws a cube for the woman of the house at work: her child goes to the hall. */
export const child: Step<State, Child, Event, RuleId> = {
  moves: (s) => CHILD_MOVES.filter((_, sex) => at(s.bag, sex) > 0),

  roll: (s, rng) => must(CHILD_MOVES[drawKind(s.bag, rng)]),

  refusal(s, _seat, move) {
    const sex = isMove(move, 'child', ['sex']) ? sexNumber(move.sex) : NONE;
    if (sex === NONE) return refuse('child/malformed');
    return at(s.bag, sex) > 0 ? undefined : refuse('child/none-left', { sex: must(SEXES[sex]) });
  },

  apply(s, _seat, move, emit) {
    const sex = sexNumber(move.sex);
    const seat = must(s.women[s.house]);
    s.todo.pop();
    s.cube = sex;
    add(s.bag, sex, -1);
    add(s.hall, seat * 2 + sex, 1);
    add(s.family, seat, -1);
    emit?.({ type: 'prepared', seat, house: houseId(s.house), sex: move.sex });
  },
};
