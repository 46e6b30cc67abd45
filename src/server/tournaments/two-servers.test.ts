import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../../test/support/database.ts';
import type { TournamentPage } from '../../protocol/tournaments.ts';
import type { Server } from '../server.ts';
import { Client, LUCK } from '../testing/client.ts';
import { openCup, pageOf, playAll, wants } from '../testing/cup.ts';
import { discard, startTestServer } from '../testing/start.ts';

let postgres: Database;
const servers = new Set<Server & { readonly folder: string }>();
async function close(server: Server & { readonly folder: string }): Promise<void> {
  servers.delete(server);
  await server.close();
  discard(server.folder);
}
const open = async () => {
  const server = await startTestServer({ place: { url: postgres.url } });
  servers.add(server);
  return server;
};
beforeAll(async () => {
  postgres = await openDatabase();
});
afterAll(async () => {
  for (const server of servers) await close(server);
  await postgres?.stop();
});

const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

test('eight bots and two people play a tournament at two servers, one of which ends in the middle', { timeout: 120_000 }, async () => {
  const [first, second] = await Promise.all([open(), open()]);
  const ana = await Client.visit(first.url, 'Ana');
  const bo = await Client.visit(second.url, 'Bo');
  const elsewhere = await Client.visit(second.url, 'Ana', ana.cookie);
  const id = await openCup(ana);
  // All at once, at both: each is given a number of their own.
  await Promise.all([
    wants(ana, id, { do: 'enter', luck: LUCK }),
    wants(bo, id, { do: 'enter', luck: LUCK.replaceAll('0', 'f') }),
    ...[ana, elsewhere].map((host) => wants(host, id, { do: 'bots', bot: 'apprentice', count: 4 })),
  ]);
  const entered = await pageOf(bo, id);
  expect(entered.players.map(({ player }) => player)).toEqual(TEN);
  expect(entered.players.flatMap(({ bot, name }) => (bot ? [] : [name])).toSorted()).toEqual(['Ana', 'Bo']);

  // The host is impatient, and presses the button at both servers.
  await Promise.all([ana, elsewhere, ana, elsewhere].map((host) => wants(host, id, { do: 'start' })));
  const isSecond = ({ round }: TournamentPage): boolean => round === 2;
  await Promise.all([playAll(ana, id, isSecond), playAll(bo, id, isSecond)]);
  // Results come in meanwhile; of the same version both tell the same.
  let [here, there] = await Promise.all([pageOf(ana, id), pageOf(elsewhere, id)]);
  while (here.version !== there.version) [here, there] = await Promise.all([pageOf(ana, id), pageOf(elsewhere, id)]);
  expect(there).toEqual(here);
  expect(here.games.filter(({ round, points }) => round === 1 && points)).toHaveLength(5);

  // The second server ends while games are played; Bo goes on at the first.
  await close(second);
  const back = await Client.visit(first.url, 'Bo', bo.cookie);
  const [end] = await Promise.all([playAll(ana, id), playAll(back, id)]);
  expect([end.status, end.round]).toEqual(['over', 2]);
  // Each round was drawn once: everybody has one game in it, at a table that was made once, and every game has a result.
  for (const round of [1, 2]) {
    const games = end.games.filter((one) => one.round === round);
    expect(games.flatMap(({ players }) => players).toSorted()).toEqual(TEN);
    for (const { points } of games) expect(points?.reduce((a, b) => a + b)).toBe(2);
  }
  expect(end.standings.map(({ games }) => games)).toEqual(TEN.map(() => 2));
  expect((await first.context.store.ids()).toSorted()).toEqual(end.games.flatMap(({ table }) => table ?? []).toSorted());
  for (const client of [ana, back]) client.close();
});
