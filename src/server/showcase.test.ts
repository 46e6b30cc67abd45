import { expect, test } from 'vitest';
import type { Lobby, Watchable } from '../protocol/api.ts';

import { Client, LUCK } from './testing/client.ts';
import { openTestServer } from './testing/open.ts';

const server = await openTestServer();

const json = async <T>(client: Client, path: string): Promise<T> => JSON.parse((await client.http('GET', path)).text) as T;

/** Ana plays against a bot of that level, with the table in sight. */
async function playing(level: string, listed: boolean, luck: string): Promise<{ ana: Client; table: string }> {
  const ana = await Client.visit(server.url, 'Ana');
  const table = await ana.create({ game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'bot', bot: level }], listed, luck });
  await ana.watch(table);
  await expect.poll(() => ana.table(table)?.table.status).toBe('playing');
  return { ana, table };
}

test('games at listed tables can be watched, the strongest first, and the best is told to others', { timeout: 30_000 }, async () => {
  const guest = await Client.visit(server.url, 'Guest');
  expect(await json<Watchable>(guest, '/api/watch')).toEqual({ games: [] });
  const weak = await playing('apprentice', true, '1'.repeat(32));
  const strong = await playing('master', true, '2'.repeat(32));
  const hidden = await playing('master', false, '3'.repeat(32));
  const ids = async () => (await json<Watchable>(guest, '/api/watch')).games.map(({ id }) => id);
  await expect.poll(ids, { timeout: 10_000 }).toEqual([strong.table, weak.table]);
  const [first] = (await json<Watchable>(guest, '/api/watch')).games;
  expect(first).toMatchObject({ game: 'rattenscharf', status: 'playing', names: ['Ana', 'master'], watchers: 1, yourTurn: false });
  expect(first?.rating).toBeGreaterThan(1500);
  expect((await json<Lobby>(guest, '/api/tables')).best?.id).toBe(strong.table);
  expect((await json<Lobby>(strong.ana, '/api/tables')).best?.id).toBe(weak.table);
  // Where nobody is any more there is nothing to see.
  strong.ana.close();
  await expect.poll(ids, { timeout: 10_000 }).toEqual([weak.table]);
  for (const client of [guest, weak.ana, hidden.ana]) client.close();
});

test('a table that waits tells how strong its host is, once that is known', async () => {
  const host = await Client.visit(server.url, 'Host');
  const table = await host.create({ game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'open' }], listed: true, luck: LUCK });
  const find = async () => (await json<Lobby>(host, '/api/tables')).waiting.find(({ id }) => id === table);
  expect(await find()).toBeDefined();
  expect((await find())?.rating).toBeUndefined();
  const person = (await server.context.store.table(table))?.host ?? '';
  const row = {
    table_id: 'x',
    seat: 0,
    n: 1,
    at: 1,
    pool: 'rattenscharf/duel',
    person,
    games: 1,
    mu_before: 0,
    sigma_before: 0,
    latest: 1,
  };
  await server.context.store.ratings.add(
    [{ outcome: { table_id: 'x', n: 1, at: 1, why: null, winners: '[]' }, rows: [{ ...row, mu: 30_000_000, sigma: 5_000_000 }] }],
    [],
  );
  expect((await find())?.rating).toBe(1650);
  host.close();
});
