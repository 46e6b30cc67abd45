import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from './support/database.ts';

const BIN = fileURLToPath(new URL('../bin/ratskeller.js', import.meta.url));

let postgres: Database;
const workers: ChildProcess[] = [];
beforeAll(async () => {
  postgres = await openDatabase();
  for (let i = 0; i < 2; i++) {
    const child = spawn(process.execPath, [BIN, 'worker', '--database-url', postgres.url, '--threads', '1'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => child.stdout.once('data', resolve));
    workers.push(child);
  }
});
afterAll(async () => {
  const gone = workers.map((child) => new Promise((resolve) => child.once('exit', resolve)));
  for (const child of workers) child.kill('SIGTERM');
  await Promise.all(gone);
  await postgres?.stop();
});

const ratskeller = (...args: string[]): Promise<{ readonly code: number; readonly out: string; readonly err: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [BIN, ...args], (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }));
  });

test('simulate and arena on workers give what one machine gives for the same seed', async () => {
  const simulate = ['simulate', 'rattenscharf', '--games', '24', '--seed', '7', '--bots', 'greedy,random', '--json'];
  const arena = ['arena', 'rattenscharf', '--bots', 'search:4it,random', '--games', '8', '--seed', '3', '--json'];
  for (const args of [simulate, arena]) {
    const here = await ratskeller(...args);
    const there = await ratskeller(...args, '--database-url', postgres.url);
    expect([here.code, there.code, there.err]).toEqual([0, 0, '']);
    const timeless = (text: string): unknown => JSON.parse(text, (key, value: unknown) => (/second/i.test(key) ? undefined : value));
    expect(timeless(there.out)).toEqual(timeless(here.out));
  }
});

test('what only this machine can do is refused in one sentence', async () => {
  const base = ['simulate', 'rattenscharf', '--games', '4', '--database-url', postgres.url];
  const cases = [
    [[...base, '--out', '/tmp/never'], /--out/],
    [[...base, '--bots', 'exec:cat'], /exec:/],
    [['simulate', 'rattenscharf', '--games', '4', '--database-url', 'postgres://nobody@127.0.0.1:1/none'], /--database-url/],
    [['worker'], /--database-url/],
  ] as const;
  for (const [args, said] of cases) {
    const { code, out, err } = await ratskeller(...args);
    expect(code).not.toBe(0);
    expect(out).toBe('');
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toMatch(said);
  }
});
