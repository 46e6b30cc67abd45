import { isIndex, isMove } from '../../../core/json.ts';
import { must } from '../../../core/must.ts';
import { refuse } from '../../../core/refuse.ts';
import type { Start } from '../moves.ts';
import { begin } from '../setup.ts';
import type { Decision } from './step.ts';

const STARTS: readonly Start[] = [0, 1, 2, 3, 4].map((seat) => Object.freeze({ type: 'start', seat }));

/** Chance says who begins, unless the first seat does. */
export const start: Decision<Start> = {
  moves: (s) => STARTS.slice(0, s.height.length),
  roll: (s, rng) => must(STARTS[rng(s.height.length)]),
  refusal(s, _seat, move) {
    return isMove(move, 'start', ['seat']) && isIndex(move.seat, s.height.length) ? undefined : refuse('start/malformed');
  },
  apply(s, _seat, move, emit) {
    begin(s, move.seat);
    emit?.({ type: 'started', seat: move.seat });
  },
};
