import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from './open.ts';
import { move, seat, table } from './testing/rows.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ratskeller-sqlite-'));
  file = join(folder, 'ratskeller.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const TABLES = Array.from({ length: 40 }, (_, i) => `t${i}`);

async function fill(): Promise<void> {
  const store = await openStore({ folder });
  for (const id of TABLES) await store.create(table(id), [seat(0)], 'seed'.repeat(200));
  await Promise.all(
    TABLES.map((id) =>
      store.append(
        id,
        0,
        Array.from({ length: 40 }, (_, n) => move(n)),
        1,
      ),
    ),
  );
  await store.close();
}

/** Noise over every page but the first, which holds the schema. */
function spoil(): void {
  const handle = openSync(file, 'r+');
  for (let page = 1; page < statSync(file).size / 4096; page++) writeSync(handle, Buffer.alloc(200, page * 7 + 1), 0, 200, page * 4096);
  closeSync(handle);
}

const mode = (name: string): string => (statSync(name).mode & 0o777).toString(8);

test('the folder and all its files are the owner’s alone', async () => {
  const own = join(folder, 'data');
  const store = await openStore({ folder: own });
  await store.create(table('a'), [seat(0)], 'seed');
  expect(mode(own)).toBe('700');
  const names = readdirSync(own);
  expect(names).toEqual(expect.arrayContaining(['ratskeller.sqlite', 'ratskeller.sqlite-shm', 'ratskeller.sqlite-wal']));
  expect(names.map((name) => mode(join(own, name)))).toEqual(names.map(() => '600'));
  await store.close();
});

test('a folder of an older version is closed to others; one that others use too keeps its rights', async () => {
  await fill();
  chmodSync(folder, 0o755);
  chmodSync(file, 0o644);
  await (await openStore({ folder })).close();
  expect([mode(folder), mode(file)]).toEqual(['700', '600']);
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'letters.txt'), '');
  await (await openStore({ folder })).close();
  expect([mode(folder), mode(file)]).toEqual(['755', '600']);
});

test('a second server on the same folder is refused, and let in once the first has ended', async () => {
  const store = await openStore({ folder });
  await expect(openStore({ folder })).rejects.toThrow(/^Another server uses the folder .*: stop it first, or choose another .*--data\.$/);
  await store.close();
  await (await openStore({ folder })).close();
});

test('a damaged file is named at start', async () => {
  await fill();
  spoil();
  await expect(openStore({ folder })).rejects.toThrow(/^The file .*sqlite is damaged \(.*\): restore a backup of it, or move it away/);
  writeFileSync(file, 'Dear diary, '.repeat(2000));
  await expect(openStore({ folder })).rejects.toThrow(/^The file .*sqlite is damaged/);
});

test('a file that is damaged while the server runs: health names it, and nothing more is written to it', async () => {
  await fill();
  const store = await openStore({ folder });
  spoil();
  const loaded = await Promise.allSettled(TABLES.map((id) => store.load(id)));
  expect(loaded.some((l) => l.status === 'rejected')).toBe(true);
  expect(await store.health()).toMatchObject({ ok: false, problem: expect.stringContaining('is damaged') });
  await expect(store.create(table('new'), [seat(0)], 'seed')).rejects.toThrow();
  await store.close();
});

test('a file that is removed or replaced while the server runs: moves are refused, and health says why', async () => {
  await fill();
  const store = await openStore({ folder });
  expect(await store.append('t0', 40, [move(0)], 1)).toBe(true);
  renameSync(file, `${file}.old`);
  await expect(store.append('t0', 41, [move(1)], 1)).rejects.toThrow();
  expect(await store.health()).toMatchObject({ ok: false, problem: expect.stringMatching(/was removed or replaced .*: put it back/) });
  renameSync(`${file}.old`, file);
  expect(await store.append('t0', 41, [move(1)], 1)).toBe(true);
  await store.close();
});

test('a full disk is named while the server runs and at start, and does no harm once there is room', async ({ skip }) => {
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk], { stdio: 'pipe' });
  } catch {
    skip('only root can make a small disk');
  }
  try {
    const store = await openStore({ folder: disk });
    await store.create(table('a'), [seat(0)], 'seed');
    const ballast = join(disk, 'ballast');
    expect(() => writeFileSync(ballast, Buffer.alloc(2 ** 20))).toThrow('no space');
    const long = Array.from({ length: 500 }, (_, n) => move(n));
    await expect(store.append('a', 0, long, 1)).rejects.toThrow();
    expect((await store.load('a'))?.entries).toEqual([]);
    const full = expect.stringMatching(/^The disk that holds .* is full: make room on it\.$/);
    await expect.poll(() => store.health()).toMatchObject({ ok: false, problem: full });
    await store.close();
    await expect(openStore({ folder: disk })).rejects.toThrow('is full: make room on it.');
    rmSync(ballast);
    const again = await openStore({ folder: disk });
    expect(await again.append('a', 0, [move(0)], 1)).toBe(true);
    await again.close();
  } finally {
    execFileSync('umount', ['-l', disk]);
  }
});
