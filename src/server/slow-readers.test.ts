import { expect, test } from 'vitest';
import { clone } from '../core/clone.ts';
import { game } from '../games/rattenscharf/game.ts';
import type { Move } from '../games/rattenscharf/moves.ts';
import type { State } from '../games/rattenscharf/state.ts';
import type { PositionMessage, ToBrowser } from '../protocol/to-browser.ts';
import { PROTOCOL } from '../protocol/version.ts';
import { CLOSE, type Limits } from './limits.ts';
import { Client } from './testing/client.ts';
import { discard, startTestServer } from './testing/start.ts';

type TestServer = Awaited<ReturnType<typeof startTestServer>>;

const FAST = { burst: 1e6, perSecond: 1e6 };

/** The best move at first sight: who plays at random loses soon. */
function safest(view: State, seat: number): Move | undefined {
  const worth = (move: Move): number => {
    const after = clone(view);
    game.apply(after, seat, move);
    return game.advice?.value(after, seat) ?? 0;
  };
  return game.moves(view, seat).reduce<Move | undefined>((best, move) => (best && worth(best) >= worth(move) ? best : move), undefined);
}

/** A table of two people and one who looks on and, from now on, reads nothing. */
async function setOut(limits: Partial<Limits>) {
  const server = await startTestServer({ limits: { messages: FAST, addressMessages: FAST, ...limits } });
  const [ana, bo, eve] = (await Promise.all(['Ana', 'Bo', 'Eve'].map((name) => Client.visit(server.url, name)))) as [
    Client,
    Client,
    Client,
  ];
  const table = await ana.create({ game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'open' }] });
  for (const client of [ana, bo, eve]) await client.watch(table);
  await bo.ask({ type: 'sit', table, seat: 1, luck: 'f'.repeat(32) });
  await ana.ask({ type: 'start', table });
  await eve.until((m) => m.type === 'position');
  const wire = (eve.socket as unknown as { _socket: { pause(): void; resume(): void } })._socket;
  /** One move of whoever is asked. */
  const move = async (): Promise<PositionMessage> => {
    const { n, view, pending } = ana.position(table) as PositionMessage;
    const seat = pending[0] ?? 0;
    const answer = await [ana, bo][seat]?.ask({ type: 'play', table, seat, n, moves: [safest(view as State, seat)] });
    await ana.until((m) => m.type === 'position' && m.n > n);
    return answer as PositionMessage;
  };
  const end = async (): Promise<void> => {
    for (const client of [ana, bo, eve]) client.close();
    await server.close();
    discard(server.folder);
  };
  return { server, ana, bo, eve, table, wire, move, end };
}

const metric = async ({ url }: TestServer, pattern: RegExp): Promise<string | undefined> =>
  pattern.exec(await (await fetch(`${url}/metrics`)).text())?.[1];

/** Fills the pipe between server and reader with answers: the operating system keeps some megabytes of its own. */
async function stuff(server: TestServer, eve: Client, table: string): Promise<void> {
  for (let i = 0; i < 5000; i++) eve.socket.send(JSON.stringify({ id: 1e6 + i, type: 'watch', version: PROTOCOL, table, known: 0 }));
  // Whatever concerns a table is done in order: once this is refused, or nobody is there to hear it, all is answered that came before.
  eve.socket.send(JSON.stringify({ id: 2e6, type: 'start', table }));
  const isDone = async (): Promise<boolean> =>
    (await metric(server, /refusals_total\{rule="[^"]+"\} (\d+)/)) === '1' || (await metric(server, /ratskeller_sockets (\d+)/)) === '2';
  await expect.poll(isDone, { timeout: 30_000, interval: 50 }).toBe(true);
}

test('a reader that falls behind misses what it cannot read, and is shown how things are once it has read', async () => {
  const { server, ana, eve, table, wire, move, end } = await setOut({ behind: 20_000, backlog: 1e9 });
  for (let i = 0; i < 8; i++) await move();
  wire.pause();
  await stuff(server, eve, table);
  const before = ana.position(table)?.n ?? 0;
  for (let i = 0; i < 6; i++) await move();
  await ana.ask({ type: 'chat', table, text: 'are you asleep?' });
  wire.resume();
  const now = ana.position(table)?.n ?? 0;
  await expect.poll(() => eve.position(table)?.n, { timeout: 20_000 }).toBe(now);
  const since = (m: ToBrowser): m is PositionMessage => m.type === 'position' && m.n > before;
  const shown = eve.messages.filter(since);
  // Not the six moves one after the other, but where they led to, with all that happened on the way.
  expect(shown.length).toBeLessThan(4);
  expect(eve.position(table)?.view).toEqual(ana.position(table)?.view);
  const heard = new Set(shown.flatMap((m) => m.events.map((e) => e.n)));
  const told = ana.messages.filter(since).flatMap((m) => m.events.map((e) => e.n));
  expect([...heard].sort()).toEqual([...new Set(told)].sort());
  expect(eve.frames.some((f) => f.includes('are you asleep?'))).toBe(true);
  // From here on it is told changes again, like everybody.
  const frames = eve.frames.length;
  const { n } = await move();
  await eve.until((m) => m.type === 'position' && m.n === n);
  expect(eve.frames.slice(frames).filter((f) => f.startsWith('{"type":"change"'))).toHaveLength(1);
  await end();
});

test('nothing piles up for a reader that is behind, and one that never reads is closed', async () => {
  const { server, eve, table, wire, move, end } = await setOut({ behind: 20_000, backlog: 1e9, unread: 300, heartbeat: 4000 });
  for (let i = 0; i < 8; i++) await move();
  wire.pause();
  await stuff(server, eve, table);
  for (let i = 0; i < 5; i++) await move();
  await expect.poll(() => metric(server, /ratskeller_sockets (\d+)/), { timeout: 10_000, interval: 50 }).toBe('2');
  wire.resume();
  await expect.poll(() => eve.closed, { timeout: 5000 }).toBeDefined();
  expect([CLOSE.tooSlow, 1006]).toContain(eve.closed);
  await end();
});
