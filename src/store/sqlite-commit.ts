import Database from 'libsql';
import type { Job } from './backend.ts';

/** FULL: a commit returns once the operating system says that the log is on the disk. */
const PRAGMAS = ['journal_mode=WAL', 'synchronous=FULL', 'busy_timeout=5000', 'foreign_keys=ON'];

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
  const entries = jobs.flatMap((job) => (job.kind === 'append' ? job.entries : []));
  const writes = jobs.flatMap((job) => (job.kind === 'write' ? job.writes : []));
  return {
    entries: JSON.stringify(entries.map((e) => [e.table_id, e.n, e.seat, e.move, e.at])),
    count: entries.length,
    writes: writes.map(({ query, rows }) => ({ sql: query.sql, parameters: query.parameters, rows })),
  };
}

export function openFile(path: string): Database.Database {
  const database = new Database(path);
  for (const pragma of PRAGMAS) database.exec(`PRAGMA ${pragma}`);
  return remembering(database);
}

const STATEMENTS = 500;

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

/** All of the batch in one durable transaction; false, and nothing done, if anything wrote fewer rows than it must. */
export function commitBatch(writer: Database.Database, batch: Batch): boolean {
  writer.exec('BEGIN IMMEDIATE');
  try {
    if (runAll(writer, batch)) {
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

function runAll(writer: Database.Database, { entries, count, writes }: Batch): boolean {
  if (count > 0 && writer.prepare(APPEND).run(entries).changes !== count) return false;
  return writes.every(({ sql, parameters, rows }) => {
    const { changes } = writer.prepare(sql).run(parameters);
    return rows === undefined || changes === rows;
  });
}
