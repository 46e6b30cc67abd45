import { connect, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { CLOSE } from './limits.ts';
import { makeLog } from './log.ts';
import type { ServerOptions } from './server.ts';
import { Client } from './testing/client.ts';
import { discard, startTestServer } from './testing/start.ts';

type TestServer = Awaited<ReturnType<typeof startTestServer>>;
const open: TestServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) {
    await server.close();
    discard(server.folder);
  }
});

async function start(options: Partial<ServerOptions> = {}): Promise<TestServer> {
  const server = await startTestServer(options);
  open.push(server);
  return server;
}

const sockets = async ({ url }: TestServer): Promise<string | undefined> =>
  /ratskeller_sockets (\d+)/.exec(await (await fetch(`${url}/metrics`)).text())?.[1];

const rawOf = (client: Client): Socket => (client.socket as unknown as { _socket: Socket })._socket;
const stopReading = (client: Client): unknown => rawOf(client).pause();

test('a ping is answered, and counts like a message', async () => {
  const server = await start({ limits: { messages: { burst: 10, perSecond: 0.1 }, patience: 5 } });
  const ana = await Client.visit(server.url);
  let pongs = 0;
  ana.socket.on('pong', () => {
    pongs += 1;
  });
  for (let i = 0; i < 15; i++) ana.socket.ping();
  await expect.poll(() => pongs).toBe(10);
  expect(ana.closed).toBeUndefined();
  ana.socket.ping();
  await expect.poll(() => ana.closed).toBe(CLOSE.tooFast);
});

test('pongs that nobody asked for count too', async () => {
  const server = await start({ limits: { messages: { burst: 10, perSecond: 0.1 }, patience: 5 } });
  const ana = await Client.visit(server.url);
  for (let i = 0; i < 20; i++) ana.socket.pong();
  await expect.poll(() => ana.closed).toBe(CLOSE.tooFast);
});

test('who pings without reading is closed, and takes no memory', { timeout: 40_000 }, async () => {
  const server = await start({ limits: { backlog: 20_000, messages: { burst: 1e6, perSecond: 1e6 } } });
  const eve = new Client(server.url, '');
  await eve.opened();
  stopReading(eve);
  // A thousand of the largest pings, masked with zeros.
  const ping = Buffer.concat([Buffer.from([0x89, 0xfd, 0, 0, 0, 0]), Buffer.alloc(125)]);
  const pings = Buffer.concat(Array.from({ length: 1000 }, () => ping));
  const before = process.memoryUsage().rss;
  await expect
    .poll(
      async () => {
        // Both ends are this process: what the sender could not send does not count.
        for (let i = 0; i < 20 && rawOf(eve).writableLength < 1e6; i++) rawOf(eve).write(pings);
        return sockets(server);
      },
      { timeout: 30_000, interval: 5 },
    )
    .toBe('0');
  expect(process.memoryUsage().rss - before).toBeLessThan(150e6);
  eve.close();
});

test('all sockets of one address together may say so much and no more', async () => {
  const server = await start({ limits: { addressMessages: { burst: 20, perSecond: 0.1 } } });
  const clients = await Promise.all([Client.visit(server.url), Client.visit(server.url)]);
  for (const client of clients) for (let i = 0; i < 15; i++) client.socket.send(JSON.stringify({ id: i, type: 'start', table: 'nowhere' }));
  await expect.poll(() => clients.flatMap((c) => c.messages).length).toBe(30);
  expect(clients.flatMap((c) => c.messages).filter((m) => m.type === 'refused' && m.rule === 'server/too-fast')).toHaveLength(10);
});

