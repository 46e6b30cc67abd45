import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../../test/support/postgres.ts';
import { game } from '../games/rattenscharf/game.ts';
import type { Move } from '../games/rattenscharf/moves.ts';
import type { State } from '../games/rattenscharf/state.ts';
import type { PositionMessage } from '../protocol/to-browser.ts';
import { Client } from './testing/client.ts';
import { discard, startTestServer } from './testing/start.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

/** Moves that do not end the game by rats, which may happen as early as in the third turn, if there are two. */
function goingOn(view: State, seat: number): readonly Move[] {
  const moves = game.moves(view, seat);
  const some = moves.filter((move) => {
    const next = structuredClone(view);
    game.apply(next, seat, move);
    return game.pending(next).length > 0;
  });
  return some.length > 1 ? some : moves;
}

test('two servers on one database and one table: one history, and who was overtaken is told', async () => {
  const place = { url: postgres.url };
  const [one, two] = await Promise.all([startTestServer({ place }), startTestServer({ place })]);
  const ana = await Client.visit(one.url);
  const table = await ana.create({ game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'me', name: 'Bo' }] });
  // The same person at both servers: the cookie's secret is in the database.
  const elsewhere = new Client(two.url, ana.cookie);
  await elsewhere.opened();
  for (const client of [ana, elsewhere]) {
    await client.watch(table);
    await client.until((m) => m.type === 'position');
  }
  let overtaken = 0;
  let turns = 0;
  while (ana.position(table)?.pending.length !== 0 && turns < 12) {
    turns += 1;
    const n = Math.max(...[ana, elsewhere].map((client) => client.position(table)?.n ?? 0));
    const answers = await Promise.all(
      [ana, elsewhere].map(async (client, i) => {
        const { pending, view } = (await client.until((m) => m.type === 'position' && m.n === n)) as PositionMessage;
        const seat = pending[0] ?? -1;
        return client.ask({ type: 'play', table, seat, n, moves: [goingOn(view as State, seat)[i]] });
      }),
    );
    const refused = answers.filter((m) => m.type === 'refused');
    overtaken += refused.length;
    expect(answers.filter((m) => m.type === 'position')).toHaveLength(1);
    expect(refused.map((m) => m.rule)).toEqual(refused.map(() => expect.stringMatching(/^turn\/(late|not-yours|game-over)$/)));
    // Who was overtaken is shown at once by what.
    for (const client of [ana, elsewhere]) await client.until((m) => m.type === 'position' && m.n > n);
  }
  expect(overtaken).toBe(turns);
  expect(turns).toBeGreaterThan(3);
  const entries = (await one.context.store.load(table))?.entries ?? [];
  for (const client of [ana, elsewhere]) {
    await client.watch(table);
    await client.until((m) => m.type === 'position' && m.n === entries.length);
  }
  expect(elsewhere.position(table)?.view).toEqual(ana.position(table)?.view);
  for (const server of [one, two]) {
    await server.close();
    discard(server.folder);
  }
});

/** A database of its own, a table on it, and a move that is due. */
async function atTable() {
  const own = await startPostgres();
  const server = await startTestServer({ place: { url: own.url } });
  const ana = await Client.visit(server.url);
  const table = await ana.create({ game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'me', name: 'Bo' }] });
  await ana.watch(table);
  const { n, pending, view } = (await ana.until((m) => m.type === 'position')) as PositionMessage;
  const seat = pending[0] ?? -1;
  const play = { type: 'play', table, seat, n, moves: [game.moves(view as never, seat)[0]] } as const;
  const end = async (): Promise<void> => {
    await server.close();
    await own.stop();
    discard(server.folder);
  };
  return { own, server, ana, table, n, play, end };
}

test('moves are refused with a reason while the database is away, and go on when it is back', async () => {
  const { own, server, ana, table, n, play, end } = await atTable();
  await own.crash();
  for (let i = 0; i < 3; i++) expect(await ana.ask(play)).toMatchObject({ type: 'refused', rule: 'server/store-away' });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(503);
  expect(await ana.http('GET', '/api/me')).toEqual({ status: 503, text: '{"rule":"server/store-away"}' });
  await own.revive();
  await expect.poll(async () => (await ana.ask(play)).type, { timeout: 20_000 }).toBe('position');
  expect(ana.position(table)?.n).toBeGreaterThan(n);
  await end();
});

test('a frozen database: every message and request is answered within five seconds, and nothing is lost or doubled', async () => {
  const { own, server, ana, table, n, play, end } = await atTable();
  const thaw = await own.freeze();
  const started = performance.now();
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, () => ana.ask(play)),
    ana.ask({ type: 'chat', table, text: 'anybody there?' }),
    fetch(`${server.url}/healthz`).then(async (r) => ({ status: r.status, body: await r.json() })),
    ana.http('GET', '/api/me'),
  ]);
  expect(performance.now() - started).toBeLessThan(5000);
  expect(answers.slice(0, 5)).toEqual(answers.slice(0, 5).map(() => expect.objectContaining({ rule: 'server/store-away' })));
  expect(answers.slice(5)).toMatchObject([{ status: 503, body: { ok: false } }, { status: 503 }]);
  thaw();
  // Whoever looks on is shown what the store holds, without asking; then the same move is accepted once.
  await expect.poll(async () => (await ana.ask(play)).type, { timeout: 20_000 }).toBe('position');
  const entries = (await server.context.store.load(table))?.entries ?? [];
  expect(entries.slice(n).filter((e) => e.seat === play.seat).length).toBe(1);
  expect(ana.position(table)?.n).toBe(entries.length);
  await end();
}, 40_000);
