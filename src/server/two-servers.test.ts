import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../test/support/database.ts';
import { withDefaults } from '../core/options.ts';
import { game } from '../games/rattenscharf/game.ts';
import { StoreAway } from '../store/backend.ts';
import type { Store } from '../store/store.ts';
import { newTable } from './new-table.ts';
import { humanSeat } from './seats.ts';
import type { Server } from './server.ts';
import { Client, LUCK } from './testing/client.ts';
import { discard, startTestServer } from './testing/start.ts';

/** So many starts are lost from now on, whichever server tries, as when the database goes away just then. */
let lost = 0;
/** A table at which nobody can look. */
let unreadable = '';
const losing = (store: Store): Store =>
  new Proxy(store, {
    get: (target, key) => {
      const value: unknown = target[key as keyof Store];
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        if (key === 'glance' && args[0] === unreadable) throw new Error('unreadable');
        if (key !== 'start' || lost === 0) return value.apply(target, args);
        lost -= 1;
        throw new StoreAway('gone');
      };
    },
  });

/** As in a rolling restart. */
let postgres: Database;
let one: Server & { readonly folder: string };
let two: Server & { readonly folder: string };
beforeAll(async () => {
  postgres = await openDatabase();
  const options = { place: { url: postgres.url }, wrapStore: losing };
  [one, two] = await Promise.all([startTestServer(options), startTestServer(options)]);
});
afterAll(async () => {
  for (const server of [one, two]) {
    await server.close();
    discard(server.folder);
  }
  await postgres?.stop();
});

let number = 0;
/** The host at the first server, a guest at each, and all have read the table. */
async function meet() {
  const host = await Client.visit(one.url, 'Host');
  number += 1;
  const luck = number.toString(16).padStart(32, '0');
  const table = await host.create({ game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'open' }], luck });
  const ana = await Client.visit(one.url, 'Ana');
  const bo = await Client.visit(two.url, 'Bo');
  for (const client of [host, ana, bo]) await client.watch(table);
  return { host, ana, bo, table };
}

test('one seat is given to one person, and the other is told whose it is', async () => {
  for (let i = 0; i < 6; i++) {
    const { host, ana, bo, table } = await meet();
    const sit = { type: 'sit', table, seat: 1, luck: LUCK } as const;
    const answers = await Promise.all([ana.ask(sit), bo.ask(sit)]);
    const lost = answers.filter((m) => m.type === 'refused');
    expect(answers.filter((m) => m.type === 'ok')).toHaveLength(1);
    expect(lost).toMatchObject([{ rule: 'table/seat-taken', params: { name: answers[0]?.type === 'ok' ? 'Ana' : 'Bo' } }]);
    const loser = answers[0]?.type === 'ok' ? bo : ana;
    expect(loser.table(table)?.table.seats[1]?.yours).toBe(false);
    for (const client of [host, ana, bo]) client.close();
  }
});

test('a seat taken and a start at another server are seen on watching again', async () => {
  const { host, ana, bo, table } = await meet();
  await ana.ask({ type: 'sit', table, seat: 1, luck: LUCK });
  expect(await bo.watch(table)).toMatchObject({ table: { status: 'waiting', seats: [{}, { kind: 'human', name: 'Ana' }] } });
  await host.ask({ type: 'start', table });
  expect(await bo.watch(table)).toMatchObject({ table: { status: 'playing' } });
  await bo.until((m) => m.type === 'position');
  await ana.ask({ type: 'leave', table, seat: 1 });
  expect(await bo.watch(table)).toMatchObject({ table: { seats: [{}, { left: true }] } });
  for (const client of [host, ana, bo]) client.close();
});

