import { expect, test } from 'vitest';
import { open, replayEntry } from '../core/match.ts';
import { game } from '../games/rattenscharf/game.ts';
import type { PositionMessage } from '../protocol/to-browser.ts';
import { StoreAway } from '../store/backend.ts';
import type { Store } from '../store/store.ts';
import { Client } from './testing/client.ts';
import { discard, startTestServer } from './testing/start.ts';

const WRITES = ['append', 'create', 'start', 'finish', 'setSeat', 'addChat'];

/** Every tenth write fails: in turn before it reaches the disk, and after, when only the answer is lost. */
function unreliable(store: Store, durable: Map<string, number>): Store {
  let writes = 0;
  const fail = async (write: () => Promise<unknown>): Promise<never> => {
    if (writes % 20 === 0) await write();
    throw new Error('the disk is having a day');
  };
  return new Proxy(store, {
    get: (target, key) => {
      const value: unknown = target[key as keyof Store];
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        const write = async (): Promise<unknown> => {
          const done: unknown = await value.apply(target, args);
          const [id, n, entries] = args as [string, number, unknown[]];
          if (key === 'append' && done === true) durable.set(id, Math.max(durable.get(id) ?? 0, n + entries.length));
          return done;
        };
        if (!WRITES.includes(String(key))) return value.apply(target, args);
        writes += 1;
        return writes % 10 === 0 ? fail(write) : write();
      };
    },
  });
}

test('with a store that fails every tenth write nobody ever sees a move that is not stored', async () => {
  const durable = new Map<string, number>();
  const server = await startTestServer({ wrapStore: (store) => unreliable(store, durable) });
  const people = await Promise.all(['Ana', 'Bo', 'Spectator'].map((name) => Client.visit(server.url, name)));
  const tooEarly: number[] = [];
  for (const { socket } of people) {
    socket.on('message', (data) => {
      const m = JSON.parse(String(data)) as PositionMessage;
      if (m.type === 'position' && m.n > (durable.get(m.table) ?? 0)) tooEarly.push(m.n);
    });
  }
  let notSaved = 0;
  /** The same message again until it is not the store's fault. */
  const insist = async <T>(ask: () => Promise<T>): Promise<T> => {
    for (;;) {
      const answer = await ask();
      if ((answer as { rule?: string }).rule !== 'server/not-saved') return answer;
      notSaved += 1;
    }
  };
  const [ana, bo] = people as [Client, Client, Client];
  const tables: string[] = [];
  for (let round = 0; round < 6; round++) {
    const luck = String(round).repeat(32);
    const wish = { game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'open' }], luck };
    let table: string | undefined;
    while (table === undefined) table = await ana.create(wish).catch(() => undefined);
    const id = table;
    tables.push(id);
    for (const p of people) await insist(() => p.watch(id));
    await insist(() => bo.ask({ type: 'sit', table: id, seat: 1, luck }));
    await insist(() => ana.ask({ type: 'start', table: id }));
    for (;;) {
      const latest = people.map((p) => p.position(id)).reduce((a, b) => ((b?.n ?? -1) > (a?.n ?? -1) ? b : a));
      if (!latest) throw new Error('nobody sees a position');
      const seat = latest.pending[0];
      if (seat === undefined) break;
      const moves = game.moves(latest.view as never, seat);
      const actor = seat === 0 ? ana : bo;
      const move = moves[latest.n % moves.length];
      expect(await insist(() => actor.ask({ type: 'play', table: id, seat, n: latest.n, moves: [move] }))).toMatchObject({
        type: 'position',
      });
    }
  }
  expect(notSaved).toBeGreaterThan(3);
  expect(tooEarly).toEqual([]);
  for (const id of tables) await checkFrames(server.context.store, id, people);
  for (const p of people) p.close();
  await server.close();
  discard(server.folder);
});

/** Every position that anybody was shown is one that the stored log leads to. */
async function checkFrames(store: Store, id: string, people: readonly Client[]): Promise<void> {
  const entries = (await store.load(id))?.entries ?? [];
  const match = open(game, 2, { scoreShrunkGroups: true, start: 'random' });
  const views = [JSON.stringify(game.view(match.state as never, null))];
  for (const { seat, move } of entries) {
    expect(replayEntry(match, { seat, move })).toBeUndefined();
    views.push(JSON.stringify(game.view(match.state as never, null)));
  }
  const shown = people.flatMap((p) => p.messages.filter((m): m is PositionMessage => m.type === 'position' && m.table === id));
  expect(shown.length).toBeGreaterThan(entries.length);
  for (const { n, view } of shown) expect(JSON.stringify(view)).toBe(views[n]);
}

test('while the store is away people look on, and are told why nothing else happens', async () => {
  let away = false;
  const server = await startTestServer({
    wrapStore: (store) =>
      new Proxy(store, {
        get: (target, key) => {
          const value: unknown = target[key as keyof Store];
          if (typeof value !== 'function') return value;
          return (...args: unknown[]): unknown => (away ? Promise.reject(new StoreAway('gone')) : value.apply(target, args));
        },
      }),
  });
  const ana = await Client.visit(server.url, 'Ana');
  const eve = await Client.visit(server.url, 'Eve');
  const table = await ana.create({ game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'me', name: 'Bo' }] });
  await ana.watch(table);
  const { n, pending, view } = (await ana.until((m) => m.type === 'position')) as PositionMessage;
  const seat = pending[0] ?? -1;
  const play = { type: 'play', table, seat, n, moves: [game.moves(view as never, seat)[0]] } as const;
  away = true;
  // A move that could not be stored has changed nothing, and what was true before it can be looked at.
  expect(await ana.ask(play)).toMatchObject({ type: 'refused', rule: 'server/store-away' });
  expect(await ana.ask({ type: 'chat', table, text: 'hello?' })).toMatchObject({ type: 'refused', rule: 'server/store-away' });
  expect(await ana.ask({ type: 'leave', table, seat: 0 })).toMatchObject({ type: 'refused', rule: 'server/store-away' });
  expect(await eve.watch(table)).toMatchObject({ type: 'table', table: { status: 'playing' } });
  expect(eve.position(table)).toMatchObject({ n, pending, view });
  expect(await eve.ask({ type: 'look', table, seat: null, n: 1 })).toMatchObject({ type: 'past', n: 1 });
  away = false;
  expect(await ana.ask({ type: 'chat', table, text: 'hello!' })).toMatchObject({ type: 'chat' });
  expect(await ana.ask(play)).toMatchObject({ type: 'position' });
  for (const client of [ana, eve]) client.close();
  await server.close();
  discard(server.folder);
});
