import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, Option } from 'commander';
import { Fault } from '../lab/fault.ts';
import { StoreFault } from '../store/backend.ts';
import { openStore, type Place } from '../store/open.ts';
import type { Store } from '../store/store.ts';

export interface PlaceFlags {
  readonly data: string;
  readonly databaseUrl?: string;
  /** Either of both, by what it looks like. */
  readonly database?: string;
}

export const dataFlag = (): Option => new Option('--data <folder>', 'folder for the SQLite file').default('./data');

/** The address may come from the environment, where other users cannot read its password. */
export const urlFlag = (): Option =>
  new Option('--database-url <url>', 'a PostgreSQL database instead, such as postgres://me@localhost/ratskeller').env('DATABASE_URL');

export const databaseFlag = (): Option => new Option('--database <address>', 'postgres://…, or the folder that holds the SQLite file');

const ADDRESS = /^postgres(ql)?:\/\//;

/** Where the games are. A folder that was named counts for more than the environment. */
export function placeOf({ data, databaseUrl, database }: PlaceFlags, command: Command): Place {
  if (database !== undefined) return ADDRESS.test(database) ? { url: database } : { folder: database };
  const named = command.getOptionValueSource('data') === 'cli' && command.getOptionValueSource('databaseUrl') === 'env';
  return databaseUrl === undefined || databaseUrl === '' || named ? { folder: data } : { url: databaseUrl };
}

export const fileIn = (folder: string): string => join(folder, 'ratskeller.sqlite');

/**
 * Opens the database that the flags name, for as long as the task takes. None is made: an empty one would answer whoever has mistyped a
 * folder. With `shared` a server may go on with the same file.
 */
export async function withStore(
  flags: PlaceFlags,
  command: Command,
  task: (store: Store) => Promise<void>,
  { shared = false } = {},
): Promise<void> {
  const place = placeOf(flags, command);
  if ('folder' in place && !existsSync(fileIn(place.folder)))
    throw new Fault(`There is no file ${fileIn(place.folder)}: name a folder of Ratskeller with --data.`);
  await plainly(async () => {
    const store = await openStore('url' in place ? place : { ...place, shared });
    try {
      await task(store);
    } finally {
      await store.close();
    }
  });
}

const DISK: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'there is no such folder',
  EACCES: 'you may not write there',
  EROFS: 'you may not write there',
  EPERM: 'you may not write there',
  ENOSPC: 'the disk is full',
};

/** Whatever goes wrong with files and databases is said in one sentence. */
export async function plainly<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    if (error instanceof StoreFault) throw new Fault(error.message, 1);
    const { code = '', path, message, syscall } = error as NodeJS.ErrnoException;
    if (path !== undefined && DISK[code] !== undefined) throw new Fault(`${path} cannot be written: ${DISK[code]}.`, 1);
    if (code === 'ENOSPC') throw new Fault('The disk is full: make room on it.', 1);
    if (
      code.startsWith('SQLITE') ||
      /^\w{5}$/.test(code) ||
      syscall === 'connect' ||
      syscall === 'getaddrinfo' ||
      code.startsWith('ERR_INVALID')
    )
      throw new Fault(`The database cannot be used (${message || code}): check --data or --database-url.`, 1);
    throw error;
  }
}
