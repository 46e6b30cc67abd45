import type { Puzzle } from '../../bots/puzzles/puzzle.ts';
import type { Rating } from '../../bots/puzzles/rating.ts';

const DAY = 86_400_000;
/** Neighbours in a file are alike: days go through it in strides. A prime, so that every puzzle has its day. */
const STRIDE = 37;

/** The day of everybody, wherever they are. */
export const dayOf = (now: number): number => Math.floor(now / DAY);

/** Whose puzzle is today's: each game by turns. */
export const dailyGame = (day: number, games: readonly string[]): string => games[day % games.length] ?? '';

/** Which of a game's puzzles it is, from 0 on. */
export const dailyNumber = (day: number, games: number, puzzles: number): number =>
  puzzles > 0 ? (Math.floor(day / games) * (puzzles % STRIDE === 0 ? 1 : STRIDE)) % puzzles : 0;

/** The puzzle to go on with: of those not tried yet the one whose rating is nearest; then of those missed; else none. From 0 on. */
export function nextOf(
  puzzles: readonly Puzzle[],
  mine: Rating,
  ratingOf: (puzzle: Puzzle) => Rating,
  triedOf: (puzzle: Puzzle) => 'solved' | 'missed' | undefined,
  except?: number,
): number | undefined {
  const open = puzzles.map((puzzle, n) => ({ puzzle, n })).filter(({ n }) => n !== except);
  const fresh = open.filter(({ puzzle }) => triedOf(puzzle) === undefined);
  const left = fresh.length > 0 ? fresh : open.filter(({ puzzle }) => triedOf(puzzle) === 'missed');
  const far = left.map(({ puzzle, n }) => ({ n, by: Math.abs(ratingOf(puzzle).mu - mine.mu) }));
  return far.sort((a, b) => a.by - b.by || a.n - b.n)[0]?.n;
}
