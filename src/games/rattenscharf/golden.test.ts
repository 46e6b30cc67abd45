import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isTakeBack } from '../../core/match.ts';
import { verify } from '../../core/replay.ts';
import { parseRecord } from '../../protocol/record.ts';
import { rattenscharf } from './index.ts';

const folder = join(import.meta.dirname, 'golden');
const files = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
const records = files.map(({ name, text }) => ({ name, parsed: parseRecord(text) }));

test.each(records)('$name is played again to the same result', ({ parsed }) => {
  if (!parsed.ok) expect.fail(JSON.stringify(parsed));
  expect(verify(rattenscharf.game, parsed.record)).toBeUndefined();
});

test('the games show every ending, every option and taking back', () => {
  const games = records.flatMap(({ parsed }) => (parsed.ok ? [parsed.record] : []));
  expect(games.length).toBeGreaterThanOrEqual(20);
  expect(new Set(games.map((g) => g.result?.ending))).toEqual(new Set(['rats', 'points', 'draw']));
  expect(new Set(games.map((g) => JSON.stringify(g.options))).size).toBe(6);
  expect(games.some((g) => g.entries.some((e) => isTakeBack(e.move)))).toBe(true);
});
