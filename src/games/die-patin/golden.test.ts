import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isTakeBack, open, replayEntry } from '../../core/match.ts';
import { verify } from '../../core/replay.ts';
import { resultOf } from '../../core/result.ts';
import { parseRecord } from '../../protocol/record.ts';
import { diePatin } from './index.ts';

const folder = join(import.meta.dirname, 'golden');
const files = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
const records = files.map(({ name, text }) => ({ name, parsed: parseRecord(text) }));

test.each(records)('$name is played again to the same result', ({ parsed }) => {
  if (!parsed.ok) expect.fail(JSON.stringify(parsed));
  expect(verify(diePatin.game, parsed.record)).toBeUndefined();
});

/** Stored tables, games kept in a browser and puzzles are opened with the options that they have, as they are. */
test('a game from before start areas were evened goes on with those it began with', () => {
  const before = records.flatMap(({ parsed }) => (parsed.ok && !('starts' in parsed.record.options) ? [parsed.record] : []));
  expect(before.filter(({ players }) => players.length === 4).length).toBeGreaterThan(2);
  for (const { players, options, entries, result } of before) {
    const match = open(diePatin.game, players.length, options);
    for (const entry of entries) expect(replayEntry(match, entry)).toBeUndefined();
    expect(resultOf(match)).toEqual(result);
  }
});

test('the games show every number of players, every ending, every option and taking back', () => {
  const games = records.flatMap(({ parsed }) => (parsed.ok ? [parsed.record] : []));
  expect(new Set(games.map((g) => g.players.length))).toEqual(new Set([2, 3, 4, 5]));
  expect(new Set(games.map((g) => g.result?.ending))).toEqual(new Set(['points', 'missions', 'draw']));
  expect(new Set(games.map((g) => JSON.stringify(g.options))).size).toBe(4);
  expect(games.some((g) => g.entries.some((e) => isTakeBack(e.move)))).toBe(true);
});

test('the games show every kind of move but those that are hardly ever needed', () => {
  const types = new Set(records.flatMap(({ parsed }) => (parsed.ok ? parsed.record.entries.map((e) => e.move.type) : [])));
  const usual = [
    'remove',
    'deal',
    'swap',
    'start',
    'home',
    'nest',
    'intrigue',
    'place',
    'recruit',
    'expel',
    'loot',
    'room',
    'invade',
    'mission',
    'done',
  ];
  expect([...types]).toEqual(expect.arrayContaining(usual));
});
