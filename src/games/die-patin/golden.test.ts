import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isTakeBack, open, replayEntry } from '../../core/match.ts';
import { resultOf } from '../../core/result.ts';
import { testGolden } from '../testing/golden.ts';
import { diePatin } from './index.ts';

const games = testGolden(join(import.meta.dirname, 'golden'), diePatin.game);

/** Stored tables, games kept in a browser and puzzles are opened with the options that they have, as they are. */
test('a game from before start areas were evened goes on with those it began with', () => {
  const before = games.filter(({ options }) => !('starts' in options));
  expect(before.filter(({ players }) => players.length === 4).length).toBeGreaterThan(2);
  for (const { players, options, entries, result } of before) {
    const match = open(diePatin.game, players.length, options);
    for (const entry of entries) expect(replayEntry(match, entry)).toBeUndefined();
    expect(resultOf(match)).toEqual(result);
  }
});

test('the games show every number of players, every ending, every option and taking back', () => {
  expect(new Set(games.map((g) => g.players.length))).toEqual(new Set([2, 3, 4, 5]));
  expect(new Set(games.map((g) => g.result?.ending))).toEqual(new Set(['points', 'missions', 'draw']));
  expect(new Set(games.map((g) => JSON.stringify(g.options))).size).toBe(5);
  expect(games.some((g) => g.entries.some((e) => isTakeBack(e.move)))).toBe(true);
});

test('the games show every kind of move but those that are hardly ever needed', () => {
  const types = new Set(games.flatMap(({ entries }) => entries.map((e) => e.move.type)));
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
