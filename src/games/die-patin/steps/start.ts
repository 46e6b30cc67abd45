import { isIndex, isMove } from '../../../core/json.ts';
import { type MoveOf, START } from '../moves.ts';
import { refuse } from '../rule-ids.ts';
import { seatsOf, task } from '../state.ts';
import type { Step } from './step.ts';

/** Chance says who begins, in place of the nastiest laugh; from there everybody settles clockwise. */
export const start: Step<MoveOf<'start'>> = {
  moves: (s) => START.slice(0, seatsOf(s)),

  refusal: (s, _task, _seat, move) =>
    isMove(move, 'start', ['seat']) && isIndex(move.seat, seatsOf(s)) ? undefined : refuse('start/malformed'),

  apply(s, _task, _seat, { seat }, emit) {
    const seats = seatsOf(s);
    s.starter = seat;
    s.todo.pop();
    for (let i = seats - 1; i >= 0; i--) s.todo.push(task('home', (seat + i) % seats));
    emit?.({ type: 'started', seat });
  },

  roll: (s, rng) => START[rng(seatsOf(s))] ?? { type: 'start', seat: 0 },
};
