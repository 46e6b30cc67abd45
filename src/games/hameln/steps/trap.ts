import { add, at, drawKind } from '../../../core/counts.ts';
import { isInteger, isMove } from '../../../core/json.ts';
import { must } from '../../../core/must.ts';
import { refuse } from '../../../core/refuse.ts';
import type { Step } from '../../../core/steps.ts';
import { TRAPS } from '../data.ts';
import type { Event } from '../events.ts';
import { TRAP_MOVES, type Trap } from '../moves.ts';
import type { RuleId } from '../rule-ids.ts';
import type { State } from '../state.ts';

const isLeft = (s: State, value: number): boolean => at(s.stack, value - 1) > 0;

/** Chance draws a trap for the seller, who alone sees it. */
export const trap: Step<State, Trap, Event, RuleId> = {
  moves: (s) => TRAP_MOVES.filter((m) => isLeft(s, m.value)),

  roll: (s, rng) => must(TRAP_MOVES[drawKind(s.stack, rng)]),

  refusal(s, _seat, move) {
    if (!isMove(move, 'trap', ['value']) || !isInteger(move.value)) return refuse('trap/malformed');
    if (move.value < 1 || move.value > TRAPS.length) return refuse('trap/malformed');
    return isLeft(s, move.value) ? undefined : refuse('trap/none-left', { value: move.value });
  },

  apply(s, _seat, move, emit) {
    add(s.stack, move.value - 1, -1);
    s.drawing--;
    const own = must(s.traps[s.seat]);
    own.push(move.value);
    own.sort((a, b) => a - b);
    emit?.({ type: 'trap-drawn', seat: s.seat, value: move.value });
  },
};
