import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { ratskeller } from '../../cli/testing/run.ts';

const dir = mkdtempSync(join(tmpdir(), 'ratskeller-exec-'));
afterAll(() => rmSync(dir, { recursive: true }));
const root = fileURLToPath(new URL('../../..', import.meta.url));
const example = (file: string): string => join(root, 'examples', 'bots', file);

interface Row {
  readonly bot: string;
  readonly share: number;
  readonly program?: { readonly asked: number; readonly faults: Record<string, number> };
}

const arena = async (game: string, bots: string, ...more: string[]): Promise<Row[]> => {
  const ended = await ratskeller(['arena', game, '--bots', bots, '--json', ...more]);
  expect(ended).toMatchObject({ status: 0, stderr: '' });
  return JSON.parse(ended.stdout) as Row[];
};

test('the example for a bare shell plays whole games, on threads too', async () => {
  const [first, random] = await arena('pied-piper', `exec:sh ${example('first.sh')},random`, '--games', '8', '--workers', '2');
  expect(first?.program).toMatchObject({ faults: {} });
  expect(first?.program?.asked).toBeGreaterThan(20);
  expect(random?.program).toBeUndefined();
});

/** `npm test` names what it has found or installed. */
const python = process.env.PYTHON ?? 'python3';

test('the example in Python beats random play', async () => {
  const { error } = spawnSync(python, ['--version']);
  if (error) throw new Error(`There is no ${python}: install python3 with your package manager, or set PYTHON to its path.`);
  const [errand] = await arena('die-patin', `exec:${python} ${example('errand.py')},random`, '--games', '16', '--workers', '1');
  expect(errand?.program?.faults).toEqual({});
  expect(errand?.share).toBeGreaterThan(0.55);
});

test('a program that always fails loses no game to the house: all is counted and said', async () => {
  const { status, stdout } = await ratskeller(['arena', 'rattenscharf', '--bots', 'exec:exit 3,random', '--games', '4', '--workers', '1']);
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /exec:exit 3: \d+ decisions, .*; 10 crashes, \d+ questions after it had been dropped: a random legal move was played instead\./,
  );
});

test('the same games come of the same answers, whatever the number of threads', async () => {
  const play = (workers: string) => arena('rattenscharf', `exec:sh ${example('first.sh')},random`, '--games', '12', '--workers', workers);
  const shares = (rows: Row[]) => rows.map(({ bot, share, program }) => [bot, share, program?.asked]);
  expect(shares(await play('2'))).toEqual(shares(await play('1')));
});

test('a command that does not exist is one sentence, also from threads; so is an empty one', async () => {
  for (const workers of ['1', '2']) {
    const { status, stderr } = await ratskeller(['arena', 'rattenscharf', '--bots', 'exec:no-such-bot,random', '--workers', workers]);
    expect(stderr).toMatch(/^ratskeller: The program "no-such-bot" cannot be run \(.*not found\): check --bots\.\n$/);
    expect(status).toBe(2);
  }
  expect((await ratskeller(['arena', 'rattenscharf', '--bots', 'exec:,random'])).stderr).toMatch(/exec: needs a command/);
});

/** A bot that leaves a file as long as it lives, whoever it is asked by, and does not care whether anybody still listens. */
const stubborn = (folder: string): string =>
  `exec:"${process.execPath}" -e "const f='${folder}/'+process.pid;require('fs').writeFileSync(f\\,'');process.stdin.on('data'\\,()=>console.log(0));process.on('SIGINT'\\,()=>0);setInterval(()=>0\\,1000)"`;

const alive = (folder: string): string[] =>
  readdirSync(folder).filter((pid) => {
    try {
      process.kill(Number(pid), 0);
      return true;
    } catch {
      return false;
    }
  });

/** A killed process may wait a moment for the system to bury it. */
const expectGone = (folder: string): Promise<void> => vi.waitFor(() => expect(alive(folder)).toEqual([]), { timeout: 10_000 });

test('no program outlives its games', async () => {
  const folder = mkdtempSync(join(dir, 'alive-'));
  await arena('rattenscharf', `${stubborn(folder)},random`, '--games', '6', '--workers', '2');
  expect(readdirSync(folder).length).toBeGreaterThan(0);
  await expectGone(folder);
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('no program outlives an arena that is stopped by %s', async (signal, status) => {
  const folder = mkdtempSync(join(dir, 'stopped-'));
  const args = ['arena', 'rattenscharf', '--bots', `${stubborn(folder)},search:400it`, '--games', '500', '--workers', '2'];
  const child = spawn(process.execPath, [join(root, 'bin', 'ratskeller.js'), ...args], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.on('close', resolve));
  await vi.waitFor(() => expect(alive(folder).length).toBeGreaterThan(1), { timeout: 60_000 });
  child.kill(signal);
  expect(await ended).toBe(status);
  await expectGone(folder);
});
