import { copyState } from '../core/clone.ts';
import type { AnyGame, AnyMove, Seat } from '../core/game.ts';
import type { Late } from './budget.ts';

/** A move's value when time ran out before it was looked at: worse than any other. */
const UNSEEN = Number.NEGATIVE_INFINITY;

/** How `seat` would stand after each of the moves, by the game's own advice. `world` stays as it is. */
export function foresee(game: AnyGame, world: unknown, seat: Seat, moves: readonly AnyMove[], late: Late): number[] {
  const { advice } = game;
  if (!advice) return moves.map(() => 0);
  return moves.map((move) => {
    if (late()) return UNSEEN;
    const next = copyState(game, world);
    game.apply(next, seat, move);
    return advice.value(next, seat);
  });
}
