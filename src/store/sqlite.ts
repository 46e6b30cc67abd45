import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { type Backend, type Job, StoreFault, type Write } from './backend.ts';
import { CREATE, type EntryTable, type Schema } from './schema.ts';

/** FULL: a commit returns once the operating system says that the log is on the disk. */
const PRAGMAS = ['journal_mode=WAL', 'synchronous=FULL', 'busy_timeout=5000', 'foreign_keys=ON'];

/** One statement for any number of entries: a third cheaper than a call for each of them. */
const APPEND = `insert into entry (table_id, n, seat, move, at)
  select value->>0, value->>1, value->>2, value->>3, value->>4 from json_each(?) where true on conflict do nothing`;

export function openSqlite(folder: string): Backend {
  const path = join(folder, 'ratskeller.sqlite');
  const writer = openFile(folder, path);
  for (const sql of CREATE) writer.exec(sql);
  const reader = openFile(folder, path);
  // Commits run on this thread: measured, one takes about half a millisecond for a hundred tables, less than handing it over and back.
  const append = writer.prepare(APPEND);
  return {
    kysely: new Kysely<Schema>({ dialect: new SqliteDialect({ database: reader }) }),
    commit: async (jobs) => commit(writer, append, jobs),
    close: async () => {
      reader.close();
      writer.close();
    },
  };
}

function openFile(folder: string, path: string): Database.Database {
  try {
    mkdirSync(folder, { recursive: true });
    const database = new Database(path);
    for (const pragma of PRAGMAS) database.exec(`PRAGMA ${pragma}`);
    return remembering(database);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreFault(`The folder ${folder} cannot hold the data (${reason}): choose one that can be written with --data.`);
  }
}

/** Prepares each statement once: there are a few dozen in all, save for lists of different lengths. */
function remembering(database: Database.Database): Database.Database {
  const known = new Map<string, Database.Statement>();
  const prepare = database.prepare.bind(database);
  database.prepare = ((sql: string) => {
    const statement = known.get(sql) ?? prepare(sql);
    if (known.size < STATEMENTS) known.set(sql, statement);
    return statement;
  }) as typeof database.prepare;
  return database;
}

const STATEMENTS = 500;

function commit(writer: Database.Database, append: Database.Statement, jobs: readonly Job[]): boolean {
  writer.exec('BEGIN IMMEDIATE');
  try {
    if (runAll(writer, append, jobs)) {
      writer.exec('COMMIT');
      return true;
    }
  } catch (error) {
    if (writer.inTransaction) writer.exec('ROLLBACK');
    throw error;
  }
  writer.exec('ROLLBACK');
  return false;
}

function runAll(writer: Database.Database, append: Database.Statement, jobs: readonly Job[]): boolean {
  const entries = jobs.flatMap((job) => (job.kind === 'append' ? job.entries : []));
  if (entries.length > 0 && append.run(JSON.stringify(entries.map(cells))).changes !== entries.length) return false;
  return jobs.every((job) => job.kind === 'append' || job.writes.every((write) => runOne(writer, write)));
}

const cells = (e: EntryTable) => [e.table_id, e.n, e.seat, e.move, e.at];

function runOne(writer: Database.Database, { query, rows }: Write): boolean {
  const { changes } = writer.prepare(query.sql).run(query.parameters);
  return rows === undefined || changes === rows;
}
