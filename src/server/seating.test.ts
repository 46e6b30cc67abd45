import { expect, test } from 'vitest';
import { game } from '../games/rattenscharf/game.ts';
import type { PositionMessage, TableInfo } from '../protocol/to-browser.ts';
import { rematch } from './actions/rematch.ts';
import { loadMemory } from './memory.ts';
import { readTable } from './read-table.ts';

import { Client } from './testing/client.ts';
import { openTestServer } from './testing/open.ts';

const server = await openTestServer();

const luckOf = (n: number): string => n.toString(16).padStart(32, '0');
let wishes = 0;

/** Two people at a running table, and who of them is asked. */
async function running(): Promise<{ ana: Client; bo: Client; table: string }> {
  const [ana, bo] = await Promise.all([Client.visit(server.url, 'Ana'), Client.visit(server.url, 'Bo')]);
  wishes += 1;
  const table = await ana.create({
    game: 'rattenscharf',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    luck: luckOf(wishes),
    options: { start: 'red' },
  });
  await ana.watch(table);
  await bo.watch(table);
  await bo.ask({ type: 'sit', table, seat: 1, luck: luckOf(9) });
  await ana.ask({ type: 'start', table });
  await bo.until((m) => m.type === 'position');
  return { ana, bo, table };
}

const info = (client: Client, table: string): TableInfo => {
  const found = client.table(table)?.table;
  if (!found) throw new Error('no table');
  return found;
};

/** A bot for both: the quickest way to the end. */
async function playedOut(ana: Client, bo: Client, table: string): Promise<void> {
  await ana.ask({ type: 'leave', table, seat: info(ana, table).seats.findIndex((s) => s.yours) });
  await bo.ask({ type: 'leave', table, seat: info(bo, table).seats.findIndex((s) => s.yours) });
  await ana.until((m) => m.type === 'table' && m.table.id === table && m.table.status === 'over');
  await bo.until((m) => m.type === 'table' && m.table.id === table && m.table.status === 'over');
}

test('who leaves is replaced by a bot at once and may sit down again', async () => {
  const { ana, bo, table } = await running();
  const before = (ana.position(table) as PositionMessage).n;
  expect(await ana.ask({ type: 'leave', table, seat: 0 })).toMatchObject({ type: 'ok' });
  expect(await ana.ask({ type: 'leave', table, seat: 0 })).toMatchObject({ type: 'ok' });
  expect(info(bo, table).seats[0]).toMatchObject({ kind: 'human', name: 'Ana', left: true, bot: 'greedy', yours: false });
  await bo.until((m) => m.type === 'position' && m.n > before && m.pending[0] === 1);
  expect(await ana.ask({ type: 'play', table, seat: 0, n: before, moves: [{}] })).toMatchObject({ rule: 'table/you-left' });
  expect(await bo.ask({ type: 'sit', table, seat: 0, luck: luckOf(1) })).toMatchObject({ rule: 'table/seat-taken' });
  expect(await ana.ask({ type: 'sit', table, seat: 0, luck: luckOf(1) })).toMatchObject({ type: 'ok' });
  expect(info(ana, table).seats[0]).toMatchObject({ kind: 'human', yours: true });
  expect(info(ana, table).seats[0]?.left).toBeUndefined();
  expect(info(ana, table).fair.contributions[1]).toBe(luckOf(9));
});

test('who resigns is replaced for good', async () => {
  const { ana, bo, table } = await running();
  expect(await bo.ask({ type: 'resign', table, seat: 0 })).toMatchObject({ rule: 'table/not-your-seat' });
  expect(await ana.ask({ type: 'resign', table, seat: 0 })).toMatchObject({ type: 'ok' });
  expect(await ana.ask({ type: 'resign', table, seat: 0 })).toMatchObject({ type: 'ok' });
  expect(info(bo, table).seats[0]).toMatchObject({ kind: 'bot', name: 'Ana', resigned: true, bot: 'greedy', yours: false });
  expect(await ana.ask({ type: 'sit', table, seat: 0, luck: luckOf(1) })).toMatchObject({ rule: 'table/seat-taken' });
  expect(await ana.ask({ type: 'play', table, seat: 0, n: 2, moves: [{}] })).toMatchObject({ rule: 'table/not-your-seat' });
});

