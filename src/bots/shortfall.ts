import type { AnyMove, Seat } from '../core/game.ts';
import type { ReviewJob } from './review/judge.ts';

/** So many imagined games tell a good move from a poor one in half a second. */
const GAMES = 80;

/** How much worse than the best is this move, by what the seat sees? A question for the review: its answer is `lost`. */
export const shortfallJob = (view: unknown, seat: Seat, move: AnyMove): ReviewJob => ({
  n: 0,
  seat,
  move,
  view,
  others: [],
  games: GAMES,
  seed: 1,
  plain: true,
});
