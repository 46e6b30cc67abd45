import { expect, test } from 'vitest';

import { Client, LUCK } from './testing/client.ts';
import { openTestServer } from './testing/open.ts';

const AWAY = 400;
const server = await openTestServer({ limits: { away: AWAY, listed: 500 } });

let wishes = 0;
async function waiting(listed = false): Promise<{ readonly ana: Client; readonly bo: Client; readonly table: string }> {
  const ana = await Client.visit(server.url, 'Ana');
  const bo = await Client.visit(server.url, 'Bo');
  wishes += 1;
  const luck = wishes.toString(16).padStart(32, '0');
  const table = await ana.create({ game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'open' }], listed, luck });
  for (const client of [ana, bo]) await client.watch(table);
  await bo.ask({ type: 'sit', table, seat: 1, luck: LUCK });
  return { ana, bo, table };
}

test('[table/not-away] who is gone for long is replaced by a bot if the others wish, and may come back', async () => {
  const { ana, bo, table } = await waiting();
  const eve = await Client.visit(server.url, 'Eve');
  await eve.watch(table);
  expect(await ana.ask({ type: 'substitute', table, seat: 1 })).toMatchObject({ rule: 'table/not-away' });
  await ana.ask({ type: 'start', table });
  bo.close();
  const substitute = { type: 'substitute', table, seat: 1 } as const;
  await expect.poll(() => ana.table(table)?.table.seats[1]?.online).toBe(false);
  expect(ana.table(table)?.table.seats[1]?.away).toBeUndefined();
  // Everybody is told when the time has come; only players may use it.
  await expect.poll(() => ana.table(table)?.table.seats[1]?.away, { timeout: 3000 }).toBe(true);
  expect(await eve.ask(substitute)).toMatchObject({ rule: 'table/players-only' });
  expect(await ana.ask({ ...substitute, seat: 0 })).toMatchObject({ rule: 'table/not-away' });
  expect(await ana.ask(substitute)).toMatchObject({ type: 'ok' });
  expect(ana.table(table)?.table.seats[1]).toMatchObject({ kind: 'human', name: 'Bo', left: true, bot: 'greedy' });
  expect(ana.table(table)?.table.seats[1]?.away).toBeUndefined();
  const back = new Client(server.url, bo.cookie);
  await back.opened();
  expect(await back.watch(table)).toMatchObject({ table: { seats: [{}, { yours: true, left: true }] } });
  expect(await back.ask({ type: 'sit', table, seat: 1, luck: LUCK })).toMatchObject({ type: 'ok' });
  await expect.poll(() => ana.table(table)?.table.seats[1]).toMatchObject({ online: true });
  expect(ana.table(table)?.table.seats[1]?.left).toBeUndefined();
  expect(await ana.ask(substitute)).toMatchObject({ rule: 'table/not-away' });
  for (const client of [ana, eve, back]) client.close();
});

test('who only reconnects is not away', async () => {
  const { ana, bo, table } = await waiting();
  await ana.ask({ type: 'start', table });
  bo.close();
  await expect.poll(() => ana.table(table)?.table.seats[1]?.online).toBe(false);
  const back = new Client(server.url, bo.cookie);
  await back.opened();
  await back.watch(table);
  await new Promise((resolve) => setTimeout(resolve, AWAY + 100));
  expect(ana.table(table)?.table.seats[1]?.away).toBeUndefined();
  expect(await ana.ask({ type: 'substitute', table, seat: 1 })).toMatchObject({ rule: 'table/not-away' });
  for (const client of [ana, back]) client.close();
});

test('the host frees a seat that somebody holds before the game, and nobody else does', async () => {
  const { ana, bo, table } = await waiting();
  expect(await bo.ask({ type: 'bot', table, seat: 0, bot: null })).toMatchObject({ rule: 'table/host-only' });
  expect(await ana.ask({ type: 'bot', table, seat: 1, bot: 'random' })).toMatchObject({ rule: 'table/seat-taken' });
  expect(await ana.ask({ type: 'bot', table, seat: 0, bot: null })).toMatchObject({ rule: 'table/seat-taken' });
  expect(await ana.ask({ type: 'bot', table, seat: 1, bot: null })).toMatchObject({ type: 'ok' });
  expect(ana.table(table)?.table.seats[1]?.kind).toBe('open');
  await expect.poll(() => bo.table(table)?.table.seats[1]?.kind).toBe('open');
  await bo.ask({ type: 'sit', table, seat: 1, luck: LUCK });
  await ana.ask({ type: 'start', table });
  expect(await ana.ask({ type: 'bot', table, seat: 1, bot: null })).toMatchObject({ rule: 'table/started' });
  for (const client of [ana, bo]) client.close();
});

test('a waiting table that nobody looks at leaves the lobby', async () => {
  const { ana, bo, table } = await waiting(true);
  await bo.ask({ type: 'stand', table, seat: 1 });
  const listed = async (): Promise<boolean> =>
    ((await (await fetch(`${server.url}/api/tables`)).json()) as { waiting: { id: string }[] }).waiting.some((t) => t.id === table);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(await listed()).toBe(true);
  for (const client of [ana, bo]) client.close();
  await expect.poll(listed).toBe(false);
});

test('a private link warns whoever would lose games of its own', async () => {
  const { ana, bo, table } = await waiting();
  const { url } = JSON.parse((await ana.http('POST', `/api/tables/${table}/key`)).text) as { url: string };
  const pageFor = async (cookie?: string): Promise<string> =>
    (await fetch(`${server.url}${url}`, { headers: { 'accept-language': 'en', ...(cookie !== undefined && { cookie }) } })).text();
  expect(await pageFor(bo.cookie)).toContain('as somebody else');
  expect(await pageFor()).not.toContain('as somebody else');
  expect(await pageFor(ana.cookie)).not.toContain('as somebody else');
  expect(await pageFor((await Client.visit(server.url, 'New')).cookie)).not.toContain('as somebody else');
  for (const client of [ana, bo]) client.close();
});