test('who stood up elsewhere sees no more through the seat', async () => {
  const { host, ana, table } = await meet();
  await ana.ask({ type: 'sit', table, seat: 1, luck: LUCK });
  // The same person at both servers: the other one remembers the seat as hers.
  const elsewhere = new Client(two.url, ana.cookie);
  await elsewhere.opened();
  expect(await elsewhere.watch(table)).toMatchObject({ table: { seats: [{}, { yours: true }] } });
  await ana.ask({ type: 'stand', table, seat: 1 });
  const eve = await Client.visit(one.url, 'Eve');
  await eve.ask({ type: 'sit', table, seat: 1, luck: LUCK });
  await host.ask({ type: 'start', table });
  expect(await elsewhere.ask({ type: 'leave', table, seat: 1 })).toMatchObject({ rule: 'table/not-your-seat' });
  await expect.poll(() => elsewhere.table(table)?.table.seats[1]).toMatchObject({ name: 'Eve', yours: false });
  const shown = () => elsewhere.messages.filter((m) => m.type === 'position');
  await expect.poll(() => shown().length).toBeGreaterThan(0);
  const positions = shown();
  expect(positions.map((m) => m.type === 'position' && m.viewer)).toEqual(positions.map(() => null));
  for (const client of [host, ana, eve, elsewhere]) client.close();
});

test('a share of chance with which a game would have begun is asked for again if it did not begin', async () => {
  const ana = await Client.visit(two.url);
  const seats = [{ kind: 'me' }, { kind: 'me', name: 'Bo' }];
  const wish = { game: 'rattenscharf', options: {}, listed: false, request: 'a'.repeat(32), seats };
  const { id: table } = JSON.parse((await ana.http('POST', '/api/tables', wish)).text) as { id: string };
  // The same person by way of the other server, which remembers the table too.
  const there = new Client(one.url, ana.cookie);
  await there.opened();
  for (const client of [ana, there]) await client.watch(table);
  lost = 1;
  expect(await ana.ask({ type: 'luck', table, luck: LUCK })).toMatchObject({ type: 'refused', rule: 'server/store-away' });
  for (const client of [ana, there])
    expect(await client.watch(table)).toMatchObject({ table: { status: 'waiting', seats: [{ owesLuck: true }, { owesLuck: true }] } });
  expect(await ana.ask({ type: 'luck', table, luck: LUCK })).toMatchObject({ type: 'ok' });
  for (const client of [ana, there]) expect(await client.until((m) => m.type === 'position')).toMatchObject({ table });
  for (const client of [ana, there]) client.close();
});

test('a series whose people came at once by way of two servers is begun by who hears of it, even if that fails at first', async () => {
  const [ana, bo] = [await Client.visit(two.url, 'Ana'), await Client.visit(one.url, 'Bo')];
  const [host = '', guest = ''] = [ana, bo].map(({ cookie }) => decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0]);
  const seats = [humanSeat(0, host, 'Ana', undefined), humanSeat(1, guest, 'Bo', undefined)];
  const { store, hints } = one.context;
  const wish = { game, options: withDefaults(game, {}), listed: false, hints: false, clock: undefined, host, request: 'rematch/x' };
  const table = await newTable(one.context, { ...wish, part: { series: { best: 3, game: 2, points: [0, 0] } } }, seats);
  if (!table) throw new Error('no table');
  for (const client of [ana, bo]) await client.watch(table.id);
  // Each server has stored one share, and knew of no other when it looked whether all are there.
  lost = 1;
  for (const seat of seats) await store.setSeat(table, seat, { ...seat, luck: LUCK });
  hints.changed(table.id);
  for (const client of [ana, bo]) expect(await client.until((m) => m.type === 'position')).toMatchObject({ table: table.id });
  expect(lost).toBe(0);
  for (const client of [ana, bo]) client.close();
});

test('a table that cannot be read keeps none of the others from being compared', async () => {
  const ana = await Client.visit(two.url, 'Ana');
  const tables: string[] = [];
  for (const luck of ['c', 'd']) {
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    tables.push(await ana.create({ game: 'rattenscharf', seats, luck: luck.repeat(32) }));
    await ana.watch(tables.at(-1) ?? '');
  }
  const { store, hints } = one.context;
  const line = { at: Date.now(), person: 'x', name: 'Bo', seat: null, message: 1, text: 'Hello' };
  [unreadable = ''] = tables;
  for (const table of tables) expect(await store.addChat(table, 0, line)).toBe(true);
  // More than one hint can name: everything is to be compared.
  for (let i = 0; i < 1000; i++) hints.changed(`none-${i}`.padEnd(12, '-'));
  expect(await ana.until((m) => m.type === 'chat')).toMatchObject({ table: tables[1] });
  ana.close();
});
