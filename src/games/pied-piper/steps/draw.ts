import { add, at, drawKind } from '../../../core/counts.ts';
import { isMove } from '../../../core/json.ts';
import { must } from '../../../core/must.ts';
import { refuse } from '../../../core/refuse.ts';
import { CARDS } from '../data.ts';
import { cardsOf, drawer } from '../flow.ts';
import { DRAWS, type Draw, kindOf } from '../moves.ts';
import type { Decision } from './step.ts';

/** Chance draws one action card for the seat that is short of one. */
export const draw: Decision<Draw> = {
  moves: (s) => DRAWS.filter((_, kind) => at(s.deck, kind) > 0),
  roll: (s, rng) => must(DRAWS[drawKind(s.deck, rng)]),
  refusal(s, _seat, move) {
    if (!isMove(move, 'draw', ['card'])) return refuse('draw/malformed');
    const kind = (CARDS as readonly unknown[]).indexOf(move.card);
    if (kind < 0) return refuse('draw/malformed');
    return at(s.deck, kind) > 0 ? undefined : refuse('draw/not-in-deck', { card: must(CARDS[kind]) });
  },
  apply(s, _seat, move, emit) {
    const kind = kindOf(move.card);
    const seat = drawer(s);
    add(s.deck, kind, -1);
    insert(cardsOf(s, seat), kind);
    emit?.({ type: 'drawn', seat, card: move.card });
  },
};

/** Hands are kept in order, so that equal hands are equal lists. */
function insert(hand: number[], kind: number): void {
  let i = hand.length;
  hand.push(kind);
  for (; i > 0 && at(hand, i - 1) > kind; i--) hand[i] = at(hand, i - 1);
  hand[i] = kind;
}
