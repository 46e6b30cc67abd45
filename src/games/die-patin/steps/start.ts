import { isIndex, isMove } from '../../../core/json.ts';
import { must } from '../../../core/must.ts';
import { refuse } from '../../../core/refuse.ts';
import { type MoveOf, START } from '../moves.ts';
import { seatsOf, task } from '../state.ts';
import type { Decision } from './step.ts';

/** Chance says who begins, in place of the nastiest laugh; from there everybody settles clockwise. */
export const start: Decision<MoveOf<'start'>> = {
  moves: (s) => START.slice(0, seatsOf(s)),

  refusal: (s, _seat, move) => (isMove(move, 'start', ['seat']) && isIndex(move.seat, seatsOf(s)) ? undefined : refuse('start/malformed')),

  apply(s, _seat, { seat }, emit) {
    const seats = seatsOf(s);
    s.starter = seat;
    s.todo.pop();
    for (let i = seats - 1; i >= 0; i--) s.todo.push(task('home', (seat + i) % seats));
    emit?.({ type: 'started', seat });
  },

  roll: (s, rng) => must(START[rng(seatsOf(s))]),
};
