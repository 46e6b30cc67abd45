import { expect, test } from 'vitest';
import { clone } from '../core/clone.ts';
import type { AnyGame } from '../core/game.ts';
import { isTakeBack } from '../core/match.ts';
import { GAMES } from '../games/index.ts';
import { loadMemory, Unplayable } from './memory.ts';

import { playLong, storeTable } from './testing/long-table.ts';
import { openTestServer } from './testing/open.ts';

const server = await openTestServer();

const TAKE_BACKS = 30;

test.each(Object.keys(GAMES))('%s: a long table opens as it was left, whatever was taken back', async (id) => {
  const { context } = server;
  const game = (await context.game(id)) as AnyGame;
  const { match, happened } = playLong(game, TAKE_BACKS);
  // At Pied Piper every step shows something.
  const least = { hameln: TAKE_BACKS, rattenscharf: 5, 'die-patin': TAKE_BACKS, 'pied-piper': 0 }[id] ?? 1;
  expect(match.log.filter(({ move }) => isTakeBack(move)).length).toBeGreaterThanOrEqual(least);
  await storeTable(context.store, id, match);
  const running = (await loadMemory(context, id))?.running;
  expect({ ...running?.match, before: undefined }).toEqual({ ...match, before: undefined });
  expect(running?.happened).toEqual(happened);
});

test('a log in which somebody else takes a step back opens for nobody', async () => {
  const { context } = server;
  const game = (await context.game('hameln')) as AnyGame;
  const { match } = playLong(game, 1);
  const at = match.log.findIndex(({ move }) => isTakeBack(move));
  const forged = (id: string, change: (entry: { seat: number; move: { to: number } }) => void) => {
    const log = clone(match.log);
    change(log[at] as never);
    return storeTable(context.store, id, { ...match, log });
  };
  await forged('other', (entry) => {
    entry.seat = (entry.seat + 1) % match.seats;
  });
  await forged('further', ({ move }) => {
    move.to -= 1;
  });
  for (const id of ['other', 'further']) await expect(loadMemory(context, id)).rejects.toThrow(Unplayable);
});
