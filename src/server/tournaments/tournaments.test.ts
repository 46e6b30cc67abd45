import { afterAll, beforeAll, expect, test } from 'vitest';
import { commitment } from '../../core/fair.ts';
import { verify } from '../../core/replay.ts';
import { game } from '../../games/rattenscharf/game.ts';
import { parseRecord } from '../../protocol/record.ts';
import type { TournamentInfo, TournamentPage } from '../../protocol/tournaments.ts';
import { Client, LUCK } from '../testing/client.ts';
import { CUP, openCup, pageOf, playAll, starts, wants } from '../testing/cup.ts';
import { discard, startTestServer } from '../testing/start.ts';

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await server.close();
  discard(server.folder);
});

const refusedTo = async (client: Client, id: string, wish: object): Promise<string> => {
  const { status, text } = await client.http('POST', `/api/tournaments/${id}`, wish);
  expect(status).toBeGreaterThanOrEqual(400);
  return (JSON.parse(text) as { rule: string }).rule;
};

test('eight bots and two people play a tournament to its end, and its games count for ratings', async () => {
  const [ana, bo] = [await Client.visit(server.url, 'Ana'), await Client.visit(server.url, 'Bo')];
  const id = await openCup(ana);
  expect((await pageOf(bo, id)).fair.map(({ seed }) => seed)).toEqual([undefined, undefined]);
  await wants(ana, id, { do: 'enter', luck: LUCK });
  await wants(bo, id, { do: 'enter', luck: LUCK.replaceAll('0', 'f') });
  expect(await refusedTo(bo, id, { do: 'start' })).toBe('table/host-only');
  expect(await refusedTo(ana, id, { do: 'start' })).toBe('tournament/too-few');
  expect(await refusedTo(ana, id, { do: 'bots', bot: 'nobody', count: 8 })).toBe('table/no-such-bot');
  const entered = await wants(ana, id, { do: 'bots', bot: 'apprentice', count: 8 });
  expect(entered.players.map(({ bot, mine }) => bot ?? mine ?? false)).toEqual([true, false, ...Array<string>(8).fill('apprentice')]);
  const begun = await wants(ana, id, { do: 'start' });
  expect([begun.status, begun.round, begun.games.length]).toEqual(['running', 1, 5]);
  expect(await refusedTo(ana, id, { do: 'start' })).toBe('tournament/round-runs');
  const [page] = await Promise.all([playAll(ana, id), playAll(bo, id)]);
  expect([page.round, page.games.length, page.games.every(({ points }) => points)]).toEqual([2, 10, true]);
  expect(page.standings.reduce((sum, { points }) => sum + points, 0)).toBe(20);
  expect(page.fair.every(({ commitment: shown, seed }) => seed !== undefined && commitment(seed) === shown)).toBe(true);
  const list = JSON.parse((await bo.http('GET', '/api/tournaments')).text) as { tournaments: TournamentInfo[] };
  expect(list.tournaments.find((t) => t.id === id)).toMatchObject({ name: 'Cheese Cup', status: 'over', entered: 10, rounds: 2 });
  const mine = page.games.filter(({ players, table }) => table && players.some((p) => p < 2)).flatMap(({ table }) => table ?? []);
  const outcomes = async () => (await server.context.store.ratings.outcomes()).filter((o) => mine.includes(o.table_id)).map((o) => o.why);
  await expect.poll(outcomes).toEqual(mine.map(() => null));
  for (const client of [ana, bo]) client.close();
});

test('a table is named once it is set, and to set it is a change', async () => {
  const ana = await Client.visit(server.url, 'Ana');
  const id = await openCup(ana);
  await wants(ana, id, { do: 'enter', luck: LUCK });
  await wants(ana, id, { do: 'bots', bot: 'apprentice', count: 3 });
  const { tournaments } = server.context.store;
  const pair = tournaments.pair.bind(tournaments);
  const drawn: TournamentPage[] = [];
  tournaments.pair = async (...round) => {
    const done = await pair(...round);
    drawn.push(await pageOf(ana, id));
    return done;
  };
  const begun = await starts(ana, id);
  tournaments.pair = pair;
  expect(drawn.map(({ round, games }) => [round, games.map(({ table, points }) => table ?? points)])).toEqual([
    [1, [undefined, undefined]],
  ]);
  expect(begun.version).toBeGreaterThan(drawn[0]?.version ?? Number.POSITIVE_INFINITY);
  for (const { table } of begun.games) expect((await ana.watch(table ?? '')).type).toBe('table');
  ana.close();
});

