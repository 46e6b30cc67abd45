import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import Database from 'libsql';
import pg from 'pg';
import { readBy, StoreFault } from './backend.ts';
import { DEADLINE } from './lifeline.ts';
import type { Schema } from './schema.ts';
import { Store } from './store.ts';

/**
 * Opens a database of this or an older version to read it as it is: nothing is migrated, locked or written, so that a server may go on
 * with it meanwhile. `address` is the URL of a PostgreSQL database, an SQLite file, or the folder that holds one.
 */
export async function openToRead(address: string): Promise<Store> {
  const { kysely, close } = /^postgres(ql)?:\/\//.test(address) ? fromPostgres(address) : fromFile(address);
  const commit = (): Promise<boolean> => Promise.reject(new Error('the database was opened to be read only'));
  const store = new Store({ kysely, ...readBy(kysely), isAlone: false, commit, lanes: 1, explain: String, close });
  try {
    await store.ids();
    return store;
  } catch (error) {
    await store.close();
    const reason = error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error);
    throw new StoreFault(`${address.replace(/:[^:@/]*@/, '@')} cannot be read (${reason}): name a database of Ratskeller.`);
  }
}

interface Opened {
  readonly kysely: Kysely<Schema>;
  readonly close: () => Promise<void>;
}

function fromPostgres(url: string): Opened {
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: DEADLINE, application_name: 'ratskeller verify' });
  pool.on('error', () => undefined);
  // Nor one whose last words come after it was given up.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { kysely: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }), close: () => pool.end() };
}

function fromFile(address: string): Opened {
  const path = statSync(address, { throwIfNoEntry: false })?.isDirectory() ? join(address, 'ratskeller.sqlite') : address;
  if (!existsSync(path)) throw new StoreFault(`There is no file ${path}: name a database of Ratskeller.`);
  const database = new Database(path);
  database.exec('PRAGMA query_only=ON');
  return {
    kysely: new Kysely<Schema>({ dialect: new SqliteDialect({ database }) }),
    close: async () => {
      database.close();
    },
  };
}
