import { hasExactly } from '../../../core/json.ts';
import type { Emit } from '../events.ts';
import { CHASE_MOVES, type Chase } from '../moves.ts';
import { removeRat } from '../rats.ts';
import { type Refused, refuse } from '../refuse.ts';
import { NONE, type State } from '../state.ts';
import { circleId, circleNumber } from '../town.ts';

/** The cat, just bought, takes one rat off the board. */

export const chaseMoves = (s: State): readonly Chase[] => CHASE_MOVES.filter((_, circle) => s.rats & (1 << circle));

export function chaseRefusal(s: State, move: unknown): Refused {
  if (!hasExactly(move, ['type', 'circle']) || move.type !== 'chase') return refuse('chase/malformed');
  const circle = circleNumber(move.circle);
  if (circle === NONE) return refuse('chase/malformed');
  return s.rats & (1 << circle) ? undefined : refuse('chase/no-rat', { circle: circleId(circle) });
}

export function applyChase(s: State, move: Chase, emit?: Emit): void {
  s.todo.pop();
  emit?.({ type: 'rat-caught', seat: s.seat, circle: move.circle });
  removeRat(s, circleNumber(move.circle), emit);
}
