import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { examine } from '../src/bots/puzzles/examine.ts';
import { isGood, marginOf, type PuzzleFile, pose, TRIES } from '../src/bots/puzzles/puzzle.ts';
import { LANGS } from '../src/core/text.ts';
import { GAMES } from '../src/games/index.ts';

const root = join(import.meta.dirname, '..', 'src', 'games');
/** So many a game has at least. */
const LEAST = 25;

describe.each(Object.entries(GAMES))('the puzzles of %s', (id, load) => {
  const path = join(root, id, 'puzzles.json');
  const file = JSON.parse(existsSync(path) ? readFileSync(path, 'utf8') : '{"puzzles":[]}') as PuzzleFile;

  test('there are some, of today’s rules, each once', async () => {
    const { game } = await load();
    expect(file).toMatchObject({ game: id, rules: game.rules });
    expect(file.puzzles.length).toBeGreaterThanOrEqual(LEAST);
    expect(new Set(file.puzzles.map((puzzle) => puzzle.id)).size).toBe(file.puzzles.length);
  });

  test('each replays to a decision of one seat, and its solution is legal to the end', async () => {
    const { game } = await load();
    for (const puzzle of file.puzzles) {
      const posed = pose(game, puzzle);
      if (!posed) expect.fail(puzzle.id);
      const { match, seat } = posed;
      for (const step of puzzle.steps) {
        const legal = game.moves(match.state, seat);
        expect(game.pending(match.state)).toEqual([seat]);
        expect(step.every(([move]) => Number.isInteger(move) && legal[move] !== undefined)).toBe(true);
        expect(new Set(step.map(([move]) => move)).size).toBe(step.length);
        const best = legal[step[0]?.[0] ?? -1];
        if (best) game.apply(match.state, seat, best);
      }
    }
  });

  test('one move stands out, which the apprentice misses, and every other is judged wrong', async () => {
    const { game } = await load();
    for (const { id: name, steps, found, ...puzzle } of file.puzzles) {
      const [step = []] = steps;
      const { match, seat } = pose(game, puzzle) ?? expect.fail(name);
      const good = game.moves(match.state, seat).flatMap((_, move) => (isGood(step, move, puzzle.seats) ? [move] : []));
      expect(good, name).toEqual([step[0]?.[0]]);
      expect((step[0]?.[1] ?? 0) - (step[1]?.[1] ?? 0), name).toBeGreaterThan(1.5 * marginOf(puzzle.seats));
      expect(found?.[0], name).toBeLessThanOrEqual(TRIES[0] / 4);
    }
  });

  test('why can be told in every language', async () => {
    const { texts } = await load();
    const terms = new Set(file.puzzles.map(({ why }) => `hint.${why}`));
    for (const lang of LANGS) {
      const words = await texts[lang]();
      expect([...terms].filter((key) => !(key in words))).toEqual([]);
    }
  });

  test('a quick search of its own solves the easiest', { timeout: 120_000 }, async () => {
    const { game } = await load();
    for (const puzzle of file.puzzles.slice(0, 1)) {
      const { match, seat } = pose(game, puzzle) ?? expect.fail(puzzle.id);
      const quick = examine({ game, view: game.view(match.state, seat), seat }, 300, 5);
      expect(isGood(puzzle.steps[0] ?? [], quick?.step[0]?.[0] ?? -1, puzzle.seats), puzzle.id).toBe(true);
    }
  });
});
