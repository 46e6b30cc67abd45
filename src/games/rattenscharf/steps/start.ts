import { isIndex, isMove } from '../../../core/json.ts';
import { must } from '../../../core/must.ts';
import { refuse } from '../../../core/refuse.ts';
import type { Start } from '../moves.ts';
import type { Decision } from './step.ts';

const STARTS: readonly Start[] = [0, 1].map((seat) => Object.freeze({ type: 'start', seat }));

/** Chance says who begins, when the host left it open. */
export const start: Decision<Start> = {
  moves: () => STARTS,
  roll: (_s, rng) => must(STARTS[rng(STARTS.length)]),
  refusal(_s, _seat, move) {
    return isMove(move, 'start', ['seat']) && isIndex(move.seat, STARTS.length) ? undefined : refuse('start/malformed');
  },
  apply(s, _seat, move, emit) {
    s.seat = move.seat;
    // What whoever goes second begins with, if it is anything.
    if (move.seat === 1) s.laying.reverse();
    emit?.({ type: 'started', seat: move.seat });
  },
};
