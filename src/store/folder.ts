import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Database from 'libsql';
import { StoreFault } from './backend.ts';

/** The database holds the seeds of running games and the secret of all cookies: nobody else on the machine may read it. */
export function prepareFolder(folder: string, path: string): void {
  makeFolder(resolve(folder));
  // SQLite gives the files beside it the same rights.
  closeSync(openSync(path, 'a', 0o600));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) close(file, 0o600);
  // A folder that others use too keeps its rights.
  if (readdirSync(folder).every((name) => name.startsWith('ratskeller.'))) close(folder, 0o700);
}

/** Whoever does not own a file cannot change its rights, but may well use it. */
function close(file: string, mode: number): void {
  try {
    if (existsSync(file)) chmodSync(file, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

/** One level at a time: where folders cannot be made, as under /proc, Node's own recursive way tries for ever. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** A server that is just ending gets this long to let go. */
const PATIENCE = 2000;

/**
 * Two servers on one file would not hear of each other's moves, so the second is refused. SQLite's own lock on a file beside the
 * database is used, because the operating system takes it back however the process ends. Returns how to let go.
 */
export function holdFolder(folder: string): () => void {
  const path = join(folder, 'ratskeller.lock');
  closeSync(openSync(path, 'a', 0o600));
  const lock = new Database(path);
  try {
    lock.exec(`PRAGMA busy_timeout=${PATIENCE}`);
    lock.exec('PRAGMA locking_mode=EXCLUSIVE');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!String((error as NodeJS.ErrnoException).code).startsWith('SQLITE_BUSY')) throw error;
    throw new StoreFault(`Another server uses the folder ${folder}: stop it first, or choose another folder with --data.`);
  }
  return () => lock.close();
}
