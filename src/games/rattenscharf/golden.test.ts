import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isTakeBack } from '../../core/match.ts';
import { testGolden } from '../testing/golden.ts';
import { rattenscharf } from './index.ts';

const games = testGolden(join(import.meta.dirname, 'golden'), rattenscharf.game);

test('the games show every ending, every option and taking back', () => {
  expect(games.length).toBeGreaterThanOrEqual(20);
  expect(new Set(games.map((g) => g.result?.ending))).toEqual(new Set(['rats', 'points', 'draw']));
  expect(new Set(games.map((g) => JSON.stringify(g.options))).size).toBe(6);
  expect(games.some((g) => g.entries.some((e) => isTakeBack(e.move)))).toBe(true);
});
