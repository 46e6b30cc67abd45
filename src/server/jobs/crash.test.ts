import { expect, test } from 'vitest';
import { startPostgres } from '../../../test/support/postgres.ts';
import { PostgresJobs } from './postgres.ts';

test('a database that is gone when a job is done ends nobody, and later jobs are done once it is back', async () => {
  const postgres = await startPostgres();
  const jobs = new PostgresJobs(postgres.url, () => undefined);
  const done: unknown[] = [];
  let begun = (): void => undefined;
  const running = new Promise<void>((resolve) => (begun = resolve));
  jobs.on('slow', async ({ name }) => {
    begun();
    await new Promise((resolve) => setTimeout(resolve, 500));
    done.push(name);
  });
  await jobs.start();
  await jobs.at('a', Date.now(), 'slow', { name: 'first' });
  await running;
  await postgres.crash();
  // What nobody handles now would end the process; here it fails the run.
  await expect.poll(() => done).toEqual(['first']);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  await postgres.revive();
  await jobs.at('b', Date.now(), 'slow', { name: 'second' });
  await expect.poll(() => done, { timeout: 25_000 }).toContain('second');
  await jobs.close();
  await postgres.stop();
}, 60_000);
