import { expect, test } from 'vitest';
import { draft } from '../core/draft.ts';
import { verify } from '../core/replay.ts';
import { game } from '../games/rattenscharf/game.ts';
import type { State } from '../games/rattenscharf/state.ts';
import { parseRecord } from '../protocol/record.ts';
import type { PositionMessage } from '../protocol/to-browser.ts';
import { PROTOCOL } from '../protocol/version.ts';

import { Client, LUCK } from './testing/client.ts';
import { openTestServer } from './testing/open.ts';

const server = await openTestServer();

const OTHER_LUCK = 'f'.repeat(32);
const TWO_OPEN = { game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'open' }] };

/** Plays the first legal move for whoever of the clients is asked, until it is over. */
async function playOut(table: string, clients: readonly Client[]): Promise<void> {
  for (;;) {
    const newest = (c: Client): number => c.position(table)?.n ?? -1;
    const leader = clients.reduce((a, b) => (newest(b) > newest(a) ? b : a));
    const { n, pending, view } = leader.position(table) as PositionMessage;
    const seat = pending[0];
    if (seat === undefined) return;
    const actor = clients.find((c) => c.table(table)?.table.seats[seat]?.yours);
    if (actor) await actor.ask({ type: 'play', table, seat, n, moves: [game.moves(view as never, seat)[0]] });
    else await leader.until((m) => m.type === 'position' && m.table === table && m.n > n);
  }
}

/** The first turn has one strip and ends at once; after it somebody has two to lay. */
async function secondTurn(client: Client, table: string): Promise<PositionMessage & { readonly seat: number }> {
  await client.watch(table);
  const { n, pending, view } = (await client.until((m) => m.type === 'position' && m.table === table)) as PositionMessage;
  const first = pending[0] ?? -1;
  const position = (await client.ask({
    type: 'play',
    table,
    seat: first,
    n,
    moves: [game.moves(view as never, first)[0]],
  })) as PositionMessage;
  return { ...position, seat: position.pending[0] ?? -1 };
}

test('two people play a whole game by a link, and its record can be verified', async () => {
  const ana = await Client.visit(server.url, 'Ana');
  const bo = await Client.visit(server.url, 'Bo');
  const table = await ana.create(TWO_OPEN);
  expect(await ana.watch(table)).toMatchObject({
    type: 'table',
    table: { status: 'waiting', host: true, seats: [{ yours: true }, { kind: 'open' }] },
  });
  expect(await ana.ask({ type: 'start', table })).toMatchObject({ type: 'refused', rule: 'table/seats-open', params: { seats: 1 } });
  await bo.watch(table);
  expect(await bo.ask({ type: 'sit', table, seat: 0, luck: OTHER_LUCK })).toMatchObject({ type: 'refused', rule: 'table/seat-taken' });
  expect(await bo.ask({ type: 'sit', table, seat: 1, luck: OTHER_LUCK })).toMatchObject({ type: 'ok' });
  expect(await bo.ask({ type: 'start', table })).toMatchObject({ rule: 'table/host-only' });
  expect((await ana.http('GET', `/api/tables/${table}/record`)).status).toBe(409);
  expect(await ana.ask({ type: 'start', table })).toMatchObject({ type: 'ok' });
  await bo.until((m) => m.type === 'position');
  await playOut(table, [ana, bo]);
  await ana.until((m) => m.type === 'table' && m.table.status === 'over');
  const { fair } = ana.table(table)?.table ?? {};
  expect(fair?.contributions).toEqual([LUCK, OTHER_LUCK]);
  const parsed = parseRecord((await bo.http('GET', `/api/tables/${table}/record`)).text);
  if (!parsed.ok) throw new Error('unreadable');
  expect(parsed.record.fairness?.seed).toBe(fair?.seed);
  expect(verify(game, parsed.record)).toBeUndefined();
  expect(parsed.record.players).toEqual([{ name: 'Ana' }, { name: 'Bo' }]);
});

test('a table of one person and a bot starts at once and is played to the end', async () => {
  const ana = await Client.visit(server.url);
  const table = await ana.create({ game: 'rattenscharf', seats: [{ kind: 'bot', bot: 'greedy' }, { kind: 'me' }] });
  expect(await ana.watch(table)).toMatchObject({ table: { status: 'playing', hotSeat: false } });
  await ana.until((m) => m.type === 'position');
  await playOut(table, [ana]);
  const { sheet, pending } = ana.position(table) as PositionMessage;
  expect(pending).toEqual([]);
  const parsed = parseRecord((await ana.http('GET', `/api/tables/${table}/record`)).text);
  if (!parsed.ok) throw new Error('unreadable');
  expect(verify(game, parsed.record)).toBeUndefined();
  expect(parsed.record.result?.ending).toBe(sheet.ending);
  // Chance, the bot and the person have all acted.
  expect(new Set(parsed.record.entries.map((entry) => entry.seat))).toEqual(new Set([-1, 0, 1]));
});

