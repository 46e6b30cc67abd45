import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startPostgres } from '../../test/support/postgres.ts';
import { open, replayEntry } from '../core/match.ts';
import { takeSnapshot } from '../core/snapshot.ts';
import { game } from '../games/rattenscharf/game.ts';
import { openStore } from '../store/open.ts';
import { inside } from './testing/inside.ts';
import { ratskeller } from './testing/run.ts';

const OLD = readFileSync(new URL('../store/testing/8604fb0.sql', import.meta.url), 'utf8');

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ratskeller-verify-'));
  file = join(folder, 'ratskeller.sqlite');
  change(OLD);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function change(sql: string): void {
  const database = new Database(file);
  database.exec(sql);
  database.close();
}

const check = async (...args: string[]) => {
  const { status, stdout } = await inside(['verify', '--database', folder, '--json', ...args]);
  return { status, found: JSON.parse(stdout) as { tables: number; replay: number; differ: { fate: string; sentence: string }[] } };
};

test('every table of commit 8604fb0 replays, and the database is left as it is', async () => {
  const { status, stdout } = await ratskeller(['verify', '--database', folder]);
  expect({ status, stdout }).toEqual({ status: 0, stdout: '12 of 12 tables replay to what is stored.\n' });
  expect(() => change('select * from snapshot')).toThrow('no such table');
  expect(await check()).toEqual({ status: 0, found: { tables: 12, replay: 12, differ: [] } });
});

test('a changed move, a changed draw and a table that is said to be over are listed', async () => {
  change(`delete from entry where n = 3 and table_id in (select id from tables where game = 'hameln' and status = 'playing')`);
  change(`update tables set status = 'over' where game = 'die-patin' and status = 'playing'`);
  change(
    `update secret set value = '${'0'.repeat(64)}' where name in (select 'seed/' || id from tables where game = 'pied-piper' and status = 'over')`,
  );
  const { status, found } = await check('--lang', 'en');
  expect(status).toBe(1);
  expect(found.replay).toBe(9);
  expect(found.differ).toMatchObject([
    { game: 'die-patin', fate: 'fault', sentence: expect.stringContaining('stored as over') },
    { game: 'hameln', fate: 'fault', sentence: expect.stringContaining('is refused') },
    { game: 'pied-piper', fate: 'fault', sentence: expect.stringContaining('seed') },
  ]);
  const { stdout } = await inside(['verify', '--database', file]);
  expect(stdout).toMatch(/^FAULT \S+: die-patin, \d+ entries, over: it is stored as over/m);
});

test('before an upgrade: what goes on, what is shown, what is lost', async () => {
  const store = await openStore({ folder });
  const of = async (status: string) => {
    for (const id of await store.ids()) {
      const stored = await store.load(id);
      if (stored?.table.game === 'rattenscharf' && stored.table.status === status) return stored;
    }
    throw new Error('no such table');
  };
  for (const status of ['playing', 'over']) {
    const { table, seats, entries } = await of(status);
    const match = open(game, seats.length, table.options);
    for (const entry of entries) replayEntry(match, { seat: entry.seat, move: entry.move });
    // Played by rules that are older than the program's, and that led elsewhere.
    await store.keepSnapshot(table.id, { ...takeSnapshot(match), rules: 0, state: { ...(match.state as object), turnNumber: 1 } });
  }
  await store.close();
  change(`update tables set rules = 0 where game = 'rattenscharf'`);
  change(
    `update tables set rules = 0 where game = 'hameln'; delete from entry where n = 3 and table_id in (select id from tables where game = 'hameln' and status = 'over')`,
  );
  const { status, found } = await check();
  expect(status).toBe(1);
  expect(found.differ.map((d) => d.fate).sort()).toEqual(['goes-on', 'lost', 'shown']);
});

test('PostgreSQL, while a server could go on; and what is no database', async () => {
  const postgres = await startPostgres();
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(OLD);
  await client.end();
  const { status, stdout } = await ratskeller(['verify', '--database', postgres.url]);
  expect({ status, stdout }).toEqual({ status: 0, stdout: '12 of 12 tables replay to what is stored.\n' });
  await postgres.stop();
  expect(await inside(['verify', '--database', postgres.url])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('cannot be read'),
  });
  expect(await inside(['verify', '--database', join(folder, 'nothing')])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('There is no file'),
  });
});
