import { examine } from '../../bots/puzzles/examine.ts';
import { isGood, levelOf, type Puzzle, type PuzzleLevel, pose } from '../../bots/puzzles/puzzle.ts';
import { loadGame } from '../load-game.ts';

/** One puzzle to look at again, as a thread is asked for it. */
export interface CheckTask {
  readonly game: string;
  readonly puzzle: Puzzle;
  readonly iterations: number;
  readonly seed: number;
}

export interface Checked {
  readonly id: string;
  readonly level: PuzzleLevel;
  /** `stale`: today's rules do not lead to the position. */
  readonly verdict: 'agrees' | 'differs' | 'stale';
}

/** Whether a deep search with another seed would solve the puzzle. */
export async function checkPuzzle({ game: id, puzzle, iterations, seed }: CheckTask): Promise<Checked> {
  const { game } = await loadGame(id);
  const posed = pose(game, puzzle);
  const [step] = puzzle.steps;
  const said = { id: puzzle.id, level: levelOf(puzzle) };
  if (!posed || !step) return { ...said, verdict: 'stale' };
  const { match, seat } = posed;
  const best = examine({ game, view: game.view(match.state, seat), seat }, iterations, seed)?.step[0]?.[0] ?? -1;
  return { ...said, verdict: isGood(step, best, puzzle.seats) ? 'agrees' : 'differs' };
}
