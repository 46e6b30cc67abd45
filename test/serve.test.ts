import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startProcess } from '../bench/support/server-process.ts';
import type { PositionMessage } from '../src/protocol/to-browser.ts';
import { Client } from '../src/server/testing/client.ts';

const folder = mkdtempSync(join(tmpdir(), 'ratskeller-serve-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function refused(...args: string[]): string {
  const bin = new URL('../bin/ratskeller.js', import.meta.url).pathname;
  const { status, stderr, stdout } = spawnSync(process.execPath, [bin, 'serve', ...args], { encoding: 'utf8', timeout: 30_000 });
  expect(stdout).toBe('');
  expect(status).toBe(2);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  return stderr;
}

test('what keeps the server from starting is said in one sentence', () => {
  expect(refused('--port', 'harbour')).toContain('--port must be a whole number');
  expect(refused('--data', '/dev/null/data', '--port', '0')).toContain('/dev/null/data cannot hold the data');
  if (process.platform === 'linux') expect(refused('--data', '/proc/data', '--port', '0')).toContain('/proc/data cannot hold the data');
  expect(refused('--database-url', 'postgres://x@127.0.0.1:1/x', '--port', '0')).toContain('The database does not answer');
  expect(refused('--database-url', 'nonsense', '--port', '0')).toContain('The database does not answer');
  expect(refused('--host', 'no.such.host.invalid', '--port', '0', '--data', folder)).toContain('no address');
  expect(refused('--log', 'loud')).toContain('--log is one of');
  for (const who of ['everybody', '0', '10.0.0.0/33', '10.0.0.0/8,']) expect(refused('--trust-proxy', who)).toContain('--trust-proxy is');
  expect(refused('--metrics', 'us')).toContain('--metrics is local or open');
  expect(refused('--colour', 'red')).toContain('unknown option');
});

test('a port in use is said in one sentence', async () => {
  const server = await startProcess(['--data', folder]);
  expect(refused('--data', folder, '--port', new URL(server.url).port)).toMatch(/Port \d+ is in use/);
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
  expect(await back.until((m) => m.type === 'position' && m.n >= seen.n)).toBeDefined();
  await back.until((m) => m.type === 'table' && m.table.status === 'over');
  expect(await again.end('SIGTERM')).toBe(0);
});
