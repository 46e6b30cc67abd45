import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replay } from '../../core/replay.ts';
import { testGolden } from '../testing/golden.ts';
import { hameln } from './index.ts';
import { situations } from './testing/situations.ts';

const games = testGolden(join(import.meta.dirname, 'golden'), hameln.game);

const shown = (seats: number): string[] =>
  games.flatMap((record) => {
    const again = record.players.length === seats ? replay(hameln.game, record) : undefined;
    return again?.ok ? situations(again.match) : [];
  });

test.each([3, 4, 5])('the games for %i show each way in which a phase ends', (seats) => {
  const seen = new Set(shown(seats));
  const ends = [1, 2, 3].map((phase) => `phase-${phase}-emperor`);
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
