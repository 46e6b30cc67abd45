import { expect, test } from 'vitest';
import { commitment } from '../core/fair.ts';

import { Client, LUCK } from './testing/client.ts';
import { openTestServer } from './testing/open.ts';

const server = await openTestServer();

const WISH = { game: 'rattenscharf', options: {}, listed: false };

async function open(client: Client, seats: readonly object[], request: string): Promise<string> {
  const { status, text } = await client.http('POST', '/api/tables', { ...WISH, seats, request });
  expect(status).toBe(201);
  return (JSON.parse(text) as { id: string }).id;
}

test('a table against bots is committed before it knows its player’s share of chance, and begins with it', async () => {
  const ana = await Client.visit(server.url);
  const table = await open(ana, [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], 'a'.repeat(32));
  expect(await ana.watch(table)).toMatchObject({ table: { status: 'waiting', seats: [{ yours: true, owesLuck: true }, {}] } });
  const before = ana.table(table)?.table.fair;
  expect(before?.contributions).toEqual([]);
  const seed = (await server.context.store.secret(`seed/${table}`)) ?? '';
  expect(before?.commitment).toBe(commitment(seed));
  expect(await ana.ask({ type: 'luck', table, luck: LUCK })).toMatchObject({ type: 'ok' });
  expect(ana.table(table)?.table).toMatchObject({ status: 'playing', fair: { commitment: before?.commitment, contributions: [LUCK, ''] } });
  expect(await server.context.store.secret(`seed/${table}`)).toBe(seed);
  // Once it has begun nothing changes it.
  expect(await ana.ask({ type: 'luck', table, luck: 'f'.repeat(32) })).toMatchObject({ type: 'ok' });
  expect((await server.context.store.load(table))?.table.contributions).toEqual([LUCK, '']);
  ana.close();
});

test('a wish for a table cannot carry a share of chance', async () => {
  const ana = await Client.visit(server.url);
  const wish = { ...WISH, seats: [{ kind: 'me' }, { kind: 'open' }], request: 'b'.repeat(32) };
  expect(await ana.http('POST', '/api/tables', { ...wish, luck: LUCK })).toMatchObject({ status: 400 });
  ana.close();
});

test('nobody but its players gives a table luck; a hot seat gives it to all its seats', async () => {
  const ana = await Client.visit(server.url, 'Ana');
  const eve = await Client.visit(server.url, 'Eve');
  const table = await open(ana, [{ kind: 'me' }, { kind: 'me', name: 'Bo' }], 'c'.repeat(32));
  expect(await eve.ask({ type: 'luck', table, luck: LUCK })).toMatchObject({ rule: 'table/players-only' });
  expect(await eve.watch(table)).toMatchObject({ table: { status: 'waiting', seats: [{ yours: false }, { yours: false }] } });
  expect(eve.table(table)?.table.seats.some((s) => s.owesLuck)).toBe(false);
  expect(await ana.ask({ type: 'luck', table, luck: LUCK })).toMatchObject({ type: 'ok' });
  expect((await server.context.store.load(table))?.table).toMatchObject({ status: 'playing', contributions: [LUCK, LUCK] });
  for (const client of [ana, eve]) client.close();
});
