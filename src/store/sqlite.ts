import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import type Database from 'libsql';
import { type Backend, StoreFault } from './backend.ts';
import { CREATE, type Schema } from './schema.ts';
import { batchOf, commitBatch, openFile } from './sqlite-commit.ts';
import { WriterThread } from './writer-thread.ts';

/** The thread has the next batch at hand while the server is still busy with the answers to the last one. */
const LANES = 4;

/** `writer` is the built file of the thread that commits; without one this thread does it. */
export function openSqlite(folder: string, writer?: URL): Backend {
  const path = join(folder, 'ratskeller.sqlite');
  const database = prepareFile(folder, path);
  const kysely = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  if (!writer) {
    const own = openFile(path);
    const close = async (): Promise<void> => {
      own.close();
      database.close();
    };
    return { kysely, commit: async (jobs) => commitBatch(own, batchOf(jobs)), lanes: 1, close };
  }
  const thread = new WriterThread(writer, path);
  const close = async (): Promise<void> => {
    await thread.close();
    database.close();
  };
  return { kysely, commit: (jobs) => thread.commit(batchOf(jobs)), lanes: LANES, close };
}

/** The connection for reading, which also makes the file and its tables. */
function prepareFile(folder: string, path: string): Database.Database {
  try {
    makeFolder(resolve(folder));
    const database = openFile(path);
    for (const sql of CREATE) database.exec(sql);
    return database;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreFault(`The folder ${folder} cannot hold the data (${reason}): choose one that can be written with --data.`);
  }
}

/** One level at a time: where folders cannot be made, as under /proc, Node's own recursive way tries for ever. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}
