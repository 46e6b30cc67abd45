import { isMove } from '../../../core/json.ts';
import { refuse } from '../../../core/refuse.ts';
import { CARDS } from '../data.ts';
import { INTRIGUE, type MoveOf } from '../moves.ts';
import { NO_CARD } from '../state.ts';
import type { Decision } from './step.ts';

/** Everybody lays an intrigue card face down under her boss, at the same time; all three can be chosen in every round. */
export const intrigue: Decision<MoveOf<'intrigue'>> = {
  moves: () => INTRIGUE,

  refusal: (_s, _seat, move) =>
    isMove(move, 'intrigue', ['card']) && CARDS.some((card) => card === move.card) ? undefined : refuse('intrigue/malformed'),

  apply(s, seat, { card }, emit) {
    s.cards[seat] = CARDS.indexOf(card);
    if (!s.cards.includes(NO_CARD)) s.todo.pop();
    emit?.({ type: 'chosen', seat, card });
  },
};
