import { expect, test } from 'vitest';

import { Client } from './testing/client.ts';
import { openTestServer } from './testing/open.ts';

const server = await openTestServer({ limits: { sockets: 1000, connections: 1000 } });

const ONLOOKERS = 120;

/** So many messages may have come since: a telling is one about seats and one about presence, and there are five in a second. */
const most = (started: number): number => 4 + (2 * (performance.now() - started)) / 200;

async function table(): Promise<{ readonly ana: Client; readonly bo: Client; readonly id: string }> {
  const ana = await Client.visit(server.url, 'Ana');
  const bo = await Client.visit(server.url, 'Bo');
  const id = await ana.create({ game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ana.watch(id);
  await bo.watch(id);
  await bo.ask({ type: 'sit', table: id, seat: 1, luck: 'f'.repeat(32) });
  for (let i = 0; i < 8; i++) await ana.ask({ type: 'chat', table: id, text: 'words '.repeat(40) });
  return { ana, bo, id };
}

test('a crowd that comes and goes is told in a few small messages, and nobody hears twice what was said', async () => {
  const { ana, bo, id } = await table();
  const started = performance.now();
  const crowd = await Promise.all(
    Array.from({ length: ONLOOKERS }, async () => {
      const client = new Client(server.url, '');
      await client.opened();
      await client.watch(id);
      return client;
    }),
  );
  await expect.poll(() => ana.table(id)?.table.spectators).toBe(ONLOOKERS);
  for (const client of crowd.slice(1)) client.close();
  await expect.poll(() => ana.table(id)?.table.spectators).toBe(1);
  const told = crowd[0]?.frames ?? [];
  // One answer with the whole table, then presence alone; there were 240 comings and goings.
  expect(told.filter((f) => f.includes('"chat":['))).toHaveLength(1);
  expect(told.length).toBeLessThan(most(started));
  // Bo may have sat down just before: seats are gathered too, and told once.
  const large = told.filter((f) => f.length >= 200 && !f.includes('"chat":['));
  expect(large.every((f) => f.startsWith('{"type":"table"'))).toBe(true);
  expect(large.length).toBeLessThanOrEqual(1);
  for (const client of [ana, bo, ...crowd]) client.close();
});

test('a socket that watches and stops watching again and again costs the others next to nothing', async () => {
  const { ana, bo, id } = await table();
  const eve = await Client.visit(server.url, 'Eve');
  const before = ana.frames.length;
  const started = performance.now();
  for (let i = 0; i < 100; i++) {
    await eve.watch(id);
    await eve.ask({ type: 'unwatch', table: id });
  }
  expect(ana.frames.length - before).toBeLessThan(most(started));
  for (const client of [ana, bo, eve]) client.close();
});

test('seats taken and left in a hurry are told at once to players, and gathered to onlookers', async () => {
  const { ana, bo, id } = await table();
  const eve = await Client.visit(server.url, 'Eve');
  await eve.watch(id);
  const before = eve.frames.length;
  const started = performance.now();
  for (let i = 0; i < 20; i++) {
    await bo.ask({ type: 'stand', table: id, seat: 1 });
    expect(bo.table(id)?.table.seats[1]?.kind).toBe('open');
    await bo.ask({ type: 'sit', table: id, seat: 1, luck: 'f'.repeat(32) });
    expect(bo.table(id)?.table.seats[1]?.yours).toBe(true);
  }
  expect(eve.frames.length - before).toBeLessThan(most(started));
  await expect.poll(() => eve.table(id)?.table.seats[1]?.name).toBe('Bo');
  // The start is told to everybody at once.
  await ana.ask({ type: 'start', table: id });
  await expect.poll(() => eve.table(id)?.table.status, { timeout: 2000 }).toBe('playing');
  for (const client of [ana, bo, eve]) client.close();
});