test('the same deals at all tables of a round; nobody else looks on meanwhile; every record verifies', async () => {
  const ana = await Client.visit(server.url, 'Ana');
  const eve = await Client.visit(server.url, 'Eve');
  const id = await openCup(ana, { deals: true, rounds: 1 });
  await wants(ana, id, { do: 'enter', luck: LUCK });
  await wants(ana, id, { do: 'bots', bot: 'apprentice', count: 5 });
  const { games } = await starts(ana, id);
  const others = games.filter(({ players }) => !players.includes(0)).flatMap(({ table }) => table ?? []);
  const over = async () => (await Promise.all(others.map((t) => server.context.store.table(t)))).every((t) => t?.status === 'over');
  await expect.poll(over, { timeout: 30_000 }).toBe(true);
  expect(await eve.watch(others[0] ?? '')).toMatchObject({ type: 'refused', rule: 'tournament/sealed' });
  expect((await eve.http('GET', `/api/tables/${others[0]}/record`)).text).toContain('tournament/sealed');
  expect((await fetch(`${server.url}/picture/${others[0]}.svg`)).status).toBeGreaterThanOrEqual(400);
  await playAll(ana, id);
  const records = await Promise.all(
    games.map(async ({ table }) => {
      const parsed = parseRecord((await eve.http('GET', `/api/tables/${table}/record`)).text);
      if (!parsed.ok) throw new Error('no record');
      return parsed.record;
    }),
  );
  for (const record of records) expect(verify(game, record)).toBeUndefined();
  const dealt = records.map(({ entries }) => entries.filter(({ seat }) => seat === -1).map(({ move }) => JSON.stringify(move)));
  const [own = []] = dealt;
  for (const draws of dealt) {
    const common = Math.min(draws.length, own.length);
    expect(common).toBeGreaterThan(0);
    expect(draws.slice(0, common)).toEqual(own.slice(0, common));
  }
  // And not because everybody played alike: Ana always plays the first move that is legal.
  const [first, second] = records.map(({ entries }) => JSON.stringify(entries.filter(({ seat }) => seat !== -1).map(({ move }) => move)));
  expect(first).not.toBe(second);
  expect((await eve.watch(others[0] ?? '')).type).toBe('table');
  for (const client of [ana, eve]) client.close();
});

test('a game that has ended leads nobody to its table, although its points are not counted yet', async () => {
  const ana = await Client.visit(server.url, 'Ana');
  const id = await openCup(ana);
  await wants(ana, id, { do: 'enter', luck: LUCK });
  await wants(ana, id, { do: 'bots', bot: 'apprentice', count: 3 });
  const mine = ({ games }: TournamentPage) => games.find(({ players }) => players.includes(0));
  const begun = mine(await starts(ana, id));
  expect(begun?.over).toBeUndefined();
  await server.context.store.finish(begun?.table ?? '');
  expect(mine(await pageOf(ana, id))).toMatchObject({ table: begun?.table, over: true });
  ana.close();
});

