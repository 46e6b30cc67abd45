import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../../test/support/postgres.ts';
import { game } from '../games/rattenscharf/game.ts';
import type { PositionMessage } from '../protocol/to-browser.ts';
import type { Thinker } from './bots/thinker.ts';
import type { Server } from './server.ts';
import { Client, LUCK } from './testing/client.ts';
import { discard, startTestServer } from './testing/start.ts';
import { inProcess } from './testing/thinker.ts';

type TestServer = Server & { readonly folder: string };

let postgres: Postgres;
let servers: TestServer[] = [];
/** What bots were asked, at whichever server. */
const asked: string[] = [];
const counting: Thinker = {
  ...inProcess,
  think: (thought) => {
    asked.push(JSON.stringify(thought.view));
    return inProcess.think(thought);
  },
};

beforeAll(async () => {
  postgres = await startPostgres();
  servers = await Promise.all([0, 1, 2].map(() => startTestServer({ place: { url: postgres.url }, bots: () => counting })));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  for (const { folder } of servers) discard(folder);
  await postgres?.stop();
});

const at = (i: number): string => servers[i]?.url ?? '';

let number = 0;
/** A table of two whose host is at the first server, the guest at the second, and an onlooker at the third. */
async function meet(wish: object = {}) {
  const clients = await Promise.all(['Ana', 'Bo', 'Eve'].map((name, i) => Client.visit(at(i), name)));
  const [ana, bo, eve] = clients as [Client, Client, Client];
  number += 1;
  const luck = number.toString(16).padStart(32, '0');
  const table = await ana.create({ game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'open' }], luck, ...wish });
  for (const client of clients) await client.watch(table);
  const leave = (): void => {
    for (const client of clients) client.close();
  };
  return { ana, bo, eve, clients, table, leave };
}

async function begin() {
  const met = await meet();
  const { ana, bo, table } = met;
  await bo.ask({ type: 'sit', table, seat: 1, luck: LUCK });
  await expect.poll(() => ana.table(table)?.table.seats[1]?.kind, { timeout: 5000 }).toBe('human');
  expect(await ana.ask({ type: 'start', table })).toMatchObject({ type: 'ok' });
  return met;
}

test('players at different servers see each other sit down, start, play and speak, without asking', async () => {
  const { ana, bo, eve, clients, table, leave } = await meet();
  await bo.ask({ type: 'sit', table, seat: 1, luck: LUCK });
  for (const client of clients) {
    await expect.poll(() => client.table(table)?.table.seats[1]).toMatchObject({ kind: 'human', name: 'Bo' });
  }
  await ana.ask({ type: 'start', table });
  for (const client of clients) await client.until((m) => m.type === 'position' && m.table === table);
  for (;;) {
    const { n, pending } = ana.position(table) as PositionMessage;
    if (pending.length === 0) break;
    const actor = pending[0] === 0 ? ana : bo;
    const { view } = (await actor.until((m) => m.type === 'position' && m.n === n)) as PositionMessage;
    const seat = pending[0] ?? -1;
    const answer = await actor.ask({ type: 'play', table, seat, n, moves: [game.moves(view as never, seat)[0]] });
    expect(answer.type).toBe('position');
    for (const client of clients) await client.until((m) => m.type === 'position' && m.n === (answer as PositionMessage).n);
  }
  // Everybody heard each event once, wherever it was played.
  const first = ana.messages.find((m) => m.type === 'position')?.n ?? 0;
  const told = clients.map((c) =>
    c.messages.flatMap((m) => (m.type === 'position' && m.table === table ? m.events.filter((e) => e.n >= first) : [])),
  );
  expect(told[2]).toEqual(told[0]);
  expect(told[1]?.length).toBe(told[0]?.length);
  for (const client of clients)
    await expect.poll(() => client.table(table)?.table).toMatchObject({ status: 'over', fair: { seed: expect.any(String) } });
  await bo.ask({ type: 'chat', table, text: 'hello over there' });
  await ana.ask({ type: 'chat', table, text: 'hello back' });
  for (const client of clients) {
    await expect
      .poll(() => client.messages.flatMap((m) => (m.type === 'chat' ? [m.line.text] : [])))
      .toEqual(['hello over there', 'hello back']);
  }
  await bo.http('PUT', '/api/me', { name: 'Bonnie' });
  await expect.poll(() => eve.table(table)?.table.seats[1]?.name).toBe('Bonnie');
  // Nobody was sent everything again: one position for each step.
  const positions = eve.messages.flatMap((m) => (m.type === 'position' && m.n > first ? [m.n] : []));
  expect(positions).toEqual([...new Set(positions)]);
  leave();
});

