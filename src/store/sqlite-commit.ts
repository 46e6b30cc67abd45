import { statSync } from 'node:fs';
import Database from 'libsql';
import type { Job } from './backend.ts';

/**
 * FULL: a commit returns once the operating system says that the log is on the disk. What is written there first goes into the file itself
 * after so many pages, 32 MB: the page of a running game has changed many times by then, and is copied once.
 */
const PRAGMAS = ['busy_timeout=1500', 'journal_mode=WAL', 'synchronous=FULL', 'foreign_keys=ON', 'wal_autocheckpoint=8000'];

/** One statement for any number of entries: a third cheaper than a call for each of them. */
const APPEND = `insert into entry (table_id, n, seat, move, at)
  select value->>0, value->>1, value->>2, value->>3, value->>4 from json_each(?) where true on conflict do nothing`;

/** Jobs as they travel to a thread: the entries of all of them as one piece of JSON, then the other statements. */
export interface Batch {
  readonly entries: string;
  readonly count: number;
  readonly writes: readonly { readonly sql: string; readonly parameters: readonly unknown[]; readonly rows: number | undefined }[];
}

export function batchOf(jobs: readonly Job[]): Batch {
  const entries = jobs.flatMap((job) => job.entries);
  const writes = jobs.flatMap((job) => job.writes);
  return {
    entries: JSON.stringify(entries.map((e) => [e.table_id, e.n, e.seat, e.move, e.at])),
    count: entries.length,
    writes: writes.map(({ query, rows }) => ({ sql: query.sql, parameters: query.parameters, rows })),
  };
}

/** `note` hears of every failure to read. */
export function openFile(path: string, note: (error: unknown) => void = () => undefined): Database.Database {
  const database = new Database(path);
  for (const pragma of PRAGMAS) database.exec(`PRAGMA ${pragma}`);
  return remembering(database, note);
}

/** So many are kept ready. */
export const STATEMENTS = 500;

/** Prepares each statement once: there are a few dozen in all, save for lists of different lengths. */
function remembering(database: Database.Database, note: (error: unknown) => void): Database.Database {
  const known = new Map<string, Database.Statement>();
  const prepare = database.prepare.bind(database);
  database.prepare = ((sql: string) => {
    const statement = known.get(sql) ?? heedful(prepare(sql), note);
    if (known.size < STATEMENTS) known.set(sql, statement);
    return statement;
  }) as typeof database.prepare;
  return database;
}

function heedful(statement: Database.Statement, note: (error: unknown) => void): Database.Statement {
  const noted =
    <R>(read: (...parameters: unknown[]) => R) =>
    (...parameters: unknown[]): R => {
      try {
        return read(...parameters);
      } catch (error) {
        note(error);
        throw error;
      }
    };
  statement.all = noted(statement.all.bind(statement));
  statement.get = noted(statement.get.bind(statement));
  return statement;
}

/** The one who writes to a file. */
export class SqliteWriter {
  readonly #path: string;
  readonly #database: Database.Database;
  readonly #inode: number;

  constructor(path: string) {
    this.#path = path;
    this.#database = openFile(path);
    this.#inode = statSync(path).ino;
  }

  /** All of the batches in one durable transaction; false, and nothing done, if anything wrote fewer rows than it must. */
  commit(...batches: readonly Batch[]): boolean {
    const writer = this.#database;
    this.#mustBeThere();
    writer.exec('BEGIN IMMEDIATE');
    try {
      if (batches.every((batch) => runAll(writer, batch))) {
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

  /** After a clean end everything is in the one file, so that whoever copies it has all. */
  close(): void {
    try {
      this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // A full or damaged disk: the next start reads the log beside the file.
    }
    this.#database.close();
  }

  /** Whoever writes to a file that was removed or replaced hears that all is well, and finds nothing of it after a restart. */
  #mustBeThere(): void {
    if (statSync(this.#path, { throwIfNoEntry: false })?.ino === this.#inode) return;
    throw Object.assign(new Error('the file was removed or replaced'), { code: 'FILE_GONE' });
  }
}

function runAll(writer: Database.Database, { entries, count, writes }: Batch): boolean {
  if (count > 0 && writer.prepare(APPEND).run(entries).changes !== count) return false;
  return writes.every(({ sql, parameters, rows }) => {
    const { changes } = writer.prepare(sql).run(parameters);
    return rows === undefined || changes === rows;
  });
}
