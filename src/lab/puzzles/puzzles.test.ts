import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Found, levelOf, type Puzzle, type PuzzleFile, pose, TRIES } from '../../bots/puzzles/puzzle.ts';
import { loadGame } from '../load-game.ts';
import { checkPuzzle } from './check.ts';
import { choose, readPuzzles, writePuzzles } from './file.ts';
import { mineGame } from './mine.ts';

const folder = mkdtempSync(join(tmpdir(), 'puzzles-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { game } = await loadGame('pied-piper');
const shipped = JSON.parse(readFileSync(new URL('../../games/pied-piper/puzzles.json', import.meta.url).pathname, 'utf8')) as PuzzleFile;
const [first] = shipped.puzzles;
if (!first) throw new Error('pied-piper has no puzzles');

const like = (id: string, found: Found): Puzzle => ({ ...first, id, found });

test('what is written can be read and gone on from', () => {
  const file = join(folder, 'some.json');
  expect(readPuzzles(file)).toBeUndefined();
  writePuzzles(file, { ...shipped, puzzles: [first], next: 7 });
  expect(readPuzzles(file)).toEqual({ ...shipped, puzzles: [first], next: 7 });
  for (const text of ['', 'null', '[]', '{"game":"hameln"}', '{"game":"hameln","rules":1,"next":0,"puzzles":{}}']) {
    writeFileSync(file, text);
    expect(() => readPuzzles(file)).toThrow(/is no file of puzzles/);
  }
});

test('of too many an even share of every level is kept, the easiest first, and none twice', () => {
  const many = [
    ...Array.from({ length: 20 }, (_, i) => like(`e${i}`, [1, 7, 6])),
    ...Array.from({ length: 3 }, (_, i) => like(`m${i}`, [0, 2, 6])),
    ...Array.from({ length: 3 }, (_, i) => like(`h${i}`, [0, 0, 2])),
    like('h0', [0, 0, 2]),
  ];
  const levels = choose(game, many, 9).map(levelOf);
  expect(levels).toEqual(['easy', 'easy', 'easy', 'medium', 'medium', 'medium', 'hard', 'hard', 'hard']);
  expect(choose(game, many, 100)).toHaveLength(26);
});

const task = { game: 'pied-piper', index: 0, seats: first.seats, options: first.options, seed: 1, effort: 200 };

test('a game that was played is looked through, and what it gives stands the tests', { timeout: 120_000 }, async () => {
  // The shortest, with its best move: the decision before that is worth a look.
  const short = shipped.puzzles.reduce((a, b) => (b.log.length < a.log.length ? b : a));
  const { match, seat } = pose(game, short) ?? expect.fail('stale');
  const best = game.moves(match.state, seat)[short.steps[0]?.[0]?.[0] ?? -1] ?? expect.fail('no move');
  const entries = [...match.log, { seat, move: best }];
  const mine = (seed: number) =>
    mineGame({ ...task, seed, seats: short.seats, options: short.options, entries, until: Number.POSITIVE_INFINITY });
  // Apprentices are lucky now and then.
  let mined = await mine(1);
  for (let seed = 2; mined.candidates === 0 && seed < 20; seed += 1) mined = await mine(seed);
  expect(mined.begun).toBe(true);
  expect(mined.candidates).toBeGreaterThan(0);
  for (const puzzle of mined.puzzles) {
    expect(pose(game, puzzle)?.match.log).toEqual(entries.slice(0, puzzle.log.length));
    expect(puzzle.found?.[0]).toBeLessThanOrEqual(TRIES[0] / 4);
  }
});

test('when the time is up nothing is begun', async () => {
  expect(await mineGame({ ...task, until: 0 })).toEqual({ index: 0, begun: false, puzzles: [], candidates: 0 });
});

test('a check agrees with what is right and differs from what is not', { timeout: 120_000 }, async () => {
  const [step = []] = first.steps;
  const [[best = 0, value = 0] = [], [second = 0] = []] = step;
  const turned: Puzzle = { ...first, steps: [[[second, value], [best, 0], ...step.slice(2).map(([move]) => [move, 0] as const)]] };
  const ask = (puzzle: Puzzle) => checkPuzzle({ game: 'pied-piper', puzzle, iterations: 400, seed: 3 });
  expect((await ask(first)).verdict).toBe('agrees');
  expect((await ask(turned)).verdict).toBe('differs');
  expect((await ask({ ...first, log: [9999] })).verdict).toBe('stale');
});
