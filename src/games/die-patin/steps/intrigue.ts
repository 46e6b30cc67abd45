import { isMove } from '../../../core/json.ts';
import { CARDS } from '../data.ts';
import { INTRIGUE, type MoveOf } from '../moves.ts';
import { refuse } from '../rule-ids.ts';
import { NO_CARD } from '../state.ts';
import type { Step } from './step.ts';

/** Everybody lays an intrigue card face down under her boss, at the same time; all three can be chosen in every round. */
export const intrigue: Step<MoveOf<'intrigue'>> = {
  moves: () => INTRIGUE,

  refusal: (_s, _task, _seat, move) =>
    isMove(move, 'intrigue', ['card']) && CARDS.some((card) => card === move.card) ? undefined : refuse('intrigue/malformed'),

  apply(s, _task, seat, { card }, emit) {
    s.cards[seat] = CARDS.indexOf(card);
    if (!s.cards.includes(NO_CARD)) s.todo.pop();
    emit?.({ type: 'chosen', seat, card });
  },
};