test('one person plays both seats of a hot seat table and may take a step back', async () => {
  const ana = await Client.visit(server.url);
  const table = await ana.create({
    game: 'rattenscharf',
    seats: [
      { kind: 'me', name: 'Left' },
      { kind: 'me', name: 'Right' },
    ],
  });
  expect(await ana.watch(table)).toMatchObject({
    table: {
      hotSeat: true,
      seats: [
        { name: 'Left', yours: true },
        { name: 'Right', yours: true },
      ],
    },
  });
  const { n, view, seat } = await secondTurn(ana, table);
  const move = game.moves(view as never, seat)[0];
  const after = await ana.ask({ type: 'play', table, seat, n, moves: [move] });
  expect(after).toMatchObject({ type: 'position', from: n, n: n + 1, takeBack: [seat] });
  const back = await ana.ask({ type: 'take-back', table, seat, n: n + 1 });
  expect(back).toMatchObject({ type: 'position', n: n + 2, view, events: [{ n: n + 1, event: { type: 'take-back', seat, to: n } }] });
  expect(await ana.ask({ type: 'look', table, seat: null, n: n + 1 })).toMatchObject({
    type: 'past',
    view: (after as PositionMessage).view,
  });
});

test('a whole turn is one message, one position and one commit; a refused one leaves nothing', async () => {
  const ana = await Client.visit(server.url);
  const table = await ana.create({ game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'me', name: 'Bo' }] });
  const watcher = await Client.visit(server.url, 'Cy');
  await watcher.watch(table);
  const { n, view, seat } = await secondTurn(ana, table);
  const one = draft(game, view as State, seat, game.moves(view as State, seat).slice(0, 1));
  const turn = draft(game, view as State, seat, [...one.moves, ...one.open.slice(0, 1)]).moves;
  expect(turn).toHaveLength(2);
  const play = { type: 'play', table, seat, n } as const;
  expect(await ana.ask({ ...play, moves: [turn[0], { type: 'dance' }] })).toMatchObject({ type: 'refused', rule: 'lay/malformed', at: 1 });
  expect(await ana.ask({ ...play, moves: [...turn, turn[0]] })).toMatchObject({ type: 'refused', rule: 'turn/too-many', at: 2 });
  expect(await ana.ask({ ...play, moves: Array(17).fill(turn[0]) })).toMatchObject({ type: 'refused', rule: 'server/malformed' });
  expect(await ana.ask({ type: 'look', table, seat: null, n: n + 1 })).toMatchObject({ rule: 'turn/late' });
  const shown = watcher.messages.length;
  const after = (await ana.ask({ ...play, moves: turn })) as PositionMessage;
  expect(after).toMatchObject({ type: 'position', from: n });
  expect(new Set(after.events.map((e) => e.n)).size).toBeGreaterThanOrEqual(2);
  await watcher.until((m) => m.type === 'position' && m.n === after.n, shown);
  expect(watcher.messages.slice(shown).filter((m) => m.type === 'position')).toMatchObject([{ from: n, n: after.n, events: after.events }]);
  // Whoever heard nothing asks again.
  expect(await ana.ask({ ...play, moves: turn })).toMatchObject({ type: 'position', from: n, n: after.n, events: after.events });
});

test('a repeated message is applied once and answered the same', async () => {
  const ana = await Client.visit(server.url);
  const wish = { game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'me', name: 'Bo' }], luck: 'a'.repeat(32) };
  const table = await ana.create(wish);
  expect(await ana.create(wish)).toBe(table);
  const { n, view, seat } = await secondTurn(ana, table);
  const moves = game.moves(view as never, seat);
  const play = { type: 'play', table, seat, n } as const;
  const first = await ana.ask({ ...play, moves: [moves[0]] });
  const second = await ana.ask({ ...play, moves: [moves[0]] });
  expect(second).toEqual({ ...first, re: second.re });
  expect(await ana.ask({ ...play, moves: [moves[1]] })).toMatchObject({ type: 'refused', rule: 'turn/late' });
  expect(await ana.ask({ ...play, n: n + 1, moves: [{ type: 'dance' }] })).toMatchObject({ type: 'refused', rule: 'lay/malformed' });
});

test('a client of another version, an unknown table and a stranger are told so', async () => {
  const ana = await Client.visit(server.url);
  const bo = await Client.visit(server.url);
  expect(await ana.ask({ type: 'watch', version: PROTOCOL - 1, table: 'abcd', known: 0 })).toMatchObject({ rule: 'server/old-client' });
  expect(await ana.watch('nowhere')).toMatchObject({ rule: 'table/unknown' });
  const table = await ana.create({ game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
  expect(await bo.watch(table)).toMatchObject({ table: { host: false, spectators: 1 } });
  expect(await bo.until((m) => m.type === 'position')).toMatchObject({ viewer: null, takeBack: [] });
  expect(await bo.ask({ type: 'play', table, seat: 0, n: 2, moves: [{}] })).toMatchObject({ rule: 'table/not-your-seat' });
  expect(await bo.ask({ type: 'look', table, seat: 0, n: 0 })).toMatchObject({ rule: 'table/not-your-seat' });
});
