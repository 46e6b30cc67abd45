import type { Rng, Seat } from '../core/game.ts';
import { type Match, type Outcome, pending, submit } from '../core/match.ts';

/** Which of the seats that are asked wait for a bot. */
export const botsDue = (due: readonly Seat[], isBots: (seat: Seat) => boolean): Seat[] => due.filter((seat) => seat >= 0 && isBots(seat));

/** What tells the decision that is asked of a seat from all others: a bot's answer to anything else is out of date. */
export const questionOf = ({ since }: Match, seat: Seat, bot: string): string => `${since[seat]}/${bot}`;

/**
 * Plays what a bot said or, if that is nothing or not legal, a move that chance picks: a bot that failed or cheated must not stop
 * the game. The move is picked from what the seat sees, not from what the table knows.
 */
export function playFor(match: Match, seat: Seat, move: unknown, rng: Rng, any: Rng): Outcome & { readonly fault?: true } {
  const n = match.log.length;
  const outcome = submit(match, seat, n, [move], rng);
  if (outcome.ok || !pending(match).includes(seat)) return outcome;
  const moves = match.game.moves(match.game.view(match.state, seat), seat);
  return { ...submit(match, seat, n, [moves[any(Math.max(1, moves.length))]], rng), fault: true };
}
