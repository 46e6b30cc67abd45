import { type Command, Option } from 'commander';
import type { Place } from '../store/open.ts';

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
