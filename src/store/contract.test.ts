import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../test/support/database.ts';
import type { Asking } from '../core/asking.ts';
import { beginClocks, type ClockRules, tick, turn } from '../core/clock.ts';
import type { Place } from './open.ts';
import { openStore } from './open.ts';
import type { StoredTable } from './rows.ts';
import { CHAT_LINES } from './statements.ts';
import type { Store } from './store.ts';
import { callsContract } from './testing/calls-contract.ts';
import { peopleContract } from './testing/people-contract.ts';
import { chatLine, move, seat, table } from './testing/rows.ts';
import { safetyContract } from './testing/safety-contract.ts';
import { tokensContract } from './testing/tokens-contract.ts';
import { tournamentsContract } from './testing/tournaments-contract.ts';
import { waitingContract } from './testing/waiting-contract.ts';

/** What a store promises, whatever database it is. */
function contract(open: () => Promise<Store>, another: () => Promise<Store> = open): void {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  test('a table comes back as it was stored', async () => {
    const seats = [
      seat(0, { kind: 'human', person: 'ana', name: 'Ana B.', ownName: true, luck: 'aa' }),
      seat(1, { kind: 'bot', bot: 'greedy' }),
    ];
    expect(await store.create(table('t1'), seats, 'seed')).toBe(true);
    expect(await store.append('t1', 0, [move(0), move(1)], 1_700_000_000_999)).toBe(true);
    expect(await store.load('t1')).toEqual({
      table: table('t1'),
      seats,
      entries: [0, 1].map((n) => ({ ...move(n), at: 1_700_000_000_999 })),
      chat: [],
      chatLength: 0,
    });
    expect(await store.secret('seed/t1')).toBe('seed');
    expect(await store.load('t2')).toBeUndefined();
  });

  test('an entry is never overwritten, and a refused append leaves nothing behind', async () => {
    await store.create(table('t3'), [seat(0), seat(1)], 'seed');
    expect(await store.append('t3', 0, [move(0), move(1)], 1)).toBe(true);
    expect(await store.append('t3', 1, [move(7), move(8)], 2)).toBe(false);
    expect((await store.load('t3'))?.entries).toEqual([0, 1].map((n) => ({ ...move(n), at: 1 })));
    expect(await store.append('t3', 2, [move(2)], 3)).toBe(true);
  });

  test('appends of many tables share commits, and a conflict of one does not touch the others', async () => {
    const ids = Array.from({ length: 60 }, (_, i) => `many${i}`);
    await Promise.all(ids.map((id) => store.create(table(id), [seat(0)], 'seed')));
    await store.append('many7', 0, [move(5)], 1);
    const done = await Promise.all(ids.map((id, i) => store.append(id, 0, [move(i), move(i + 1)], 2)));
    expect(done.map((ok, i) => (ok ? -1 : i)).filter((i) => i >= 0)).toEqual([7]);
    for (const [i, id] of ids.entries()) expect((await store.load(id))?.entries.length).toBe(i === 7 ? 1 : 2);
  });

  test('appends that come one after the other, while others are written, keep to themselves too; moves come back letter by letter', async () => {
    const ids = Array.from({ length: 40 }, (_, i) => `turn${i}`);
    await Promise.all(ids.map((id) => store.create(table(id), [seat(0)], 'seed')));
    const odd = [{ seat: 0, move: { type: 'say', b: 1e21, a: [-0.5, null, true, { '"\\\n': 'Rattenfänger \u{1F400} \u2028' }] } }];
    const isTaken = (i: number): boolean => i % 9 === 4;
    await Promise.all(ids.filter((_, i) => isTaken(i)).map((id) => store.append(id, 0, [move(5)], 1)));
    const done: Promise<boolean>[] = [];
    for (const id of ids) {
      done.push(store.append(id, 0, odd, 2));
      await new Promise(setImmediate);
    }
    expect(await Promise.all(done)).toEqual(ids.map((_, i) => !isTaken(i)));
    for (const [i, id] of ids.entries())
      expect((await store.load(id))?.entries).toEqual(isTaken(i) ? [{ ...move(5), at: 1 }] : odd.map((entry) => ({ ...entry, at: 2 })));
  });

  test('two writers race for the same position: exactly one wins', async () => {
    const other = await another();
    await store.create(table('race'), [seat(0)], 'seed');
    for (let n = 0; n < 20; n++) {
      const won = await Promise.all([store.append('race', n, [move(1)], 1), other.append('race', n, [move(2)], 2)]);
      expect(won.filter((w) => w).length).toBe(1);
    }
    expect((await store.load('race'))?.entries.length).toBe(20);
    await other.close();
  });

  test('the same wish twice makes one table; a rematch is made once', async () => {
    await store.create(table('w1', { request: 'wish' }), [seat(0)], 's1');
    expect(await store.create(table('w2', { request: 'wish' }), [seat(0)], 's2')).toBe(false);
    expect(await store.find('ana', 'wish')).toBe('w1');
    expect(await store.secret('seed/w2')).toBeUndefined();
    expect(await store.create(table('w3'), [seat(0)], 's3', 'w1')).toBe(true);
    expect(await store.create(table('w4'), [seat(0)], 's4', 'w1')).toBe(false);
    expect((await store.load('w1'))?.table.rematch).toBe('w3');
    expect(await store.load('w4')).toBeUndefined();
  });

  test('clocks change with the log or not at all, and only as their writer knew them', async () => {
    const clock: ClockRules = { reserve: 60, increment: 5, delay: 0, over: 'bot' };
    const clocks = beginClocks(clock, 2, 1000);
    const later = turn(clock, tick(clock, clocks, 2000), { running: [0] });
    await store.create(table('clock', { clock }), [seat(0), seat(1)], 'seed');
    await store.create(table('plain'), [seat(0)], 'seed');
    expect(await store.start('clock', [seat(0), seat(1)], ['', ''], clocks)).toBe(true);
    const from = { id: 'clock', clocks, asking: undefined };
    expect(await store.append('clock', 0, [move(0)], 2000, { from, to: { clocks: later } })).toBe(true);
    // Another server that still thinks of the old ones.
    expect(await store.append('clock', 1, [move(1)], 2000, { from, to: { clocks } })).toBe(false);
    expect(await store.append('clock', 0, [move(1)], 2000, { from: { ...from, clocks: later }, to: { clocks } })).toBe(false);
    expect(await store.setSeat({ id: 'clock', status: 'playing' }, seat(0), seat(0, { left: true }), { from, to: {} })).toBe(false);
    expect(await store.load('clock')).toMatchObject({ table: { clock, clocks: later }, seats: [{ left: false }, {}], entries: [{}] });
    const asking: Asking = { what: 'pause', seat: 0, n: 1, agreed: [0] };
    const now = { ...from, clocks: later };
    expect(await store.change({ from: now, to: { asking } })).toBe(true);
    expect(await store.change({ from: now, to: { asking } })).toBe(false);
    expect(await store.glance('clock')).toMatchObject({ clocks: later, asking, length: 1 });
    expect(await store.change({ from: { ...now, asking }, to: { asking: undefined } })).toBe(true);
    expect(await store.setSeat({ id: 'clock', status: 'playing' }, seat(0), seat(0, { left: true }), { from: now, to: { clocks } })).toBe(
      true,
    );
    expect((await store.hours.clocked()).map((t) => [t.id, t.clocks])).toEqual([['clock', clocks]]);
    expect(await store.hours.hasClocked()).toBe(true);
    await store.finish('clock');
    expect(await store.change({ from: { ...from, clocks }, to: { clocks: later } })).toBe(false);
    expect(await store.hours.hasClocked()).toBe(false);
  });

  test('when servers were open is known as long as it matters', async () => {
    expect(await store.hours.open({ server: 'a', since: 1000, until: 1000 })).toBe(true);
    expect(await store.hours.open({ server: 'a', since: 1000, until: 6000 })).toBe(true);
    expect(await store.hours.open({ server: 'b', since: 9000, until: 9500 })).toBe(true);
    expect(await store.hours.spans(0)).toEqual([
      { server: 'a', since: 1000, until: 6000 },
      { server: 'b', since: 9000, until: 9500 },
    ]);
    expect(await store.hours.spans(6000)).toHaveLength(1);
    await store.hours.forget(6001);
    expect(await store.hours.spans(0)).toHaveLength(1);
  });

  test('a running table that no player looks at is abandoned, and closed once', async () => {
    for (const id of ['left', 'seen', 'moved', 'never']) {
      await store.create(table(id), [seat(0)], 'seed');
      await store.start(id, [seat(0)], ['']);
    }
    for (const id of ['left', 'moved']) await store.hours.seen(id, 5000);
    await store.hours.seen('seen', 50_000);
    await store.append('left', 0, [move(0)], 1000);
    await store.append('moved', 0, [move(0)], 50_000);
    const mine = async (before: number, now: number) => (await store.hours.abandoned(before, now)).filter((id) => id !== 'race').sort();
    expect(await mine(10_000, 60_000)).toEqual(['left']);
    expect(await mine(60_001, 60_000)).toEqual(expect.arrayContaining(['left', 'moved', 'never', 'seen']));
    const closed = { at: 60_000, by: [0] };
    expect(await store.hours.close('left', closed)).toBe(true);
    expect(await store.hours.close('left', closed)).toBe(false);
    expect((await store.load('left'))?.table).toMatchObject({ status: 'over', closed });
  });

  test('a table moves on once', async () => {
    await store.create(table('go'), [seat(0)], 'seed');
    expect(await store.finish('go')).toBe(false);
    expect(await store.start('go', [seat(0)], ['aa', ''])).toBe(true);
    expect(await store.start('go', [seat(0)], ['bb', ''])).toBe(false);
    expect((await store.load('go'))?.table).toMatchObject({ status: 'playing', contributions: ['aa', ''] });
    expect(await store.finish('go')).toBe(true);
    expect((await store.load('go'))?.table.status).toBe('over');
  });

  test('a seat is given only by whoever knows how it was', async () => {
    const open = seat(0);
    await store.create(table('chair'), [open], 'seed');
    const ana = seat(0, { kind: 'human', person: 'ana', luck: 'aa' });
    const bo = seat(0, { kind: 'human', person: 'bo', luck: 'bb' });
    expect(await store.setSeat(table('chair'), open, ana)).toBe(true);
    expect(await store.setSeat(table('chair'), open, bo)).toBe(false);
    expect(await store.setSeat(table('chair'), { ...ana, luck: 'other' }, bo)).toBe(false);
    expect(await store.setSeat(table('chair', { status: 'playing' }), ana, bo)).toBe(false);
    expect((await store.load('chair'))?.seats).toEqual([ana]);
    expect(await store.start('chair', [open], [''])).toBe(false);
    expect(await store.start('chair', [ana], ['aa'])).toBe(true);
    expect(await store.setSeat(table('chair'), ana, open)).toBe(false);
    expect((await store.load('chair'))?.seats).toEqual([ana]);
  });

  test('two writers want one seat, or one starts while the other stands up: exactly one is told that it is done', async () => {
    const other = await another();
    for (let round = 0; round < 20; round++) {
      const id = `seats${round}`;
      await store.create(table(id), [seat(0)], 'seed');
      const [cleo, dan] = ['cleo', 'dan'].map((person) => seat(0, { kind: 'human', person }));
      if (!cleo || !dan) throw new Error('two people');
      const sat = await Promise.all([store.setSeat(table(id), seat(0), cleo), other.setSeat(table(id), seat(0), dan)]);
      expect(sat.filter((done) => done).length).toBe(1);
      const winner = sat[0] ? cleo : dan;
      expect((await store.load(id))?.seats).toEqual([winner]);
      const went = await Promise.all([store.start(id, [winner], ['']), other.setSeat(table(id), winner, seat(0))]);
      expect(went.filter((done) => done).length).toBe(1);
      expect(await store.load(id)).toMatchObject(
        went[0] ? { table: { status: 'playing' }, seats: [winner] } : { table: { status: 'waiting' }, seats: [seat(0)] },
      );
    }
    await other.close();
  });

  test('of positions the newest is kept, and those at a seam; a seam is sewn once', async () => {
    await store.create(table('snap'), [seat(0)], 'seed');
    await store.start('snap', [seat(0)], ['']);
    await store.append('snap', 0, [move(0), move(1)], 1);
    expect(await store.unkept()).toContain('snap');
    const at = (n: number, rules = 1) => ({ n, rules, state: { n } });
    await store.keepSnapshot('snap', at(1));
    expect(await store.unkept()).toContain('snap');
    await store.keepSnapshot('snap', at(2));
    expect(await store.unkept()).not.toContain('snap');
    await store.keepSnapshot('snap', { ...at(2), told: [] });
    expect(await store.snapshots('snap')).toEqual([{ ...at(2), told: [] }]);
    const seam = { seat: -1, move: { type: 'seam', rules: 2, to: 2 } };
    expect(await store.addSeam('snap', seam, 5, at(3, 2))).toBe(true);
    expect(await store.addSeam('snap', seam, 6, at(3, 9))).toBe(false);
    expect((await store.load('snap'))?.entries.at(-1)).toEqual({ ...seam, at: 5 });
    await store.keepSnapshot('snap', { ...at(3, 2), state: 'not this' });
    await store.append('snap', 3, [move(3)], 7);
    expect(await store.finish('snap', at(4, 2))).toBe(true);
    expect(await store.snapshots('snap')).toEqual([at(3, 2), at(4, 2)]);
    expect(await store.adopt({ id: 'snap', rules: 7 }, 8, {})).toBe(false);
    expect(await store.adopt({ id: 'snap', rules: 1 }, 2, { start: 'green' })).toBe(true);
    expect((await store.load('snap'))?.table).toMatchObject({ rules: 2, options: { start: 'green' }, status: 'over' });
  });

  test('the lobby lists waiting tables that are listed, newest first', async () => {
    await store.create(table('l1', { createdAt: 2_000_000_000_001 }), [seat(0)], 'seed');
    await store.create(table('l2', { createdAt: 2_000_000_000_002 }), [seat(0)], 'seed');
    await store.create(table('l3', { createdAt: 2_000_000_000_003, listed: false }), [seat(0)], 'seed');
    await store.create(table('l4', { createdAt: 2_000_000_000_004, status: 'playing' }), [seat(0, { kind: 'bot', bot: 'random' })], 'seed');
    expect((await store.waiting()).slice(0, 2).map((t) => t.id)).toEqual(['l2', 'l1']);
    expect(await store.withBots()).toContain('l4');
  });

  test('a table is found by its code while it waits, the newest of two', async () => {
    await store.create(table('c1', { code: 'RATOK', createdAt: 1 }), [seat(0)], 'seed');
    expect(await store.byCode('RATOK')).toBe('c1');
    await store.create(table('c2', { code: 'RATOK', createdAt: 2 }), [seat(0)], 'seed');
    await store.create(table('c3', { code: 'RATOK', createdAt: 3, status: 'playing' }), [seat(0)], 'seed');
    expect(await store.byCode('RATOK')).toBe('c2');
    expect(await store.byCode('KOTAR')).toBeUndefined();
    expect((await store.load('c1'))?.table.code).toBe('RATOK');
  });

  test('the last lines of the chat are kept in order, and no line is written twice', async () => {
    await store.create(table('talk'), [seat(0)], 'seed');
    for (let n = 0; n < CHAT_LINES + 5; n++) expect(await store.addChat('talk', n, chatLine(n))).toBe(true);
    expect(await store.addChat('talk', 3, chatLine(99))).toBe(false);
    const stored = await store.load('talk');
    expect(stored?.chatLength).toBe(CHAT_LINES + 5);
    expect(stored?.chat).toEqual(Array.from({ length: CHAT_LINES }, (_, i) => chatLine(i + 5)));
  });

  test('what nobody needs any more is cleared away, and nothing else', async () => {
    const day = 86_400_000;
    const now = 5000 * day;
    const aged = (id: string, days: number, more: Partial<StoredTable> = {}) =>
      store.create(table(id, { createdAt: now - days * day, ...more }), [seat(0, { kind: 'human', person: `at-${id}` })], 'seed');
    await aged('waits-long', 31);
    await aged('waits', 29);
    await aged('played', 900, { status: 'over', rematch: 'waits-long' });
    await aged('playing', 900, { status: 'playing' });
    await aged('just-over', 900, { status: 'over' });
    for (const id of ['played', 'playing', 'waits-long']) await store.addChat(id, 0, { ...chatLine(0), at: now - 91 * day });
    await store.addChat('just-over', 0, { ...chatLine(0), at: now - 91 * day });
    await store.addChat('just-over', 1, { ...chatLine(1), at: now - 89 * day });
    for (const id of ['at-played', 'left-long', 'signed-out']) await store.people.setName(id, id, now - 401 * day);
    await store.people.setName('left', 'left', now - 399 * day);
    await store.people.signOut('signed-out', now);
    await store.people.addKey('old', 'ana', 'waits', now - 1);
    await store.people.addKey('new', 'ana', 'waits', now + 1);
    await store.retention.sweep(now);
    expect(await store.load('waits-long')).toBeUndefined();
    expect([await store.secret('seed/waits-long'), await store.secret('seed/waits')]).toEqual([undefined, 'seed']);
    expect((await store.seatsOf(['waits-long'])).get('waits-long')).toEqual([]);
    expect((await store.load('waits'))?.seats).toHaveLength(1);
    expect(await store.load('played')).toMatchObject({ table: { rematch: undefined }, chat: [], seats: [{ person: 'at-played' }] });
    expect((await store.load('playing'))?.chat).toHaveLength(1);
    expect((await store.load('just-over'))?.chat).toHaveLength(2);
    const known = async (id: string) => (await store.people.find(id)) !== undefined;
    expect(await Promise.all(['at-played', 'left-long', 'signed-out', 'left'].map(known))).toEqual([true, false, true, true]);
    expect([await store.people.keyOwner('old'), await store.people.keyOwner('new')]).toEqual([undefined, 'ana']);
    // What other tests left here was cleared away with the rest.
    await store.retention.sweep(now);
    expect(await store.load('waits')).toBeDefined();
  });

  test('a secret is made once', async () => {
    expect(await store.keepSecret('pepper', () => 'first')).toBe('first');
    expect(await store.keepSecret('pepper', () => 'second')).toBe('first');
    expect(await store.health()).toEqual({ ok: true });
  });

  test('bad jobs fail alone, however many there are', async () => {
    await store.create(table('good'), [seat(0)], 'seed');
    const bad = Array.from({ length: 12 }, (_, i) => store.people.setName(`x${i}`, undefined as unknown as string, 1));
    const good = store.append('good', 0, [move(0)], 1);
    const results = await Promise.allSettled([...bad, good, ...bad.map((_, n) => store.addChat('good', n, chatLine(n)))]);
    expect(results.map((r) => r.status)).toEqual([...bad.map(() => 'rejected'), 'fulfilled', ...bad.map(() => 'fulfilled')]);
    expect((await store.load('good'))?.entries.length).toBe(1);
  });

  // Names that are given there are seen by whatever comes after.
  peopleContract(() => store);
  tournamentsContract(() => store);
  callsContract(() => store);
  safetyContract(() => store);
  waitingContract(() => store);
  tokensContract(() => store);
}

