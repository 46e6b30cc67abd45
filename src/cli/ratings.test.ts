import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ratskeller } from './testing/run.ts';

const OLD = readFileSync(new URL('../store/testing/8604fb0.sql', import.meta.url), 'utf8');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ratskeller-ratings-'));
  const database = new Database(join(folder, 'ratskeller.sqlite'));
  database.exec(OLD);
  database.close();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('games of a database from before there were ratings are judged once, and then the numbers are the same', async () => {
  const recompute = ['ratings', '--recompute', '--database', folder];
  const first = await ratskeller([...recompute, '--json']);
  expect(JSON.parse(first.stdout)).toMatchObject({ games: 0, added: 4, changed: [] });
  const second = await ratskeller(recompute);
  expect(second.stdout).toMatch(/^4 games were judged before, \d count, 0 were judged now\.\nAll numbers are the same\.\n$/);
  const list = await ratskeller(['ratings', '--database', folder]);
  expect(list.stdout).toMatch(/^rattenscharf, duel\n {2}\d{4} ± 0 {2}master\n {2}\d{4} ± 0 {2}journeyman\n {2}1500 ± 0 {2}apprentice$/m);
});

test('a place that is no database is named in one sentence', async () => {
  const { status, stderr } = await ratskeller(['ratings', '--database', 'postgres://127.0.0.1:1/none']);
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
