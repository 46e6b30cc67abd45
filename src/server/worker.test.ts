import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../test/support/database.ts';
import { GAMES } from '../games/index.ts';
import type { Thinker } from './bots/thinker.ts';
import { makeLog } from './log.ts';
import { Client } from './testing/client.ts';
import { discard, startTestServer } from './testing/start.ts';
import { inProcess } from './testing/thinker.ts';
import { startWorker } from './worker.ts';

let postgres: Database;
beforeAll(async () => {
  postgres = await openDatabase();
});
afterAll(() => postgres?.stop());

test('a worker takes turns of bots from a server, and whoever plays there sees them', async () => {
  const place = { url: postgres.url };
  const thoughts = { server: 0, worker: 0 };
  const counting = (who: keyof typeof thoughts): Thinker => ({
    ...inProcess,
    think: (thought) => {
      thoughts[who] += 1;
      return inProcess.think(thought);
    },
  });
  const server = await startTestServer({ place, bots: () => counting('server') });
  const worker = await startWorker({ place, games: GAMES, bots: () => counting('worker'), log: makeLog('silent') });
  const ana = await Client.visit(server.url);
  const seats = [
    { kind: 'bot', bot: 'random' },
    { kind: 'bot', bot: 'random' },
  ];
  for (let game = 0; game < 20 && thoughts.worker === 0; game++) {
    const table = await ana.create({ game: 'rattenscharf', seats, luck: String(game).padStart(32, '0') });
    await ana.watch(table);
    await expect.poll(() => ana.table(table)?.table.status, { timeout: 20_000 }).toBe('over');
    const moves = ((await server.context.store.load(table))?.entries ?? []).filter(({ seat }) => seat >= 0);
    expect(ana.position(table)?.n).toBeGreaterThanOrEqual(moves.length);
  }
  expect(thoughts.worker).toBeGreaterThan(0);
  ana.close();
  await worker.close();
  await server.close();
  discard(server.folder);
});
