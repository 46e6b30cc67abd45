import type { Judgement, Tried } from '../../../core/lesson.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';

type Turn = Tried<State, Move, Event>;

/** Whether the turn is played: two cards, and the order of two figures where it is asked. */
export const isPlayed = ({ moves, after }: Turn): boolean => moves.length >= 2 && after.phase !== 'order';

/** How far a marker has moved, up or down. */
export const climbed = ({ before, after }: Turn, seat: number): number => (after.height[seat] ?? 0) - (before.height[seat] ?? 0);

/** Rats into other houses, and none into one's own. */
export function away(turn: Turn): Judgement {
  if (climbed(turn, 0) > 0) return 'own';
  if (climbed(turn, 1) > 0 || climbed(turn, 2) > 0) return true;
  return isPlayed(turn) ? 'still' : undefined;
}
