import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testGolden } from '../testing/golden.ts';
import { piedPiper } from './index.ts';
import { VARIANTS } from './state.ts';

const games = testGolden(join(import.meta.dirname, 'golden'), piedPiper.game);

test('the games show every number of seats with every variant, both roofs and both starts', () => {
  const tables = new Set(games.map((g) => `${g.players.length} ${g.options.variant}`));
  expect(tables.size).toBe(piedPiper.game.seats.length * VARIANTS.length);
  expect(new Set(games.map((g) => `${g.options.roof} ${g.options.start}`)).size).toBe(4);
});

test('the games show every ending', () => {
  const endings = new Set(games.map((g) => g.result?.ending));
  expect([...endings].sort()).toEqual(['all-out', 'all-out-draw', 'collected', 'draw', 'last-one', 'roof', 'roof-draw', 'two-left']);
});
