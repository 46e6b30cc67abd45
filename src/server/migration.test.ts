import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../test/support/database.ts';
import { verify } from '../core/replay.ts';
import { GAMES } from '../games/index.ts';
import { parseRecord } from '../protocol/record.ts';
import type { PositionMessage } from '../protocol/to-browser.ts';
import { openStore, type Place } from '../store/open.ts';
import { Client } from './testing/client.ts';
import { discard, startTestServer, tempFolder } from './testing/start.ts';

/** Real tables as commit 8604fb0 left them, the schema of then included. */
const OLD = readFileSync(new URL('../store/testing/8604fb0.sql', import.meta.url), 'utf8');

function loadSqlite(folder: string): void {
  const database = new Database(join(folder, 'ratskeller.sqlite'));
  database.exec(OLD);
  database.close();
}

async function runSql(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** Every table opens, those that run can be played on, and the end of those that are over is kept for later rules. */
async function opensAll(place: Place): Promise<void> {
  const server = await startTestServer({ place });
  const { store } = server.context;
  const visitor = await Client.visit(server.url);
  const ids = await store.ids();
  expect(ids.length).toBe(3 * Object.keys(GAMES).length);
  const seen: string[] = [];
  for (const id of ids) {
    expect(await visitor.watch(id)).toMatchObject({ type: 'table' });
    const stored = await store.load(id);
    const status = stored?.table.status ?? '';
    seen.push(`${stored?.table.game} ${status}`);
    if (status === 'waiting') continue;
    const position = (await visitor.until((m) => m.type === 'position' && m.table === id)) as PositionMessage;
    expect(position.pending.length > 0).toBe(status === 'playing');
    expect(position.n).toBeGreaterThanOrEqual(stored?.entries.length ?? 0);
    await expect.poll(async () => (await store.snapshots(id)).at(-1)?.n, { timeout: 10_000 }).toBe(position.n);
    if (status !== 'over') continue;
    expect((await store.snapshots(id)).at(-1)?.final).toMatchObject({ sheet: position.sheet, result: { totals: position.sheet.totals } });
    const { text } = await visitor.http('GET', `/api/tables/${id}/record`);
    const parsed = parseRecord(text);
    if (!parsed.ok) throw new Error(parsed.fault.key);
    const { game } = await (GAMES[parsed.record.game as keyof typeof GAMES] ?? expect.fail)();
    expect(verify(game, parsed.record)).toBeUndefined();
  }
  const kinds = Object.keys(GAMES).flatMap((game) => ['over', 'playing', 'waiting'].map((status) => `${game} ${status}`));
  expect(seen.sort()).toEqual(kinds.sort());
  expect(await store.unkept()).toEqual([]);
  visitor.close();
  await server.close();
  discard(server.folder);
}

describe('SQLite', () => {
  test('a database of commit 8604fb0 is brought to today’s schema, and every table of it opens', async () => {
    const folder = tempFolder();
    loadSqlite(folder);
    await opensAll({ folder });
    await opensAll({ folder });
    discard(folder);
  }, 60_000);

  test('a column that is missing, and a database of a newer version, are named at start', async () => {
    const folder = tempFolder();
    loadSqlite(folder);
    const spoil = (sql: string): void => {
      const database = new Database(join(folder, 'ratskeller.sqlite'));
      database.exec(sql);
      database.close();
    };
    spoil('alter table seat drop column luck');
    await expect(openStore({ folder })).rejects.toThrow(
      /^The file .* does not fit this version \(no such column: seat\.luck\): restore a backup/,
    );
    spoil('alter table seat add column luck text');
    await (await openStore({ folder })).close();
    spoil("insert into kysely_migration values ('9999-later', '2099-01-01')");
    await expect(openStore({ folder })).rejects.toThrow(/^The database was made by a newer version of Ratskeller: start that version/);
    discard(folder);
  });
});

describe('PostgreSQL', () => {
  test('a database of commit 8604fb0 is brought to today’s schema, by two servers at once, and every table of it opens', async () => {
    const postgres = await openDatabase();
    const { url } = postgres;
    await runSql(url, OLD);
    const both = await Promise.all([openStore({ url }), openStore({ url })]);
    await Promise.all(both.map((store) => store.close()));
    await opensAll({ url });
    await runSql(url, 'alter table seat drop column luck');
    await expect(openStore({ url })).rejects.toThrow(
      /^The database cannot be used \(column seat\.luck does not exist\): the schema is not/,
    );
    await runSql(url, "alter table seat add column luck text; insert into kysely_migration values ('9999-later', '2099-01-01')");
    await expect(openStore({ url })).rejects.toThrow(/^The database was made by a newer version of Ratskeller/);
    await postgres.stop();
  }, 60_000);
});