test('a rematch has the same players one seat further, and there is one', async () => {
  const { ana, bo, table } = await running();
  expect(await bo.ask({ type: 'rematch', table })).toMatchObject({ rule: 'table/not-over' });
  await playedOut(ana, bo, table);
  const first = await bo.ask({ type: 'rematch', table });
  const second = await ana.ask({ type: 'rematch', table });
  if (first.type !== 'ok' || second.type !== 'ok' || first.table === undefined) throw new Error('no rematch');
  expect(second.table).toBe(first.table);
  expect(info(ana, table).rematch).toBe(first.table);
  expect(await bo.watch(first.table)).toMatchObject({
    table: {
      host: true,
      status: 'waiting',
      seats: [
        { name: 'Bo', yours: true, owesLuck: true },
        { name: 'Ana', reserved: true, yours: false },
      ],
    },
  });
  expect(await bo.ask({ type: 'start', table: first.table })).toMatchObject({ rule: 'table/seats-open' });
  const stranger = await Client.visit(server.url, 'Eve');
  expect(await stranger.watch(first.table)).toMatchObject({ table: { seats: [{}, { reserved: true }] } });
  expect(await ana.watch(first.table)).toMatchObject({ table: { host: false, seats: [{}, { yours: true, online: true }] } });
  expect(info(ana, first.table).seats[1]?.reserved).toBeUndefined();
  expect(await bo.ask({ type: 'luck', table: first.table, luck: luckOf(5) })).toMatchObject({ type: 'ok' });
  expect(await ana.ask({ type: 'luck', table: first.table, luck: luckOf(6) })).toMatchObject({ type: 'ok' });
  expect(await stranger.ask({ type: 'luck', table: first.table, luck: luckOf(7) })).toMatchObject({ rule: 'table/players-only' });
  expect(info(bo, first.table).seats.some((s) => s.owesLuck)).toBe(false);
  expect(await bo.ask({ type: 'start', table: first.table })).toMatchObject({ type: 'ok' });
  expect(info(bo, first.table).fair.contributions).toEqual([luckOf(5), luckOf(6)]);
});

test('the table of a rematch is handed over just as it is stored', async () => {
  const { ana, bo, table } = await running();
  await playedOut(ana, bo, table);
  const { context } = server;
  const memory = await readTable(context, table);
  const person = memory?.seats[0]?.person;
  if (!memory || person === undefined) throw new Error('no table');
  const effect = await rematch(context, memory, { person, name: 'Ana' }, { type: 'rematch', id: 1, table });
  if (effect.kind !== 'opened') throw new Error(effect.kind);
  expect(effect.next).toEqual(await loadMemory(context, effect.next.table.id));
});

test('the host gives seats to bots and takes them away; nobody else does', async () => {
  const ana = await Client.visit(server.url, 'Ana');
  const bo = await Client.visit(server.url, 'Bo');
  const table = await ana.create({ game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'open' }], listed: true, luck: luckOf(777) });
  await ana.watch(table);
  await bo.watch(table);
  const lobby = JSON.parse((await bo.http('GET', '/api/tables')).text) as { waiting: { id: string }[] };
  expect(lobby.waiting.map((t) => t.id)).toContain(table);
  expect(await bo.ask({ type: 'bot', table, seat: 1, bot: 'random' })).toMatchObject({ rule: 'table/host-only' });
  expect(await ana.ask({ type: 'bot', table, seat: 1, bot: 'clever' })).toMatchObject({ rule: 'table/no-such-bot' });
  expect(await ana.ask({ type: 'bot', table, seat: 0, bot: 'random' })).toMatchObject({ rule: 'table/seat-taken' });
  expect(await ana.ask({ type: 'bot', table, seat: 5, bot: 'random' })).toMatchObject({ rule: 'table/no-such-seat' });
  expect(await ana.ask({ type: 'bot', table, seat: 1, bot: 'random' })).toMatchObject({ type: 'ok' });
  expect(await bo.ask({ type: 'sit', table, seat: 1, luck: luckOf(1) })).toMatchObject({ rule: 'table/seat-taken' });
  expect(await ana.ask({ type: 'bot', table, seat: 1, bot: null })).toMatchObject({ type: 'ok' });
  expect(await bo.ask({ type: 'sit', table, seat: 1, luck: luckOf(1) })).toMatchObject({ type: 'ok' });
  expect(await bo.ask({ type: 'stand', table, seat: 1 })).toMatchObject({ type: 'ok' });
  expect(await bo.ask({ type: 'stand', table, seat: 1 })).toMatchObject({ type: 'ok' });
  expect(await bo.ask({ type: 'stand', table, seat: 0 })).toMatchObject({ rule: 'table/not-your-seat' });
  expect(info(ana, table).seats[1]?.kind).toBe('open');
});

