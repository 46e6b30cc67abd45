import { Option } from 'commander';
import type { Hands } from '../lab/run-games.ts';

export const urlOfWorkersFlag = (): Option =>
  new Option(
    '--database-url <url>',
    'play on the workers of this PostgreSQL database (see "ratskeller worker") instead of on this machine',
  );

/** Who plays the games. What speaks with a database is loaded only where one is named. */
export function handsOf({ workers, databaseUrl }: { readonly workers: number; readonly databaseUrl?: string }): Hands {
  if (databaseUrl === undefined) return workers;
  return async (batches, done) => (await import('./spread.ts')).onWorkers(databaseUrl)(batches, done);
}
