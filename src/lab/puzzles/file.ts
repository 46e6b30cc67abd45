import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { LEVELS_OF_PUZZLES, levelOf, type Puzzle, type PuzzleFile, pose } from '../../bots/puzzles/puzzle.ts';
import type { AnyGame } from '../../core/game.ts';
import { Fault } from '../fault.ts';
import { reason } from '../save.ts';

/** What an earlier run has found; undefined where there is no such file yet. */
export function readPuzzles(file: string): PuzzleFile | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const read = JSON.parse(readFileSync(file, 'utf8')) as Partial<PuzzleFile> | null;
    const { game, rules, next, puzzles } = read ?? {};
    if (typeof game !== 'string' || typeof rules !== 'number' || typeof next !== 'number' || !Array.isArray(puzzles)) throw new Error('');
    return { game, rules, next, puzzles };
  } catch {
    throw new Fault(`${file} is no file of puzzles: name one that "ratskeller puzzles" has written, or a new one.`);
  }
}

/** One line a puzzle, so that people and diffs can read it. */
export function writePuzzles(file: string, { game, rules, next, puzzles }: PuzzleFile): void {
  const head = `{\n "game": ${JSON.stringify(game)},\n "rules": ${rules},\n "next": ${next},\n "puzzles": [\n`;
  try {
    writeFileSync(file, `${head}${puzzles.map((puzzle) => `  ${JSON.stringify(puzzle)}`).join(',\n')}\n ]\n}\n`);
  } catch (error) {
    throw new Fault(`${file} cannot be written (${reason(error)}).`);
  }
}

/** At most so many, of every level, kind of move and reason as even a share as there is, and no position twice. */
export function choose(game: AnyGame, puzzles: readonly Puzzle[], most: number): Puzzle[] {
  const unique = [...new Map(puzzles.map((puzzle) => [puzzle.id, puzzle])).values()];
  const groups = new Map<string, Puzzle[]>();
  for (const puzzle of unique) {
    const key = `${levelOf(puzzle)}/${kindOf(game, puzzle)}/${puzzle.why}`;
    groups.set(key, [...(groups.get(key) ?? []), puzzle]);
  }
  const chosen: Puzzle[] = [];
  for (let i = 0; chosen.length < Math.min(most, unique.length); i += 1) {
    for (const group of groups.values()) {
      const puzzle = group[i];
      if (puzzle && chosen.length < most) chosen.push(puzzle);
    }
  }
  return chosen.sort((a, b) => rank(a) - rank(b) || a.id.localeCompare(b.id, 'en'));
}

function kindOf(game: AnyGame, puzzle: Puzzle): string {
  const posed = pose(game, puzzle);
  return posed ? (game.moves(posed.match.state, posed.seat)[puzzle.steps[0]?.[0]?.[0] ?? -1]?.type ?? '') : '';
}

/** The easiest first. */
const rank = (puzzle: Puzzle): number =>
  1000 * LEVELS_OF_PUZZLES.indexOf(levelOf(puzzle)) - (puzzle.found ?? [0, 0, 0]).reduce((sum, found) => sum + found, 0);
