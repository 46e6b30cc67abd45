import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../../../test/support/postgres.ts';
import type { Payload } from './jobs.ts';
import { PostgresJobs } from './postgres.ts';

let postgres: Postgres;
let pair: PostgresJobs[] = [];
const done: Payload[] = [];
const failed: string[] = [];
/** A job that is done when the test says so. */
let begun = (): void => undefined;
let finish = (): void => undefined;
const isBegun = new Promise<void>((resolve) => (begun = resolve));
const mayEnd = new Promise<void>((resolve) => (finish = resolve));

beforeAll(async () => {
  postgres = await startPostgres();
  pair = [0, 1].map(() => new PostgresJobs(postgres.url, (error) => failed.push(String(error))));
  for (const jobs of pair) {
    jobs.on('note', async (payload) => void done.push(payload));
    jobs.on('slow', async (payload) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      done.push(payload);
    });
    jobs.on('held', async (payload) => {
      begun();
      await mayEnd;
      done.push(payload);
    });
    jobs.on('twice', async (payload) => {
      done.push(payload);
      if (done.length < 2) throw new Error('not yet');
    });
  }
  // Both set the schema up at once.
  await Promise.all(pair.map((jobs) => jobs.start()));
});
afterAll(async () => {
  await Promise.all(pair.map((jobs) => jobs.close()));
  await postgres?.stop();
});

const [one, two] = [() => pair[0] as PostgresJobs, () => pair[1] as PostgresJobs];
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

test('whoever asks, a job is done once, at its time; a later wish takes its place, one that was cancelled is not done', async () => {
  done.length = 0;
  const soon = Date.now() + 600;
  await one().at('a', Date.now() + 60_000, 'note', { a: 1 });
  await two().at('a', soon, 'note', { a: 2 });
  await one().at('b', Date.now() + 4000, 'note', { b: 1 });
  await two().cancel('b');
  await Promise.all([0, 1, 2, 3].map(async (i) => pair[i % 2]?.now('c', 'slow', { c: i })));
  await expect.poll(() => done.length, { timeout: 10_000 }).toBe(2);
  await wait(4300);
  expect(done.map((payload) => Object.keys(payload)[0]).sort()).toEqual(['a', 'c']);
  expect(done).toContainEqual({ a: 2 });
});

test('one that fails is told, and done again as soon as its pause is over', async () => {
  done.length = 0;
  await one().now('d', 'twice', { d: 1 });
  // 2.7 s: without being told, all look for work every eight seconds.
  await expect.poll(() => done.length, { timeout: 6000 }).toBe(2);
  expect(failed).toContain('Error: not yet');
});

test('a line that breaks while a job is noted as done ends nobody, and it is noted in the end', async () => {
  done.length = 0;
  const [client, holder] = [0, 1].map(() => new pg.Client({ connectionString: postgres.url })) as [pg.Client, pg.Client];
  const count = async (sql: string): Promise<number | null> => (await client.query(sql)).rowCount;
  await Promise.all([client.connect(), holder.connect()]);
  await one().now('g', 'held', { g: 1 });
  await isBegun;
  // Nobody gets at this job, and so the note waits, until its line is cut. Whoever looks for work passes it by, and needs no line for long.
  await holder.query('begin; select from graphile_worker._private_jobs for update');
  finish();
  const noting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%delete from%_private_jobs%'";
  await expect.poll(() => count(noting)).toBe(1);
  await postgres.dropLines('ratskeller jobs');
  await holder.query('commit');
  await expect.poll(() => count('select 1 from graphile_worker.jobs'), { timeout: 20_000 }).toBe(0);
  expect(done).toEqual([{ g: 1 }]);
  await Promise.all([client.end(), holder.end()]);
});

test('what has come due and nobody does is counted, wherever it was asked for', async () => {
  await one().now('e', 'nobody', { e: 1 });
  await one().at('f', Date.now() + 60_000, 'nobody', { f: 1 });
  expect(await two().waiting()).toBe(1);
  for (const key of ['e', 'f']) await two().cancel(key);
  expect(await one().waiting()).toBe(0);
});

test('a user who may not create the schema is told so in one sentence', async () => {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  for (const sql of ['create role poor login', 'create database narrow', 'revoke create on database narrow from public'])
    await client.query(sql);
  await client.end();
  const url = postgres.url.replace('ratskeller@', 'poor@').replace(/\/postgres$/, '/narrow');
  const jobs = new PostgresJobs(url, () => undefined);
  await expect(jobs.start()).rejects.toThrow(/^The database takes no jobs \(permission denied.*graphile_worker\.$/);
  await jobs.close();
});
