import type { Refusal, Rng } from '../../../core/game.ts';
import { hasExactly, isInteger } from '../../../core/json.ts';
import type { Emit } from '../events.ts';
import type { Start } from '../moves.ts';
import type { RuleId } from '../rule-ids.ts';
import { begin } from '../setup.ts';
import type { State } from '../state.ts';

/** Chance says who begins, unless the first seat does. */
const STARTS: readonly Start[] = [0, 1, 2, 3, 4].map((seat) => Object.freeze({ type: 'start', seat }));

export const startMoves = (s: State): readonly Start[] => STARTS.slice(0, s.height.length);

export const rollStart = (s: State, rng: Rng): Start => STARTS[rng(s.height.length)] ?? { type: 'start', seat: 0 };

export function startRefusal(s: State, move: unknown): Refusal<RuleId> | undefined {
  const ok = hasExactly(move, ['type', 'seat']) && move.type === 'start' && isInteger(move.seat);
  return ok && Number(move.seat) >= 0 && Number(move.seat) < s.height.length ? undefined : { rule: 'start/malformed' };
}

export function applyStart(s: State, move: Start, emit?: Emit): void {
  begin(s, move.seat);
  emit?.({ type: 'started', seat: move.seat });
}
