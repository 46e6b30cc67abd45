import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { PROTOCOL } from '../protocol/version.ts';
import { CLOSE, type Limits } from './limits.ts';
import type { Server } from './server.ts';
import { Client } from './testing/client.ts';
import { discard, startTestServer } from './testing/start.ts';

let server: Server & { readonly folder: string };
const limits: Partial<Limits> = { messages: { burst: 20, perSecond: 1 }, patience: 5, backlog: 100_000, sockets: 6 };
beforeAll(async () => {
  server = await startTestServer({ limits });
});
afterAll(async () => {
  await server.close();
  discard(server.folder);
});

const opened = (headers: Record<string, string>): Promise<number> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { headers });
    socket.on('open', () => {
      socket.close();
      resolve(101);
    });
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
  });

test('a socket from another site is not opened', async () => {
  const { host } = new URL(server.url);
  expect(await opened({ origin: 'https://evil.example' })).toBe(403);
  expect(await opened({ origin: 'null' })).toBe(403);
  expect(await opened({ origin: `http://${host}` })).toBe(101);
  expect(await opened({})).toBe(101);
});

test('a flood is answered with the seconds to wait, then closed', async () => {
  const ana = await Client.visit(server.url);
  const flood = (count: number): void => {
    for (let i = 0; i < count; i++) ana.socket.send(JSON.stringify({ id: i, type: 'start', table: 'nowhere' }));
  };
  flood(24);
  await expect.poll(() => ana.messages.length).toBe(24);
  const fast = ana.messages.filter((m) => m.type === 'refused' && m.rule === 'server/too-fast');
  expect(fast).toHaveLength(4);
  expect(fast[0]).toMatchObject({ params: { seconds: 1 } });
  flood(10);
  await expect.poll(() => ana.closed).toBe(CLOSE.tooFast);
});

test('tables that do not exist are not remembered', async () => {
  const ana = await Client.visit(server.url);
  for (let i = 0; i < 15; i++) expect(await ana.ask({ type: 'start', table: `nowhere${i}` })).toMatchObject({ rule: 'table/unknown' });
  expect(await ana.watch('nowhere0')).toMatchObject({ rule: 'table/unknown' });
  ana.close();
  const known = await Client.visit(server.url);
  await known.create({ game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'open' }], luck: 'c'.repeat(32) });
  expect(await (await fetch(`${server.url}/metrics`)).text()).toMatch(/ratskeller_tables 1$/m);
  known.close();
});

test('a message that is too large closes the socket with a code', async () => {
  const ana = await Client.visit(server.url);
  ana.socket.send('x'.repeat(70_000));
  await expect.poll(() => ana.closed).toBe(1009);
});

test('a guest without a cookie may look on but not sit', async () => {
  const ana = await Client.visit(server.url);
  const table = await ana.create({ game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const nobody = new Client(server.url, '');
  await nobody.opened();
  expect(await nobody.watch(table)).toMatchObject({ type: 'table', table: { spectators: 1 } });
  expect(await nobody.ask({ type: 'sit', table, seat: 1, luck: '0'.repeat(32) })).toMatchObject({ rule: 'server/no-cookie' });
  expect(await nobody.ask({ type: 'chat', table, text: 'hello' })).toMatchObject({ rule: 'server/no-cookie' });
  expect(await nobody.ask({ type: 'start', table })).toMatchObject({ rule: 'table/host-only' });
  ana.close();
  nobody.close();
});

test('a reader that takes nothing is closed before its backlog grows', async () => {
  const patient = await startTestServer({ limits: { backlog: 100_000, messages: { burst: 1e6, perSecond: 1e6 } } });
  const ana = await Client.visit(patient.url);
  const bo = await Client.visit(patient.url);
  const table = await ana.create({
    game: 'rattenscharf',
    seats: [
      { kind: 'bot', bot: 'random' },
      { kind: 'bot', bot: 'random' },
    ],
  });
  await ana.watch(table);
  await ana.until((m) => m.type === 'table' && m.table.status === 'over');
  (bo.socket as unknown as { _socket: { pause(): void } })._socket.pause();
  // Asks for the whole game again and again and reads none of it.
  for (let i = 0; i < 3000; i++) bo.socket.send(JSON.stringify({ id: i, type: 'watch', version: PROTOCOL, table, known: 0 }));
  const sockets = async (): Promise<string | undefined> =>
    /ratskeller_sockets (\d+)/.exec(await (await fetch(`${patient.url}/metrics`)).text())?.[1];
  await expect.poll(sockets, { timeout: 20_000, interval: 100 }).toBe('1');
  expect(ana.table(table)?.table.spectators).toBe(1);
  ana.close();
  bo.close();
  await patient.close();
  discard(patient.folder);
});

test('one address has so many sockets and no more', async () => {
  await expect.poll(async () => (await (await fetch(`${server.url}/metrics`)).text()).includes('ratskeller_sockets 0')).toBe(true);
  const clients = Array.from({ length: 7 }, () => new Client(server.url, ''));
  await Promise.all(clients.map((c) => c.opened()));
  await expect.poll(() => clients.map((c) => c.closed).filter((code) => code !== undefined)).toEqual([CLOSE.tooMany]);
  for (const c of clients) c.close();
});
