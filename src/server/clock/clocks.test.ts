import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../../test/support/database.ts';
import { DAY } from '../../core/clock.ts';
import { verify } from '../../core/replay.ts';
import { game } from '../../games/rattenscharf/game.ts';
import { parseRecord } from '../../protocol/record.ts';
import type { ClockInfo, PositionMessage } from '../../protocol/to-browser.ts';
import type { Server, ServerOptions } from '../server.ts';
import { Client, LUCK } from '../testing/client.ts';
import { discard, startTestServer } from '../testing/start.ts';

const QUICK = { reserve: 1, increment: 0, delay: 0, over: 'bot' } as const;
const CALM = { reserve: 600, increment: 10, delay: 5, over: 'bot' } as const;
const DAYS = { reserve: 0, increment: 0, delay: 3 * 86_400, over: 'resign' } as const;
const limits = { beat: 100 };

let wishes = 0;
/** Two people at a running table. */
async function meet({ url }: Server, clock: object | undefined, other: Server = { url } as Server) {
  const ana = await Client.visit(url, 'Ana');
  const bo = await Client.visit(other.url, 'Bo');
  wishes += 1;
  const luck = wishes.toString(16).padStart(32, '0');
  const table = await ana.create({ game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'open' }], luck, clock });
  for (const client of [ana, bo]) await client.watch(table);
  await bo.ask({ type: 'sit', table, seat: 1, luck: LUCK });
  const waiting = ana.table(table)?.table.clock;
  await ana.watch(table);
  await ana.ask({ type: 'start', table });
  for (const client of [ana, bo]) await client.watch(table);
  await expect.poll(() => bo.position(table)?.pending).toHaveLength(1);
  const seat = bo.position(table)?.pending[0] ?? 0;
  const [mover, waiter] = seat === 0 ? [ana, bo] : [bo, ana];
  return { ana, bo, table, waiting, seat, mover, waiter };
}

