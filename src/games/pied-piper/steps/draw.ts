import type { Refusal, Rng } from '../../../core/game.ts';
import { hasExactly } from '../../../core/json.ts';
import { change, pick } from '../counts.ts';
import { CARDS } from '../data.ts';
import type { Emit } from '../events.ts';
import { DRAWS, type Draw, kindOf } from '../moves.ts';
import type { RuleId } from '../rule-ids.ts';
import type { State } from '../state.ts';
import { drawer, handOf, proceed } from '../turn.ts';

/** Chance draws one action card for the seat that is short of one. */

const isInDeck = (s: State, kind: number): boolean => (s.deck[kind] ?? 0) > 0;

export const drawMoves = (s: State): readonly Draw[] => DRAWS.filter((_, kind) => isInDeck(s, kind));

export const rollDraw = (s: State, rng: Rng): Draw => DRAWS[pick(s.deck, rng)] ?? { type: 'draw', card: 'forward1' };

export function drawRefusal(s: State, move: unknown): Refusal<RuleId> | undefined {
  if (!hasExactly(move, ['type', 'card']) || move.type !== 'draw') return { rule: 'draw/malformed' };
  const kind = (CARDS as readonly unknown[]).indexOf(move.card);
  if (kind < 0) return { rule: 'draw/malformed' };
  return isInDeck(s, kind) ? undefined : { rule: 'draw/not-in-deck', params: { card: CARDS[kind] ?? '' } };
}

export function applyDraw(s: State, move: Draw, emit?: Emit): void {
  const kind = kindOf(move.card);
  const seat = drawer(s);
  change(s.deck, kind, -1);
  insert(handOf(s, seat), kind);
  emit?.({ type: 'drawn', seat, card: move.card });
  proceed(s, emit);
}

/** Hands are kept in order, so that equal hands are equal lists. */
function insert(hand: number[], kind: number): void {
  let i = hand.length;
  hand.push(kind);
  for (; i > 0 && (hand[i - 1] ?? 0) > kind; i--) hand[i] = hand[i - 1] ?? 0;
  hand[i] = kind;
}
