import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../../test/support/postgres.ts';
import { game } from '../games/rattenscharf/game.ts';
import type { PositionMessage } from '../protocol/to-browser.ts';
import { Client } from './testing/client.ts';
import { discard, startTestServer } from './testing/start.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

test('two servers on one database and one table: one history, and who was overtaken is told', async () => {
  const place = { url: postgres.url };
  const [one, two] = await Promise.all([startTestServer({ place }), startTestServer({ place })]);
  const ana = await Client.visit(one.url);
  const table = await ana.create({ game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'me', name: 'Bo' }] });
  // The same person at both servers: the cookie's secret is in the database.
  const elsewhere = new Client(two.url, ana.cookie);
  await elsewhere.opened();
  for (const client of [ana, elsewhere]) {
    await client.watch(table);
    await client.until((m) => m.type === 'position');
  }
  let overtaken = 0;
  for (let turn = 0; turn < 12; turn++) {
    const client = turn % 3 === 0 ? elsewhere : ana;
    for (;;) {
      const { n, pending, view } = client.position(table) as PositionMessage;
      const seat = pending[0];
      if (seat === undefined) break;
      const answer = await client.ask({ type: 'play', table, seat, n, move: game.moves(view as never, seat)[turn % 3] });
      if (answer.type === 'position') break;
      overtaken += 1;
      expect(answer).toMatchObject({ type: 'refused', rule: 'server/not-saved' });
      await client.watch(table, n);
      await client.until((m) => m.type === 'position' && m.n > n);
    }
  }
  expect(overtaken).toBeGreaterThan(2);
  const entries = (await one.house.store.load(table))?.entries ?? [];
  for (const client of [ana, elsewhere]) {
    await client.watch(table);
    await client.until((m) => m.type === 'position' && m.n === entries.length);
  }
  expect(elsewhere.position(table)?.view).toEqual(ana.position(table)?.view);
  for (const server of [one, two]) {
    await server.close();
    discard(server.folder);
  }
});

test('moves are refused with a reason while the database is away, and go on when it is back', async () => {
  const own = await startPostgres();
  const server = await startTestServer({ place: { url: own.url } });
  const ana = await Client.visit(server.url);
  const table = await ana.create({ game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'me', name: 'Bo' }] });
  await ana.watch(table);
  const { n, pending, view } = (await ana.until((m) => m.type === 'position')) as PositionMessage;
  const seat = pending[0] ?? -1;
  const play = { type: 'play', table, seat, n, move: game.moves(view as never, seat)[0] } as const;
  await own.crash();
  const away = await ana.ask(play);
  expect(away).toMatchObject({ type: 'refused' });
  expect(['server/not-saved', 'server/fault']).toContain((away as { rule: string }).rule);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(503);
  await own.revive();
  await expect.poll(async () => (await ana.ask(play)).type, { timeout: 20_000 }).toBe('position');
  expect(ana.position(table)?.n).toBeGreaterThan(n);
  await server.close();
  await own.stop();
  discard(server.folder);
});
