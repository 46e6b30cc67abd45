import type { Refusal, Rng } from '../../../core/game.ts';
import { hasExactly } from '../../../core/json.ts';
import type { Emit, RuleId, Start, State } from '../state.ts';

/** Chance says who begins, when the host left it open. */
const STARTS: readonly Start[] = [0, 1].map((seat) => Object.freeze({ type: 'start', seat }));

export const startMoves = (): readonly Start[] => STARTS;

export const rollStart = (rng: Rng): Start => STARTS[rng(2)] ?? { type: 'start', seat: 0 };

export function startRefusal(move: unknown): Refusal<RuleId> | undefined {
  const ok = hasExactly(move, ['type', 'seat']) && move.type === 'start' && (move.seat === 0 || move.seat === 1);
  return ok ? undefined : { rule: 'start/malformed' };
}

export function applyStart(s: State, move: Start, emit?: Emit): void {
  s.seat = move.seat;
  emit?.({ type: 'started', seat: move.seat });
}
