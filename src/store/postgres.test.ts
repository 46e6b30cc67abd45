import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../../test/support/postgres.ts';
import { StoreAway } from './backend.ts';
import { openStore } from './open.ts';
import type { Store } from './store.ts';
import { chatLine, move, seat, table } from './testing/rows.ts';

/** Whoever asks hears within this long, whatever has become of the database. */
const PATIENCE = 5000;

let postgres: Postgres;
let store: Store;
beforeAll(async () => {
  postgres = await startPostgres();
  store = await openStore({ url: postgres.url });
});
afterAll(async () => {
  await store?.close();
  await postgres?.stop();
});

/** How a call ended, and how long it took. */
async function timed(call: Promise<unknown>): Promise<{ readonly answer: unknown; readonly ms: number }> {
  const started = performance.now();
  const answer = await call.catch((error: unknown) => error);
  return { answer, ms: performance.now() - started };
}

test('letters that PostgreSQL refuses cost only the line that holds them', async () => {
  await store.create(table('nul'), [seat(0)], 'seed');
  const bad = Array.from({ length: 20 }, (_, n) => store.addChat('nul', n, chatLine(n, 'a\0b')));
  const huge = store.addChat('nul', 50, { ...chatLine(50), message: 1e300 });
  const good = Array.from({ length: 20 }, (_, i) => store.append('nul', i, [move(i)], 1));
  const refused = await Promise.allSettled([...bad, huge]);
  expect(refused.map((r) => r.status)).toEqual(refused.map(() => 'rejected'));
  expect(await Promise.all(good)).toEqual(good.map(() => true));
});

test('a frozen database: everybody is told within five seconds, and what was refused is arbitrated by the log', async () => {
  await store.create(table('ice'), [seat(0)], 'seed');
  await store.append('ice', 0, [move(0)], 1);
  const thaw = await postgres.freeze();
  const calls = [
    timed(store.append('ice', 1, [move(1)], 2)),
    timed(store.load('ice')),
    timed(store.people.find('ana')),
    timed(store.health()),
    // Whoever comes while the first still wait, and whoever comes after them.
    new Promise((resolve) => setTimeout(resolve, 1500)).then(() => timed(store.append('ice', 1, [move(2)], 3))),
    new Promise((resolve) => setTimeout(resolve, 3500)).then(() => timed(store.addChat('ice', 0, chatLine(0)))),
    new Promise((resolve) => setTimeout(resolve, 3500)).then(() => timed(store.waiting())),
  ];
  const told = await Promise.all(calls);
  for (const { ms } of told) expect(ms).toBeLessThan(PATIENCE);
  for (const [i, { answer }] of told.entries()) if (i !== 3) expect(answer).toBeInstanceOf(StoreAway);
  expect(told[3]?.answer).toMatchObject({ ok: false, problem: expect.stringMatching(/^The database does not answer .*\.$/) });
  expect(told.at(-1)?.ms).toBeLessThan(100);
  thaw();
  await expect.poll(() => store.health(), { timeout: 10_000 }).toEqual({ ok: true });
  // The refused entry may have been written when the ice broke; a second history cannot.
  const length = (await store.load('ice'))?.entries.length ?? 0;
  expect(await store.append('ice', length, [move(7)], 4)).toBe(true);
  expect((await store.load('ice'))?.entries.length).toBe(length + 1);
}, 30_000);

test('a lock on a row costs only who needs the row, and a lock on the log is told in time', async () => {
  const blocker = new pg.Client({ connectionString: postgres.url });
  await blocker.connect();
  await store.create(table('held'), [seat(0)], 'seed');
  await store.create(table('free'), [seat(0)], 'seed');
  await blocker.query("begin; update tables set listed = 1 where id = 'held'");
  const [held, free] = await Promise.all([timed(store.start('held', [seat(0)], [''])), timed(store.append('free', 0, [move(0)], 1))]);
  expect(held.answer).toBeInstanceOf(Error);
  expect(free.answer).toBe(true);
  await blocker.query('rollback; begin; lock table entry in access exclusive mode');
  const calls = [...Array.from({ length: 30 }, (_, n) => timed(store.append('free', n + 1, [move(n)], 1))), timed(store.load('free'))];
  for (const { answer, ms } of await Promise.all(calls)) {
    expect(answer).toBeInstanceOf(Error);
    expect(ms).toBeLessThan(PATIENCE);
  }
  await blocker.query('rollback');
  await blocker.end();
  await expect.poll(() => store.append('free', 1, [move(1)], 1).catch(() => undefined), { timeout: 10_000 }).toBe(true);
}, 30_000);

test('a database that cannot be used is named in one sentence with what to do', async () => {
  const url = (changes: Partial<URL>): string => Object.assign(new URL(postgres.url), changes).href;
  await expect(openStore({ url: url({ port: '1' }) })).rejects.toThrow(/^The database does not answer .* running\.$/);
  await expect(openStore({ url: url({ pathname: '/nowhere' }) })).rejects.toThrow(/^The database cannot be used .*: create it, or check/);
  await expect(openStore({ url: url({ username: 'stranger' }) })).rejects.toThrow(/^The database cannot be used .*: check the name/);
});
