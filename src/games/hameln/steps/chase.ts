import { isMove } from '../../../core/json.ts';
import { refuse } from '../../../core/refuse.ts';
import type { Step } from '../../../core/steps.ts';
import type { Event } from '../events.ts';
import { CHASE_MOVES, type Chase } from '../moves.ts';
import { catchRat } from '../rats.ts';
import type { RuleId } from '../rule-ids.ts';
import { NONE, type State } from '../state.ts';
import { circleId, circleNumber } from '../town.ts';

/** The cat, just bought, takes one rat off the board. */
export const chase: Step<State, Chase, Event, RuleId> = {
  moves: (s) => CHASE_MOVES.filter((_, circle) => s.rats & (1 << circle)),

  refusal(s, _seat, move) {
    const circle = isMove(move, 'chase', ['circle']) ? circleNumber(move.circle) : NONE;
    if (circle === NONE) return refuse('chase/malformed');
    return s.rats & (1 << circle) ? undefined : refuse('chase/no-rat', { circle: circleId(circle) });
  },

  apply(s, _seat, move, emit) {
    s.todo.pop();
    catchRat(s, circleNumber(move.circle), emit);
  },
};
