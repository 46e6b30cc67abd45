import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replay, verify } from '../../core/replay.ts';
import { parseRecord } from '../../protocol/record.ts';
import { hameln } from './index.ts';
import { situations } from './testing/situations.ts';

const folder = join(import.meta.dirname, 'golden');
const files = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
const records = files.map(({ name, text }) => ({ name, parsed: parseRecord(text) }));

test.each(records)('$name is played again to the same result', ({ parsed }) => {
  if (!parsed.ok) expect.fail(JSON.stringify(parsed));
  expect(verify(hameln.game, parsed.record)).toBeUndefined();
});

const shown = (seats: number): string[] =>
  records.flatMap(({ parsed }) => {
    if (!parsed.ok || parsed.record.players.length !== seats) return [];
    const again = replay(hameln.game, parsed.record);
    return again.ok ? situations(again.match) : [];
  });

test.each([3, 4, 5])('the games for %i show each way in which a phase ends', (seats) => {
  const seen = new Set(shown(seats));
  const ends = [1, 2, 3].flatMap((phase) => [`phase-${phase}-emperor`]);
  expect([...seen]).toEqual(expect.arrayContaining([...ends, 'paid', 'went', 'overrun-emperor', 'overrun-none', 'freed-1', 'take-back']));
});

test('together they show every situation but the fiftieth round', () => {
  const seen = [...new Set([3, 4, 5].flatMap(shown))].sort();
  expect(seen).toMatchInlineSnapshot(`
    [
      "beyond-the-road",
      "bribe-banked",
      "cat-bought",
      "cat-taken",
      "cleans-black",
      "cleans-green",
      "cleans-red",
      "cleans-yellow",
      "climbed",
      "freed-0",
      "freed-1",
      "overrun-emperor",
      "overrun-king",
      "overrun-none",
      "paid",
      "passed",
      "phase-1-dead-town",
      "phase-1-emperor",
      "phase-2-dead-town",
      "phase-2-emperor",
      "phase-3-dead-town",
      "phase-3-emperor",
      "rats-strayed",
      "stuck",
      "take-back",
      "went",
    ]
  `);
});
