import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../../test/support/database.ts';
import { done, meet, openPost, play, poll, pushTo, service, start, type TestServer } from '../testing/calling.ts';

openPost();

let postgres: Database;
let pair: readonly [TestServer, TestServer];
beforeAll(async () => {
  postgres = await openDatabase();
  const place = { url: postgres.url };
  pair = [await start({ place }), await start({ place })];
});
afterAll(async () => {
  for (const server of pair) await server.close();
  await postgres?.stop();
});

test('who looks at one is not called by the other; who is away is called once', async () => {
  const { table, seat, mover, waiter } = await meet(pair[0], ['Xia', 'Yan'], pair[1]);
  const path = await pushTo(waiter);
  const noted = () => pair[0].context.store.calls.turn(table, 1 - seat);
  await poll(() => mover.table(table)?.table.seats[1 - seat]?.online).toBe(true);
  await play(mover, table, seat);
  await poll(() => waiter.position(table)?.pending).toEqual([1 - seat]);
  expect(await noted()).toBeUndefined();
  await play(waiter, table, 1 - seat);
  await poll(() => mover.position(table)?.pending).toEqual([seat]);
  await waiter.ask({ type: 'hidden', hidden: true });
  // The other server hears of it in its own time.
  const other = mover.url === pair[0].url ? pair[0] : pair[1];
  await poll(() => other.context.hints.elsewhere(table).away).toEqual([1 - seat]);
  await play(mover, table, seat);
  await poll(() => service.pushed.map((one) => one.path)).toEqual([path]);
  await poll(noted).toBeUndefined();
  expect((await done(pair[0], 'call')) + (await done(pair[1], 'call'))).toBe(1);
});