test('lines that are spoken at once at two servers are both heard, once and in one order', async () => {
  const { ana, bo, eve, table, leave } = await meet();
  const said = [1, 2, 3].flatMap((i) => [`ana ${i}`, `bo ${i}`]);
  const answers = await Promise.all(said.map((text) => (text.startsWith('ana') ? ana : bo).ask({ type: 'chat', table, text })));
  expect(answers.map((a) => a.type)).toEqual(said.map(() => 'chat'));
  const heard = () => eve.messages.flatMap((m) => (m.type === 'chat' ? [m.line.text] : []));
  await expect.poll(() => heard().length).toBe(said.length);
  expect(heard().sort()).toEqual([...said].sort());
  leave();
});

test('who is there and how many look on is summed over the servers', async () => {
  const { ana, bo, eve, table, leave } = await begin();
  const more = await Promise.all([0, 1, 2, 2].map((i) => Client.visit(at(i), 'Onlooker')));
  for (const client of more) await client.watch(table);
  for (const client of [ana, bo, eve]) {
    await expect
      .poll(() => client.table(table)?.table, { timeout: 5000 })
      .toMatchObject({ spectators: 5, seats: [{ online: true }, { online: true }] });
  }
  // Whoever comes is told so at once.
  const late = await Client.visit(at(1), 'Late');
  expect(await late.watch(table)).toMatchObject({ table: { spectators: 6, seats: [{ online: true }, { online: true }] } });
  for (const client of [...more, late, bo]) client.close();
  await expect
    .poll(() => ana.table(table)?.table, { timeout: 5000 })
    .toMatchObject({ spectators: 1, seats: [{ online: true }, { online: false }] });
  leave();
});

test('a table that somebody looks at elsewhere stays in the lobby', async () => {
  const impatient = await startTestServer({ place: { url: postgres.url }, limits: { listed: 300 } });
  const { ana, table, leave } = await meet({ listed: true });
  await new Promise((resolve) => setTimeout(resolve, 400));
  const visitor = await Client.visit(impatient.url, 'Visitor');
  const offered = async (): Promise<boolean> => (await visitor.http('GET', '/api/tables')).text.includes(table);
  await expect.poll(offered, { timeout: 5000 }).toBe(true);
  leave();
  await expect.poll(offered, { timeout: 5000 }).toBe(false);
  ana.close();
  visitor.close();
  await impatient.close();
  discard(impatient.folder);
});

test('a bot thinks once about each turn, whatever number of servers hold the table', async () => {
  // Whoever lays the first place that is listed may lose a game before the bot has thought much.
  let thoughts = 0;
  for (let i = 0; i < 8 && thoughts < 6; i++) thoughts += await thoughtsOfAGame();
  expect(thoughts).toBeGreaterThan(2);
});

async function thoughtsOfAGame(): Promise<number> {
  const { ana, clients, table, leave } = await meet({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
  for (const client of clients) await client.until((m) => m.type === 'position' && m.table === table);
  asked.length = 0;
  for (;;) {
    await expect.poll(() => ana.position(table)?.pending[0] !== 1, { timeout: 10_000 }).toBe(true);
    const { n, pending, view } = ana.position(table) as PositionMessage;
    if (pending.length === 0) break;
    await ana.ask({ type: 'play', table, seat: 0, n, moves: [game.moves(view as never, 0)[0]] });
  }
  expect(new Set(asked).size).toBe(asked.length);
  for (const client of clients) await expect.poll(() => client.position(table)?.n).toBe(ana.position(table)?.n);
  leave();
  return asked.length;
}

test('hints that are lost are made up for: whoever was cut off sees what was missed', async () => {
  const { ana, bo, eve, table, leave } = await begin();
  await eve.until((m) => m.type === 'position');
  await postgres.dropLines('ratskeller hints');
  const { n, pending, view } = ana.position(table) as PositionMessage;
  const seat = pending[0] ?? -1;
  const actor = seat === 0 ? ana : bo;
  await actor.until((m) => m.type === 'position' && m.n === n);
  const answer = await actor.ask({ type: 'play', table, seat, n, moves: [game.moves(view as never, seat)[0]] });
  for (const client of [ana, bo, eve]) {
    await expect.poll(() => client.position(table)?.n, { timeout: 5000 }).toBe((answer as PositionMessage).n);
  }
  leave();
});