test('presence, spectators and names are shown', async () => {
  const { ana, bo, table } = await running();
  const eve = await Client.visit(server.url, 'Eve');
  await eve.watch(table);
  await ana.until((m) => m.type === 'presence' && m.spectators === 1 && m.online.length === 2);
  bo.close();
  await ana.until((m) => m.type === 'presence' && m.online.join() === '0');
  expect(info(ana, table)).toMatchObject({ spectators: 1, seats: [{ online: true }, { online: false }] });
  await bo.http('PUT', '/api/me', { name: 'Bodo' });
  await ana.until((m) => m.type === 'table' && m.table.seats[1]?.name === 'Bodo');
  expect(await eve.ask({ type: 'unwatch', table })).toMatchObject({ type: 'ok' });
  await expect.poll(() => info(ana, table).spectators).toBe(0);
});

test('chat reaches everybody once, is limited, and stays as it was written', async () => {
  const { ana, bo, table } = await running();
  const text = '<script>alert("rats")</script>';
  expect(await ana.ask({ type: 'chat', table, text })).toMatchObject({ type: 'chat', line: { name: 'Ana', seat: 0, text } });
  expect(await bo.until((m) => m.type === 'chat')).toMatchObject({ line: { text } });
  ana.socket.send(JSON.stringify({ type: 'chat', table, text: 'twice', id: 500 }));
  ana.socket.send(JSON.stringify({ type: 'chat', table, text: 'twice', id: 500 }));
  for (let i = 0; i < 6; i++) expect(await ana.ask({ type: 'chat', table, text: `line ${i}` })).toMatchObject({ type: 'chat' });
  expect(await ana.ask({ type: 'chat', table, text: 'one more' })).toMatchObject({ rule: 'chat/too-fast' });
  expect(await ana.ask({ type: 'chat', table, text: 'x'.repeat(301) })).toMatchObject({
    rule: 'server/malformed',
    params: { place: 'text' },
  });
  expect(await bo.watch(table)).toMatchObject({ chat: [{ text }, { text: 'twice' }, { text: 'line 0' }, {}, {}, {}, {}, {}] });
});

test('a private link moves a seat to another device, once', async () => {
  const { ana, table } = await running();
  const { url } = JSON.parse((await ana.http('POST', `/api/tables/${table}/key`)).text) as { url: string };
  const eve = await Client.visit(server.url, 'Eve');
  expect((await eve.http('POST', `/api/tables/${table}/key`)).status).toBe(403);
  const preview = await fetch(`${server.url}${url}`, { headers: { 'accept-language': 'de' } });
  expect(await preview.text()).toContain('Hier spielen');
  const moved = await fetch(`${server.url}${url}`, { method: 'POST', redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([303, `/table/${table}`]);
  const phone = new Client(server.url, moved.headers.getSetCookie()[0]?.split(';')[0] ?? '');
  await phone.opened();
  expect(await phone.watch(table)).toMatchObject({ table: { seats: [{ yours: true }, { yours: false }] } });
  const { n, view } = (await phone.until((m) => m.type === 'position')) as PositionMessage;
  expect(await phone.ask({ type: 'play', table, seat: 0, n, moves: [game.moves(view as never, 0)[0]] })).toMatchObject({
    type: 'position',
  });
  expect((await fetch(`${server.url}${url}`, { method: 'POST', redirect: 'manual' })).status).toBe(404);
});

test('a waiting table is found by its short code, in any case, until the game starts', async () => {
  const [ana, bo] = await Promise.all([Client.visit(server.url, 'Ana'), Client.visit(server.url, 'Bo')]);
  wishes += 1;
  const table = await ana.create({ game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'open' }], luck: luckOf(wishes), options: {} });
  await ana.watch(table);
  const { code = '' } = info(ana, table);
  expect(code).toMatch(/^[A-Z]{5}$/);
  const find = async (typed: string) => (await fetch(`${server.url}/api/codes/${typed}`)).json();
  expect(await find(code.toLowerCase())).toEqual({ id: table });
  expect(await find('abc')).toEqual({ rule: 'table/no-such-code' });
  await bo.watch(table);
  await bo.ask({ type: 'sit', table, seat: 1, luck: luckOf(9) });
  await ana.ask({ type: 'start', table });
  await bo.until((m) => m.type === 'position');
  expect(info(ana, table).code).toBeUndefined();
  expect(await find(code)).toEqual({ rule: 'table/no-such-code' });
});

test('whether hints are allowed between people is the host’s choice, and everybody sees it', async () => {
  const [ana, bo] = await Promise.all([Client.visit(server.url, 'Ana'), Client.visit(server.url, 'Bo')]);
  const wish = { game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'open' }] } as const;
  const [allowed, usual] = [
    await ana.create({ ...wish, hints: true, luck: luckOf(801) }),
    await ana.create({ ...wish, luck: luckOf(802) }),
  ];
  await bo.watch(allowed);
  expect(info(bo, allowed).hints).toBe(true);
  await bo.watch(usual);
  expect(info(bo, usual).hints).toBeUndefined();
});
