import type { PuzzleFile } from '../../bots/puzzles/puzzle.ts';

/** A game may have a file of puzzles in its folder; it is fetched by who wants one. */
const FILES = import.meta.glob<PuzzleFile>('../../games/*/puzzles.json', { import: 'default' });

export async function loadPuzzles(game: string): Promise<PuzzleFile | undefined> {
  return FILES[`../../games/${game}/puzzles.json`]?.();
}

/** The games that have puzzles. */
export const hasPuzzles = (game: string): boolean => Object.hasOwn(FILES, `../../games/${game}/puzzles.json`);
