import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { verify } from '../../core/replay.ts';
import { parseRecord } from '../../protocol/record.ts';
import { piedPiper } from './index.ts';
import { VARIANTS } from './state.ts';

const folder = join(import.meta.dirname, 'golden');
const records = readdirSync(folder).map((name) => ({ name, parsed: parseRecord(readFileSync(join(folder, name), 'utf8')) }));
const games = records.flatMap(({ parsed }) => (parsed.ok ? [parsed.record] : []));

test.each(records)('$name is played again to the same result', ({ parsed }) => {
  if (!parsed.ok) expect.fail(JSON.stringify(parsed));
  expect(verify(piedPiper.game, parsed.record)).toBeUndefined();
});

test('the games show every number of seats with every variant, both roofs and both starts', () => {
  const tables = new Set(games.map((g) => `${g.players.length} ${g.options.variant}`));
  expect(tables.size).toBe(piedPiper.game.seats.length * VARIANTS.length);
  expect(new Set(games.map((g) => `${g.options.roof} ${g.options.start}`)).size).toBe(4);
});

test('the games show every ending', () => {
  const endings = new Set(games.map((g) => g.result?.ending));
  expect([...endings].sort()).toEqual(['all-out', 'all-out-draw', 'collected', 'draw', 'last-one', 'roof', 'roof-draw', 'two-left']);
});
