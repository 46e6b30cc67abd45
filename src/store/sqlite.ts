import { join } from 'node:path';
import { type CompiledQuery, Kysely, SqliteAdapter, SqliteDialect } from 'kysely';
import type Database from 'libsql';
import { type Backend, StoreAway, StoreFault } from './backend.ts';
import { holdFolder, prepareFolder } from './folder.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { type Batch, batchOf, openFile, SqliteWriter, STATEMENTS } from './sqlite-commit.ts';
import { WriterThread } from './writer-thread.ts';

/** The thread has the next batches at hand while the server is still busy with the answers to the last, and takes them together. */
const LANES = 4;

export interface SqlitePlace {
  readonly folder: string;
  /** The built file of the thread that commits; without one this thread does it. */
  readonly writer?: URL | undefined;
  /** Only tests open a file twice: two servers would not hear of each other's moves. */
  readonly shared?: boolean | undefined;
}

export async function openSqlite({ folder, writer, shared = false }: SqlitePlace): Promise<Backend> {
  const path = join(folder, 'ratskeller.sqlite');
  const watch = new Watch(folder, path);
  const release = await watch.explained(async () => {
    prepareFolder(folder, path);
    return shared ? () => undefined : holdFolder(folder);
  });
  const { database, kysely } = await watch.explained(() => prepareFile(path, watch), release);
  const first = firstOf(database);
  const thread = writer ? new WriterThread(writer, path) : undefined;
  const own = thread ? undefined : new SqliteWriter(path);
  const write = async (batch: Batch): Promise<boolean> => (thread ? thread.commit(batch) : (own?.commit(batch) ?? false));
  return {
    kysely,
    // Each read is over before the next begins. Kysely lets them wait for each other all the same, and wakes all for each.
    read: async <R>({ sql, parameters }: CompiledQuery<R>) => {
      // What every game asks mostly finds nothing.
      if (first(sql, parameters) === undefined) return [];
      return database.prepare(sql).all(parameters) as R[];
    },
    readFirst: async <R>({ sql, parameters }: CompiledQuery<R>) => bare<R>(first(sql, parameters)),
    isAlone: !shared,
    commit: (jobs) => watch.commit(() => write(batchOf(jobs))),
    lanes: thread ? LANES : 1,
    explain: watch.explain,
    close: async () => {
      await thread?.close();
      own?.close();
      database.close();
      release();
    },
  };
}

/**
 * Asks for one row, which costs libsql half of what a list does. By statements of its own: one that has given a list before answers with
 * what it found then (libsql 0.5.29).
 */
function firstOf(database: Database.Database): (sql: string, parameters: readonly unknown[]) => unknown {
  const known = new Map<string, Database.Statement>();
  return (sql, parameters) => {
    // Another text makes another statement.
    const statement = known.get(sql) ?? database.prepare(`${sql} /* first */`);
    if (known.size < STATEMENTS) known.set(sql, statement);
    return statement.get(parameters);
  };
}

/** libsql adds how long a single row took. */
function bare<R>(found: unknown): R | undefined {
  if (found === undefined) return undefined;
  const { _metadata, ...row } = found as R & { readonly _metadata: unknown };
  return row as R;
}

/** SQLite can undo changes of its schema, whatever Kysely thinks: a migration that is cut off leaves nothing behind. */
export class Dialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return Object.defineProperty(new SqliteAdapter(), 'supportsTransactionalDdl', { value: true });
  }
}

/** The connection for reading, which also brings the file to this version. */
async function prepareFile(path: string, watch: Watch) {
  const database = openFile(path, watch.note);
  try {
    checkWhole(database);
    const kysely = new Kysely<Schema>({ dialect: new Dialect({ database }) });
    await migrate(kysely);
    return { database, kysely };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Half a second for a hundred megabytes; a damaged page that is found now has not yet been written over. */
function checkWhole(database: Database.Database): void {
  const [row] = database.prepare('PRAGMA quick_check(1)').all() as { readonly quick_check?: string }[];
  const found = row?.quick_check ?? 'no answer';
  if (found !== 'ok') throw Object.assign(new Error(found.split('\n').at(-1)), { code: 'SQLITE_CORRUPT' });
}

const codeOf = (error: unknown): string => (error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? '') : '');
const isDamage = (error: unknown): boolean => /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error));

/** Watches over a file: once it is seen to be damaged nothing more is written to it. */
class Watch {
  readonly #folder: string;
  readonly #path: string;
  #damage: unknown;

  constructor(folder: string, path: string) {
    this.#folder = folder;
    this.#path = path;
  }

  note = (error: unknown): void => {
    if (isDamage(error)) this.#damage ??= error;
  };

  async commit(write: () => Promise<boolean>): Promise<boolean> {
    if (this.#damage !== undefined) throw this.#damage;
    try {
      return await write();
    } catch (error) {
      this.note(error);
      if (codeOf(error).startsWith('SQLITE_BUSY')) throw new StoreAway('another program holds the file');
      throw error;
    }
  }

  async explained<T>(open: () => Promise<T>, release: () => void = () => undefined): Promise<T> {
    try {
      return await open();
    } catch (error) {
      release();
      throw error instanceof StoreFault ? error : new StoreFault(this.explain(error));
    }
  }

  explain = (error: unknown): string => {
    const reason = error instanceof Error ? error.message : String(error);
    const code = codeOf(error);
    if (isDamage(error)) return `The file ${this.#path} is damaged (${reason}): restore a backup of it, or move it away to begin anew.`;
    if (code === 'FILE_GONE') return `The file ${this.#path} was removed or replaced while the server ran: put it back and start again.`;
    if (/^(SQLITE_FULL|ENOSPC)/.test(code)) return `The disk that holds ${this.#path} is full: make room on it.`;
    if (code === 'SQLITE_ERROR') return `The file ${this.#path} does not fit this version (${reason}): restore a backup of it.`;
    if (error instanceof StoreAway || code.startsWith('SQLITE_BUSY'))
      return `The file ${this.#path} gives no answer (${reason}): see whether its disk works and no other program holds it.`;
    return `The folder ${this.#folder} cannot hold the data (${reason}): choose one that can be written with --data.`;
  };
}