test('late ones are paired from the next round on, quitters no more; the host starts rounds; a restart loses nothing', async () => {
  const ana = await Client.visit(server.url, 'Ana');
  const bo = await Client.visit(server.url, 'Bo');
  const id = await openCup(ana, { byHost: true, rounds: 3 });
  await wants(bo, id, { do: 'enter', luck: LUCK });
  await wants(ana, id, { do: 'bots', bot: 'apprentice', count: 4 });
  const first = await starts(ana, id);
  expect(first.games.filter(({ table }) => table === undefined)).toHaveLength(1);
  const late = await Client.visit(server.url, 'Cleo');
  await wants(late, id, { do: 'enter', luck: LUCK });
  expect((await pageOf(late, id)).games).toHaveLength(3);
  // Bo goes home: the game is given up, and a bot plays it to its end.
  await wants(bo, id, { do: 'leave' });
  await expect.poll(async () => (await pageOf(ana, id)).between, { timeout: 30_000 }).toBe(true);
  const bosGame = (await pageOf(bo, id)).games.find(({ players }) => players.includes(0));
  if (bosGame?.table) expect(bosGame.points?.[bosGame.players.indexOf(0)]).toBe(0);
  const { folder } = server;
  await server.close();
  server = await startTestServer({}, folder);
  const again = await Client.visit(server.url, 'Ana', ana.cookie);
  const second = await wants(again, id, { do: 'start' });
  const inSecond = second.games.filter(({ round }) => round === 2).flatMap(({ players }) => players);
  expect(inSecond).toContain(5);
  expect(inSecond).not.toContain(0);
  expect(second.standings.find(({ player }) => player === 5)?.points).toBe(
    second.games.some((g) => g.round === 2 && g.players.join() === '5') ? 2 : 0,
  );
  await wants(again, id, { do: 'remove', player: 5 });
  await expect.poll(async () => (await pageOf(again, id)).between, { timeout: 30_000 }).toBe(true);
  const third = await wants(again, id, { do: 'start' });
  expect(third.games.filter(({ round }) => round === 3).flatMap(({ players }) => players)).not.toContain(5);
  await expect.poll(async () => (await pageOf(again, id)).status, { timeout: 30_000 }).toBe('over');
  expect(await refusedTo(again, id, { do: 'start' })).toBe('tournament/over');
  again.close();
});

test('in a round robin the game of two of whom one has blocked the other is drawn without being played', async () => {
  const [ana, bo] = [await Client.visit(server.url, 'Ana'), await Client.visit(server.url, 'Bo')];
  const id = await openCup(ana, { system: 'robin' });
  await wants(ana, id, { do: 'enter', luck: LUCK });
  const { players } = await wants(bo, id, { do: 'enter', luck: LUCK });
  await wants(ana, id, { do: 'bots', bot: 'apprentice', count: 2 });
  expect((await bo.http('PUT', `/api/me/shunned/${players[0]?.person}`, { kind: 'block' })).status).toBe(200);
  await wants(ana, id, { do: 'start' });
  const [page] = await Promise.all([playAll(ana, id), playAll(bo, id)]);
  const off = page.games.filter(({ table }) => table === undefined);
  expect(off.map((game) => [game.players.toSorted(), game.points])).toEqual([
    [
      [0, 1],
      [1, 1],
    ],
  ]);
  expect(page.games).toHaveLength(6);
  expect(page.standings.map(({ games }) => games)).toEqual([3, 3, 3, 3]);
  expect(page.standings.reduce((sum, { points }) => sum + points, 0)).toBe(12);
  for (const client of [ana, bo]) client.close();
});

test('what cannot be is refused in one sentence, and the same wish again is the same tournament', async () => {
  const ana = await Client.visit(server.url, 'Ana');
  const request = 'e'.repeat(32);
  const post = async (wish: object) =>
    JSON.parse((await ana.http('POST', '/api/tournaments', { ...CUP, request, ...wish })).text) as object;
  expect(await post({ game: 'chess' })).toMatchObject({ rule: 'table/no-such-game' });
  expect(await post({ seats: 3 })).toMatchObject({ rule: 'table/seat-count' });
  expect(await post({ game: 'hameln', seats: 3, system: 'robin' })).toMatchObject({ rule: 'tournament/robin-of-two' });
  expect(await post({ rounds: 99 })).toMatchObject({ rule: 'server/malformed' });
  const made = await post({});
  expect(await post({})).toEqual(made);
  expect((await ana.http('GET', '/api/tournaments/nothing')).status).toBe(404);
  const id = await openCup(ana, { system: 'robin' });
  await wants(ana, id, { do: 'bots', bot: 'apprentice', count: 4 });
  expect(await refusedTo(ana, id, { do: 'bots', bot: 'apprentice', count: 61 })).toBe('tournament/full');
  expect((await wants(ana, id, { do: 'start' })).rounds).toBe(3);
  expect(await refusedTo(ana, id, { do: 'enter', luck: LUCK })).toBe('tournament/begun');
  await expect.poll(async () => (await pageOf(ana, id)).status, { timeout: 30_000 }).toBe('over');
  expect((await pageOf(ana, id)).games).toHaveLength(6);
  ana.close();
});