test('a client that froze is noticed, one that only listens is not', async () => {
  const server = await start({ limits: { heartbeat: 200 } });
  const ana = await Client.visit(server.url, 'Ana');
  const bo = await Client.visit(server.url, 'Bo');
  const table = await ana.create({ game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ana.watch(table);
  await bo.watch(table);
  await bo.ask({ type: 'sit', table, seat: 1, luck: 'f'.repeat(32) });
  stopReading(bo);
  const online = () => ana.table(table)?.table.seats[1]?.online;
  await expect.poll(online).toBe(true);
  await expect.poll(online, { timeout: 3000 }).toBe(false);
  expect(ana.closed).toBeUndefined();
  ana.close();
  bo.close();
});

test('a limit holds however the address is spelt', async () => {
  const server = await start({ limits: { requests: 5, tables: 2, meta: 3 } });
  const status = async (path: string, method = 'GET'): Promise<number> => (await fetch(`${server.url}${path}`, { method })).status;
  const all = async (paths: readonly string[], method?: string): Promise<number[]> => {
    const found: number[] = [];
    for (const path of paths) found.push(await status(path, method));
    return found;
  };
  const me = ['/api/me', '/%61pi/me', '/api/%6de', '/%61%70%69/me', '/api/me?x=1', '/%61pi/me', '/api/m%65', '/api/me?/healthz'];
  expect(await all(me)).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  expect(await all(['/api/tables', '/%61pi/tables', '/api/t%61bles', '/%61pi/tables'], 'POST')).toEqual([400, 400, 429, 429]);
  expect(await all(['/healthz', '/h%65althz', '/%68ealthz', '/healthz', '/metrics'])).toEqual([200, 200, 200, 429, 429]);
});

test('who waits is told how long', async () => {
  const server = await start({ limits: { requests: 1 } });
  await fetch(`${server.url}/api/me`);
  const late = await fetch(`${server.url}/%61pi/me`);
  expect(late.headers.get('retry-after')).toBe('60');
  expect(await late.json()).toEqual({ rule: 'server/too-fast', params: { seconds: 60 } });
});

test('a clock that goes back locks nobody out', async () => {
  const server = await start({ limits: { requests: 1 } });
  await fetch(`${server.url}/api/me`);
  const { now } = Date;
  Date.now = () => now() - 86_400_000;
  try {
    expect((await fetch(`${server.url}/api/me`)).headers.get('retry-after')).toBe('60');
  } finally {
    Date.now = now;
  }
});

/** Requests as if handed on by a proxy, each time for somebody else; how many were let in. */
async function forged({ url }: TestServer, last?: string): Promise<number> {
  let passed = 0;
  for (let i = 0; i < 8; i++) {
    const forwarded = [`198.51.100.${i}`, ...(last === undefined ? [] : [last])].join(', ');
    if ((await fetch(`${url}/api/me`, { headers: { 'x-forwarded-for': forwarded } })).status === 200) passed += 1;
  }
  return passed;
}

test('only the proxies that were named are believed', async () => {
  const limits = { requests: 3 };
  expect(await forged(await start({ limits }))).toBe(3);
  expect(await forged(await start({ limits, trustProxy: ['10.0.0.0/8'] }))).toBe(3);
  expect(await forged(await start({ limits, trustProxy: ['127.0.0.0/8'] }))).toBe(8);
  // What the visitor wrote itself stands before what the proxy wrote.
  expect(await forged(await start({ limits, trustProxy: 1 }), '203.0.113.9')).toBe(3);
  expect(await forged(await start({ limits, trustProxy: ['127.0.0.0/8'] }), '203.0.113.9')).toBe(3);
});

test('figures are for this machine alone unless it was said otherwise', async () => {
  const [local, everybody, shown] = [await start(), await start({ metrics: 'open' }), await start({ metrics: { token: 'rats' } })];
  const handedOn = { headers: { 'x-forwarded-for': '198.51.100.1' } };
  expect((await fetch(`${local.url}/metrics`)).status).toBe(200);
  expect((await fetch(`${local.url}/metrics`, handedOn)).status).toBe(404);
  expect((await fetch(`${everybody.url}/metrics`, handedOn)).status).toBe(200);
  const withToken = (authorization: string) => fetch(`${shown.url}/metrics`, { headers: { ...handedOn.headers, authorization } });
  expect((await fetch(`${shown.url}/metrics`)).status).toBe(200);
  expect((await fetch(`${shown.url}/metrics`, handedOn)).status).toBe(404);
  expect((await withToken('Bearer mice')).status).toBe(404);
  expect((await withToken('Bearer rats')).status).toBe(200);
});

/** A request whose body never ends. */
async function unfinished({ url }: TestServer): Promise<Socket> {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.on('error', () => undefined);
  socket.resume();
  socket.write('POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"game":');
  return socket;
}

test('a body that never ends is given up', async () => {
  const server = await start({ limits: { request: 300 } });
  const socket = await unfinished(server);
  const heard: string[] = [];
  socket.on('data', (data) => heard.push(String(data)));
  await expect.poll(() => socket.closed, { timeout: 3000 }).toBe(true);
  expect(heard.join('')).toContain('408');
});

test('a body that never ends does not keep the server from closing', async () => {
  const server = await startTestServer();
  const socket = await unfinished(server);
  const started = performance.now();
  await server.close();
  expect(performance.now() - started).toBeLessThan(3000);
  await expect.poll(() => socket.closed).toBe(true);
  discard(server.folder);
});

test('a store that hangs does not keep the server from closing', async () => {
  const hung = await startTestServer({
    wrapStore: (store) =>
      new Proxy(store, { get: (target, key) => (key === 'close' ? () => new Promise(() => undefined) : bound(target, key)) }),
  });
  const started = performance.now();
  await hung.close();
  expect(performance.now() - started).toBeLessThan(3000);
  discard(hung.folder);
});

function bound(target: object, key: string | symbol): unknown {
  const value: unknown = Reflect.get(target, key);
  return typeof value === 'function' ? (...args: unknown[]): unknown => value.apply(target, args) : value;
}

test('one address has so many connections and no more', async () => {
  const server = await start({ limits: { connections: 4 } });
  const { port, hostname } = new URL(server.url);
  const all = Array.from({ length: 7 }, () => connect(Number(port), hostname));
  for (const socket of all) socket.on('error', () => undefined);
  await expect.poll(() => all.filter((socket) => socket.closed).length).toBe(3);
  for (const socket of all) socket.destroy();
  await expect.poll(async () => (await fetch(`${server.url}/healthz`).catch(() => undefined))?.status).toBe(200);
});

test('broken frames leave one short line in the log', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const server = await start({ log: makeLog('info', stream) });
  for (let i = 0; i < 5; i++) {
    const client = new Client(server.url, '');
    await client.opened();
    rawOf(client).write(Buffer.from([0xff, 0xff, 0xff]));
    await expect.poll(() => client.closed).toBe(1002);
  }
  const told = lines.filter((line) => line.includes('broken frames'));
  expect(told).toHaveLength(1);
  expect(told[0]?.length).toBeLessThan(200);
  expect(lines.join('')).not.toContain('stack');
});

test('a socket beyond the number of an address is cut off even if it does not listen', async () => {
  const server = await start({ limits: { sockets: 1 } });
  await Client.visit(server.url);
  const second = new WebSocket(`${server.url.replace('http', 'ws')}/ws`);
  await new Promise((resolve) => second.once('open', resolve));
  const raw = (second as unknown as { _socket: Socket })._socket;
  raw.removeAllListeners('data');
  raw.resume();
  await expect.poll(() => raw.closed, { timeout: 2000 }).toBe(true);
});
