import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startProcess } from '../bench/support/server-process.ts';
import type { PositionMessage } from '../src/protocol/to-browser.ts';
import { Client } from '../src/server/testing/client.ts';

const folder = mkdtempSync(join(tmpdir(), 'ratskeller-serve-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function refused(...args: string[]): string {
  return refusedWith(2, args);
}

function refusedWith(expected: number, args: readonly string[], options: SpawnSyncOptions = {}): string {
  const bin = new URL('../bin/ratskeller.js', import.meta.url).pathname;
  const { status, stderr, stdout } = spawnSync(process.execPath, [bin, 'serve', ...args], {
    ...options,
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect(stdout).toBe('');
  expect(status).toBe(expected);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  return stderr;
}

test('what keeps the server from starting is said in one sentence', () => {
  expect(refused('--port', 'harbour')).toContain('--port must be a whole number');
  expect(refused('--host', 'no.such.host.invalid', '--port', '0', '--data', folder)).toContain('no address');
  expect(refused('--log', 'loud')).toContain('--log is one of');
  for (const who of ['everybody', '0', '10.0.0.0/33', '10.0.0.0/8,']) expect(refused('--trust-proxy', who)).toContain('--trust-proxy is');
  expect(refused('--smtp', 'mail.example.org')).toContain('--smtp is an address such as');
  expect(refused('--smtp', 'smtp://localhost')).toContain('--smtp needs --public-url');
  expect(refused('--smtp', 'smtp://localhost', '--public-url', 'https://a.example')).toContain('--smtp needs --mail-from');
  expect(refused('--public-url', 'a.example')).toContain('--public-url is an address such as');
  expect(refused('--metrics', 'us')).toContain('--metrics is local or open');
  expect(refused('--colour', 'red')).toContain('unknown option');
});

/** A check of the place has failed: status 1. */
const noPlace = (args: readonly string[], options?: SpawnSyncOptions): string => refusedWith(1, [...args, '--port', '0'], options);

test('a place that cannot hold the data is named in one sentence, and the program ends', () => {
  expect(noPlace(['--data', '/dev/null/data'])).toContain('/dev/null/data cannot hold the data');
  if (process.platform === 'linux') expect(noPlace(['--data', '/proc/data'])).toContain('/proc/data cannot hold the data');
  expect(noPlace(['--database-url', 'postgres://x@127.0.0.1:1/x'])).toContain('The database does not answer');
  expect(noPlace(['--database-url', 'nonsense'])).toContain('The database does not answer');
  const env = { ...process.env, DATABASE_URL: 'postgres://x@127.0.0.1:1/x' };
  expect(noPlace([], { env })).toContain('The database does not answer');
  // A folder that was named counts for more than the environment.
  expect(noPlace(['--data', '/dev/null/data'], { env })).toContain('/dev/null/data cannot hold the data');
});

test('a folder that may be read but not written is named, and the program ends', async () => {
  const data = join(folder, 'read-only');
  const server = await startProcess(['--data', data]);
  expect(await server.end('SIGTERM')).toBe(0);
  // Root may write everywhere, so somebody else tries.
  const root = process.getuid?.() === 0;
  for (const name of readdirSync(data)) chmodSync(join(data, name), root ? 0o644 : 0o444);
  chmodSync(data, root ? 0o755 : 0o555);
  chmodSync(folder, 0o755);
  expect(noPlace(['--data', data], root ? { uid: 65_534, gid: 65_534 } : {})).toContain(`${data} cannot hold the data`);
  chmodSync(data, 0o755);
});

test('a port in use is said in one sentence', async () => {
  const server = await startProcess(['--data', folder]);
  expect(refused('--data', join(folder, 'other'), '--port', new URL(server.url).port)).toMatch(/Port \d+ is in use/);
  expect(noPlace(['--data', folder])).toContain(`Another server uses the folder ${folder}`);
  expect(await server.end('SIGINT')).toBe(0);
});

test('SIGTERM: bots in threads play until then, sockets are closed with a code, nothing is lost', async () => {
  const server = await startProcess(['--data', folder, '--bot-pace', '0']);
  const ana = await Client.visit(server.url);
  const table = await ana.create({
    game: 'rattenscharf',
    seats: [
      { kind: 'bot', bot: 'greedy' },
      { kind: 'bot', bot: 'search:20ms' },
    ],
  });
  await ana.watch(table);
  await ana.until((m) => m.type === 'position' && m.n > 12);
  expect(await server.end('SIGTERM')).toBe(0);
  await expect.poll(() => ana.closed).toBe(1001);
  const seen = ana.position(table) as PositionMessage;
  const again = await startProcess(['--data', folder, '--bot-pace', '0']);
  const back = new Client(again.url, ana.cookie);
  await back.opened();
  await back.watch(table);
  const first = (await back.until((m) => m.type === 'position')) as PositionMessage;
  expect(first.n).toBeGreaterThanOrEqual(seen.n);
  await back.until((m) => m.type === 'table' && m.table.status === 'over');
  expect(await again.end('SIGTERM')).toBe(0);
});

test('SIGTERM: a request whose body never comes, and one without an end to its headers, keep nobody waiting', async () => {
  const server = await startProcess(['--data', join(folder, 'unfinished')]);
  const { port, hostname } = new URL(server.url);
  const heads = [
    'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"game":',
    'GET /api/me HTTP/1.1\r\nhost: x\r\nx-slow: ',
  ];
  for (const head of heads) {
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    await new Promise((resolve) => socket.once('connect', resolve));
    socket.write(head);
  }
  // Somebody else's answer shows that the server has them by now.
  await fetch(`${server.url}/healthz`);
  const started = performance.now();
  expect(await server.end('SIGTERM')).toBe(0);
  expect(performance.now() - started).toBeLessThan(10_000);
});
