import { closeSync, existsSync, mkdtempSync, openSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import Database from 'libsql';
import pg from 'pg';
import { StoreFault } from '../backend.ts';
import { holdFolder, prepareFolder } from '../folder.ts';
import { DEADLINE } from '../lifeline.ts';
import { migrate } from '../migrations.ts';
import { openPostgres } from '../postgres.ts';
import { COLUMNS, type Schema } from '../schema.ts';
import { Dialect } from '../sqlite.ts';
import { type Head, type Part, type Row, readBackup, type Take } from './file.ts';
import { fromFile, quoted } from './source.ts';

export interface Restored {
  readonly head: Head;
  /** Where what was there before lies now. */
  readonly before?: string;
}

type Step = (rows: number) => void;

/** Puts a backup into a folder. What is there is replaced in one moment, and kept beside it. */
export async function restoreToFolder(path: string, folder: string, force: boolean, step: Step): Promise<Restored> {
  const target = join(folder, 'ratskeller.sqlite');
  const existed = existsSync(target);
  prepareFolder(folder, target);
  const release = holdFolder(folder);
  try {
    if (!force && !isEmpty(target)) throw full(`The folder ${folder}`);
    const fresh = join(folder, 'ratskeller.restoring.sqlite');
    const head = await build(path, fresh, step).catch((error: unknown) => {
      discard(fresh);
      if (!existed) discard(target);
      throw error;
    });
    if (!existed || isEmpty(target)) discard(target);
    const before = existsSync(target) ? join(folder, 'ratskeller.before.sqlite') : undefined;
    if (before !== undefined) {
      // All of it in the one file, so that none of it is left for the new one to find.
      checkpoint(target);
      renameSync(target, before);
      discard(target);
    }
    renameSync(fresh, target);
    return before === undefined ? { head } : { head, before };
  } finally {
    release();
  }
}

const full = (what: string): StoreFault => new StoreFault(`${what} holds games already: choose another, or replace them with --force.`);

function discard(path: string): void {
  for (const file of [path, `${path}-wal`, `${path}-shm`]) rmSync(file, { force: true });
}

function checkpoint(path: string): void {
  const database = new Database(path);
  database.exec('PRAGMA journal_mode=WAL; PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
}

/** Nobody has sat down there, nor said a name: at most a server was started once. */
function isEmpty(path: string): boolean {
  const database = new Database(path);
  const count = (table: string): number => {
    const there = database.prepare(`select 1 from pragma_table_info('${table}')`).get() !== undefined;
    return there ? Number((database.prepare(`select count(*) as n from ${table}`).get() as { n: number }).n) : 0;
  };
  try {
    return count('tables') + count('person') === 0;
  } finally {
    database.close();
  }
}

/** A new file with the backup's own schema and rows, then brought to this version: just what starting the new version on the old file does. */
async function build(path: string, fresh: string, step: Step): Promise<Head> {
  discard(fresh);
  // Nothing is made of a file that is not whole.
  await readBackup(path, async () => () => undefined);
  closeSync(openSync(fresh, 'w', 0o600));
  const database = new Database(fresh);
  try {
    const kysely = new Kysely<Schema>({ dialect: new Dialect({ database }) });
    const head = await readBackup(path, async ({ migrations, tables }) => {
      await migrate(kysely, migrations.at(-1));
      database.exec('BEGIN');
      return inserter(database, tables, step);
    });
    database.exec('COMMIT');
    await migrate(kysely);
    return head;
  } finally {
    database.close();
  }
}

function inserter(database: Database.Database, tables: readonly Part[], step: Step): Take {
  const statements = new Map(tables.map((part) => [part, database.prepare(insertOf(part, columnsOf(database, part), 1, () => '?'))]));
  return (part, row) => {
    statements.get(part)?.run([...row]);
    step(1);
  };
}

const columnsOf = (database: Database.Database, { name }: Part): Set<string> =>
  new Set((database.prepare('select name from pragma_table_info(?)').all([name]) as { name: string }[]).map((row) => row.name));

/** Names come from a file: only those that the schema knows are written into a statement. */
function insertOf({ name, columns }: Part, known: ReadonlySet<string>, rows: number, slot: (n: number) => string): string {
  if (!Object.hasOwn(COLUMNS, name) || !columns.every((column) => known.has(column)))
    throw new StoreFault(`The backup holds ${name} in a form that this version does not know: restore it with the version that made it.`);
  const row = (i: number): string => `(${columns.map((_, j) => slot(i * columns.length + j + 1))})`;
  return `insert into ${quoted(name)} (${columns.map(quoted)}) values ${Array.from({ length: rows }, (_, i) => row(i))}`;
}

/** Puts a backup into a PostgreSQL database, all or nothing. */
export async function restoreToPostgres(path: string, url: string, force: boolean, step: Step): Promise<Restored> {
  const folder = mkdtempSync(join(tmpdir(), 'ratskeller-restore-'));
  try {
    const file = join(folder, 'ratskeller.sqlite');
    const head = await build(path, file, () => undefined);
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: DEADLINE, application_name: 'ratskeller restore' });
    client.on('error', () => undefined);
    await client.connect();
    try {
      if (await isServed(client)) throw new StoreFault('Servers or workers use this database: stop them all first.');
      // Brings it to this version, as starting a server does.
      await (await openPostgres(url)).close();
      await replace(client, file, force, step);
    } finally {
      await client.end();
    }
    return { head };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function replace(client: pg.Client, file: string, force: boolean, step: Step): Promise<void> {
  const source = await fromFile(file);
  try {
    await client.query('BEGIN');
    const names = source.head.tables.map((part) => quoted(part.name)).join(', ');
    await client.query(`lock table ${names} in access exclusive mode`);
    const { rows } = await client.query('select (select count(*) from tables) + (select count(*) from person) as n');
    if (!force && Number(rows[0]?.n) > 0) throw full('The database');
    await client.query(`truncate ${names}`);
    for (const part of source.head.tables) await copy(client, part, source.rows(part), step);
    await client.query('COMMIT');
  } finally {
    await source.close();
  }
}

/** What servers and workers call their connections: some of these are open as long as they run. */
const SERVING = ['ratskeller', 'ratskeller hints', 'ratskeller jobs', 'ratskeller lab'];

async function isServed(client: pg.Client): Promise<boolean> {
  const others = 'select 1 from pg_stat_activity where datname = current_database() and application_name = any($1)';
  return ((await client.query(others, [SERVING])).rowCount ?? 0) > 0;
}

/** PostgreSQL takes 65,535 values in a statement. */
const ROWS = 1000;

async function copy(client: pg.Client, part: Part, rows: AsyncIterable<Row>, step: Step): Promise<void> {
  const known = new Set(part.columns);
  let waiting: Row[] = [];
  const flush = async (): Promise<void> => {
    if (waiting.length === 0) return;
    const name = waiting.length === ROWS ? part.name : undefined;
    await client.query({
      ...(name !== undefined && { name }),
      text: insertOf(part, known, waiting.length, (n) => `$${n}`),
      values: waiting.flat(),
    });
    step(waiting.length);
    waiting = [];
  };
  for await (const row of rows) if (waiting.push(row) === ROWS) await flush();
  await flush();
}