describe('SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ratskeller-store-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  contract(
    () => openStore({ folder }),
    () => openStore({ folder, shared: true }),
  );

  test('a folder that cannot be written is named in one sentence', async () => {
    await expect(openStore({ folder: '/dev/null/data' })).rejects.toThrow(
      /^The folder \/dev\/null\/data cannot hold the data .* --data\.$/,
    );
  });
});

describe('SQLite with a thread that commits', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ratskeller-thread-'));
  const outfile = join(import.meta.dirname, '../../dist', `sqlite-writer-${process.pid}.test.js`);
  beforeAll(() =>
    build({
      entryPoints: [join(import.meta.dirname, 'sqlite-writer.ts')],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
    }),
  );
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
    rmSync(outfile, { force: true });
  });
  contract(
    () => openStore({ folder, writer: pathToFileURL(outfile) }),
    () => openStore({ folder, writer: pathToFileURL(outfile), shared: true }),
  );
});

describe('PostgreSQL', () => {
  let postgres: Database | undefined;
  const place = (): Place => ({ url: postgres?.url ?? '' });
  beforeAll(async () => {
    postgres = await openDatabase();
  });
  afterAll(() => postgres?.stop());
  contract(() => openStore(place()));

  test('a database that is away is named in one sentence', async () => {
    await expect(openStore({ url: 'postgres://nobody@127.0.0.1:1/nowhere' })).rejects.toThrow(
      /^The database does not answer .* running\.$/,
    );
  });
});
