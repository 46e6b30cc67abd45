import type { Rng } from '../../../core/game.ts';
import { hasExactly, isInteger } from '../../../core/json.ts';
import { draw } from '../counts.ts';
import { TRAPS } from '../data.ts';
import type { Emit } from '../events.ts';
import { TRAP_MOVES, type Trap } from '../moves.ts';
import { type Refused, refuse } from '../refuse.ts';
import { add, at, type State } from '../state.ts';

/** Chance draws a trap for the seller, who alone sees it. */

const isLeft = (s: State, value: number): boolean => at(s.stack, value - 1) > 0;

export const trapMoves = (s: State): readonly Trap[] => TRAP_MOVES.filter((m) => isLeft(s, m.value));

export const rollTrap = (s: State, rng: Rng): Trap => TRAP_MOVES[draw(s.stack, rng)] ?? { type: 'trap', value: 1 };

export function trapRefusal(s: State, move: unknown): Refused {
  if (!hasExactly(move, ['type', 'value']) || move.type !== 'trap' || !isInteger(move.value)) return refuse('trap/malformed');
  if (move.value < 1 || move.value > TRAPS.length) return refuse('trap/malformed');
  return isLeft(s, move.value) ? undefined : refuse('trap/none-left', { value: move.value });
}

export function applyTrap(s: State, move: Trap, emit?: Emit): void {
  add(s.stack, move.value - 1, -1);
  s.drawing--;
  const own = s.traps[s.seat] ?? [];
  own.push(move.value);
  own.sort((a, b) => a - b);
  emit?.({ type: 'trap-drawn', seat: s.seat, value: move.value });
}
