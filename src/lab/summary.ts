import { spread } from './distribution.ts';
import type { Tally } from './tally.ts';

export type Summary = ReturnType<typeof summarise>;

/** Many games in numbers, as `simulate --json` prints them. */
export function summarise(game: string, seats: number, games: number, t: Tally, elapsed: number) {
  const { finished, entries, moves, endings, wins, draws, shares, points, watched } = t;
  const seconds = Math.round(elapsed * 1000) / 1000;
  const movesPerSecond = Math.round(moves / Math.max(elapsed, 0.001));
  const meanMoves = Math.round((100 * moves) / games) / 100;
  const counted = { game, seats, games, finished, entries, moves, seconds, movesPerSecond, endings, wins, draws, meanMoves };
  return { ...counted, lengths: spread(t.lengths), shares, points, watched };
}

/** `children-on-the-road` → "children on the road". */
export const words = (name: string): string => name.replaceAll('-', ' ');