/** What a client was told last about the clocks. */
function clockOf(client: Client, table: string): ClockInfo | undefined {
  const told = client.messages.findLast((m) => (m.type === 'clock' ? m.table === table : m.type === 'table' && m.table.id === table));
  return told?.type === 'clock' ? told.clock : told?.type === 'table' ? told.table.clock : undefined;
}
async function play(client: Client, table: string, seat: number) {
  const { n, view } = client.position(table) as PositionMessage;
  return client.ask({ type: 'play', table, seat, n, moves: [game.moves(view as never, seat)[0]] });
}
const seatsOf = (client: Client, table: string) => client.table(table)?.table.seats ?? [];
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function clocks(start: (options?: Partial<ServerOptions>) => Promise<Server>, again: (first: Server) => Promise<Server>): void {
  let server: Server;
  beforeAll(async () => {
    server = await start({ limits });
  });
  afterAll(() => server?.close());

  test('everybody sees all clocks, before the start and after each move', async () => {
    const { mover, waiter, table, waiting, seat } = await meet(server, CALM);
    expect(waiting).toEqual({ rules: CALM, times: [605_000, 605_000], running: [] });
    expect(clockOf(waiter, table)).toMatchObject({ rules: CALM, running: [seat] });
    const eve = await Client.visit(server.url, 'Eve');
    expect(await eve.watch(table)).toMatchObject({ table: { clock: { running: [seat] } } });
    await pause(50);
    await play(mover, table, seat);
    await eve.until((m) => m.type === 'clock');
    const { times, running } = clockOf(eve, table) as ClockInfo;
    expect(running).toEqual([1 - seat]);
    expect(times[seat]).toBeGreaterThan(614_000);
    const lobby = JSON.parse((await mover.http('GET', '/api/tables')).text) as { mine: { id: string; clock?: object }[] };
    expect(lobby.mine.find((line) => line.id === table)?.clock).toEqual(CALM);
    for (const client of [mover, waiter, eve]) client.close();
  });

  test('when the time is over a bot plays, and the person may come back with some time', async () => {
    const { mover, waiter, table, seat } = await meet(server, QUICK);
    await expect.poll(() => seatsOf(waiter, table)[seat], { timeout: 5000 }).toMatchObject({ left: true, kind: 'human' });
    await expect.poll(() => waiter.position(table)?.pending, { timeout: 5000 }).toEqual([1 - seat]);
    expect(await play(mover, table, seat)).toMatchObject({ rule: 'table/you-left' });
    expect(await mover.ask({ type: 'sit', table, seat, luck: LUCK })).toMatchObject({ type: 'ok' });
    expect(clockOf(mover, table)?.times[seat]).toBe(1000);
    expect(seatsOf(mover, table)[seat]?.left).toBeUndefined();
    for (const client of [mover, waiter]) client.close();
  });

  test('or the seat is given up, as the host chose', async () => {
    const { ana, bo, table, seat } = await meet(server, { ...QUICK, over: 'resign' });
    await expect.poll(() => seatsOf(ana, table)[seat], { timeout: 5000 }).toMatchObject({ resigned: true, kind: 'bot' });
    for (const client of [ana, bo]) client.close();
  });

  test('[table/no-clock] [table/asked-already] all agree to a pause, and any of them ends it', async () => {
    const plain = await meet(server, undefined);
    const asks = { type: 'ask', what: 'pause', n: 0 } as const;
    expect(await plain.ana.ask({ ...asks, table: plain.table, seat: 0 })).toMatchObject({ rule: 'table/no-clock' });
    const { ana, bo, table, seat, mover, waiter } = await meet(server, QUICK);
    const eve = await Client.visit(server.url, 'Eve');
    expect(await eve.ask({ ...asks, table, seat: 0 })).toMatchObject({ rule: 'table/not-your-seat' });
    expect(await eve.ask({ type: 'agree', table, yes: true })).toMatchObject({ rule: 'table/players-only' });
    expect(await waiter.ask({ ...asks, table, seat: 1 - seat })).toMatchObject({ type: 'ok' });
    await expect.poll(() => mover.table(table)?.table.asking).toEqual({ what: 'pause', seat: 1 - seat, of: [seat] });
    expect(clockOf(mover, table)?.paused).toBeUndefined();
    expect(await mover.ask({ ...asks, table, seat })).toMatchObject({ rule: 'table/asked-already' });
    expect(await mover.ask({ type: 'agree', table, yes: true })).toMatchObject({ type: 'ok' });
    expect(clockOf(mover, table)).toMatchObject({ paused: true });
    expect(mover.table(table)?.table.asking).toBeUndefined();
    await pause(1800);
    expect(seatsOf(ana, table).some((s) => s.left)).toBe(false);
    expect(await eve.ask({ type: 'resume', table })).toMatchObject({ rule: 'table/players-only' });
    expect(await mover.ask({ type: 'resume', table })).toMatchObject({ type: 'ok' });
    await expect.poll(() => clockOf(waiter, table)?.paused).toBeUndefined();
    await expect.poll(() => seatsOf(ana, table)[seat]?.left, { timeout: 5000 }).toBe(true);
    for (const client of [ana, bo, eve, plain.ana, plain.bo]) client.close();
  });

  test('who would rather not wait says so, and the question is gone', async () => {
    const { table, seat, mover, waiter } = await meet(server, CALM);
    await waiter.ask({ type: 'ask', what: 'pause', table, seat: 1 - seat, n: 0 });
    await mover.ask({ type: 'agree', table, yes: false });
    expect(mover.table(table)?.table.asking).toBeUndefined();
    expect(clockOf(mover, table)?.paused).toBeUndefined();
    // Said twice it is no fault.
    expect(await mover.ask({ type: 'agree', table, yes: false })).toMatchObject({ type: 'ok' });
    for (const client of [mover, waiter]) client.close();
  });

  test('[table/no-holidays] [table/days-off] where turns have days a player may take some off', async () => {
    const live = await meet(server, CALM);
    expect(await live.ana.ask({ type: 'holiday', table: live.table, seat: 0, days: 1 })).toMatchObject({ rule: 'table/no-holidays' });
    const { ana, bo, table } = await meet(server, DAYS);
    expect(clockOf(ana, table)).toMatchObject({ daysOff: [14, 14] });
    expect(await bo.ask({ type: 'holiday', table, seat: 0, days: 1 })).toMatchObject({ rule: 'table/not-your-seat' });
    expect(await bo.ask({ type: 'holiday', table, seat: 1, days: 10 })).toMatchObject({ type: 'ok' });
    await expect.poll(() => clockOf(ana, table)?.holidays).toHaveLength(1);
    const off = clockOf(ana, table);
    expect(off?.daysOff).toEqual([14, 4]);
    expect(off?.holidays?.[0]?.seat).toBe(1);
    expect(off?.holidays?.[0]?.until).toBeGreaterThan(9.9 * DAY);
    await bo.ask({ type: 'holiday', table, seat: 1, days: 0 });
    await expect.poll(() => clockOf(ana, table)).toMatchObject({ daysOff: [14, 13] });
    expect(clockOf(ana, table)?.holidays).toBeUndefined();
    expect(await bo.ask({ type: 'holiday', table, seat: 1, days: 14 })).toMatchObject({ rule: 'table/days-off', params: { days: 13 } });
    for (const client of [ana, bo, live.ana, live.bo]) client.close();
  });

  test('clocks survive a restart, and time in which the house is closed counts for nobody', async () => {
    const first = await start({ limits });
    const begun = performance.now();
    const { ana, bo, table, seat } = await meet(first, { ...QUICK, reserve: 3 });
    await pause(600);
    await first.close();
    const closed = performance.now();
    await pause(3500);
    const opened = performance.now();
    const second = await again(first);
    const back = new Client(second.url, ana.cookie);
    await back.opened();
    await back.watch(table);
    const left = clockOf(back, table)?.times[seat] ?? 0;
    const open = closed - begun + performance.now() - opened;
    expect(left).toBeGreaterThan(2900 - open);
    expect(left).toBeLessThan(2600);
    // Nobody has to look for the time to be over.
    back.close();
    const stored = async () => (await second.context.store.load(table))?.seats[seat]?.left;
    await expect.poll(stored, { timeout: 6000 }).toBe(true);
    for (const client of [ana, bo]) client.close();
    await second.close();
  });

  test('a table that nobody comes to is closed, and it is no loss for who was not waited for', async () => {
    const own = await start({ limits: { ...limits, abandoned: 1500 } });
    const { ana, bo, table, seat } = await meet(own, undefined);
    for (const client of [ana, bo]) client.close();
    const stored = async () => (await own.context.store.load(table))?.table;
    await expect.poll(async () => (await stored())?.status, { timeout: 8000 }).toBe('over');
    expect((await stored())?.closed?.by).toEqual([seat]);
    const back = new Client(own.url, ana.cookie);
    await back.opened();
    await back.watch(table);
    expect(back.table(table)?.table).toMatchObject({ status: 'over', closed: { by: [seat] }, fair: { seed: expect.any(String) } });
    expect(back.position(table)?.pending).toEqual([]);
    const { n, view } = back.position(table) as PositionMessage;
    expect(await back.ask({ type: 'play', table, seat: 0, n, moves: [game.moves(view as never, 0)[0] ?? {}] })).toMatchObject({
      rule: 'turn/game-over',
    });
    expect(await back.ask({ type: 'rematch', table })).toMatchObject({ type: 'ok' });
    const { text } = await back.http('GET', `/api/tables/${table}/record`);
    // It has no result, but its draws can be checked as if it had.
    expect(JSON.parse(text)).not.toHaveProperty('result');
    const parsed = parseRecord(text);
    expect(parsed.ok && parsed.record.fairness?.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(parsed.ok && verify(game, parsed.record)).toBeUndefined();
    back.close();
    await own.close();
  });
}

describe('SQLite', () => {
  const folders: string[] = [];
  const start = async (options: Partial<ServerOptions> = {}, folder?: string) => {
    const server = await startTestServer(options, folder);
    folders.push(server.folder);
    return server;
  };
  afterAll(() => {
    for (const folder of folders) discard(folder);
  });
  clocks(start, (first) => start({ limits }, (first as Server & { folder: string }).folder));
});

describe('PostgreSQL', () => {
  /** A server that is still open elsewhere would count for the house: each has a database of its own, save where it follows on another. */
  const databases: Database[] = [];
  const start = async (options: Partial<ServerOptions> = {}) => {
    const database = await openDatabase();
    databases.push(database);
    return startTestServer({ place: { url: database.url }, ...options });
  };
  const again = () => startTestServer({ place: { url: databases.at(-1)?.url ?? '' }, limits });
  afterAll(async () => {
    for (const database of databases) await database.stop();
  });
  clocks(start, again);

  test('of two servers one says that the time is over, and both show it', async () => {
    const [one, two] = [await start({ limits }), await again()];
    const { ana, bo, table, seat } = await meet(one, QUICK, two);
    const left = async () => (await one.context.store.load(table))?.seats[seat]?.left;
    await expect.poll(left, { timeout: 5000 }).toBe(true);
    for (const client of [ana, bo]) {
      await client.watch(table);
      expect(seatsOf(client, table)[seat]?.left).toBe(true);
      client.close();
    }
    await Promise.all([one.close(), two.close()]);
  });
});
