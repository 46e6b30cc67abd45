import { expect, test } from 'vitest';
import type { PersonPage, RatingLists } from '../../protocol/people.ts';
import { publicIdOf } from '../../store/public-id.ts';
import { seat, table } from '../../store/testing/rows.ts';

import { Client } from '../testing/client.ts';
import { openTestServer } from '../testing/open.ts';
import { rateTables } from './rate.ts';

const server = await openTestServer();

const SEATS = [{ kind: 'me' }, { kind: 'bot', bot: 'apprentice' }];

/** Opens a table against an apprentice, and gives it up. */
async function resign(
  client: Client,
  luck: string,
  wish: object = {},
  before: (table: string) => Promise<unknown> = async () => undefined,
) {
  const id = await client.create({ game: 'rattenscharf', seats: SEATS, luck: luck.repeat(32), ...wish });
  await client.watch(id);
  await before(id);
  await client.ask({ type: 'resign', table: id, seat: 0 });
  await expect
    .poll(async () => (await server.context.store.ratings.outcomes()).some((o) => o.table_id === id), { timeout: 15_000 })
    .toBe(true);
  return id;
}

const pageOf = async (client: Client, id = 'me'): Promise<PersonPage> =>
  JSON.parse((await client.http('GET', `/api/people/${id}`)).text) as PersonPage;

test('a game that ends counts once, soon, and stands on the page of who played it', async () => {
  const ana = await Client.visit(server.url, 'Ana');
  const listed = await resign(ana, 'a', { listed: true });
  const unlisted = await resign(ana, 'b');
  const hinted = await resign(ana, 'c', {}, async (id) => {
    expect((await ana.http('POST', `/api/tables/${id}/hinted`)).status).toBe(200);
  });
  const page = await pageOf(ana);
  expect(page).toMatchObject({ mine: true, name: 'Ana', played: [{ game: 'rattenscharf', games: 3, won: 0 }] });
  expect(page.ratings).toMatchObject([{ game: 'rattenscharf', company: 'duel', games: 2, provisional: true }]);
  expect(page.ratings[0]?.rating).toBeLessThan(1500);
  expect(page.ratings[0]?.curve).toHaveLength(2);
  expect(page.last.map((game) => game.table).sort()).toEqual([listed, unlisted, hinted].sort());
  expect(page.last[0]?.others).toEqual([{ bot: 'apprentice' }]);
  const why = (await server.context.store.ratings.outcomes()).find((o) => o.table_id === hinted)?.why;
  expect(why).toBe('hints');
  // A stranger sees what was played in the open, and nothing that is hers alone.
  const bo = await Client.visit(server.url, 'Bo');
  const theirs = await bo.http('GET', `/api/people/${page.id}`);
  const shown = JSON.parse(theirs.text) as PersonPage;
  expect(shown).toMatchObject({ mine: false, name: 'Ana', played: [{ games: 1 }], last: [{ table: listed }] });
  for (const secret of [unlisted, hinted, ana.cookie.split('=')[1]?.split('.')[0] ?? 'none']) expect(theirs.text).not.toContain(secret);
  ana.close();
  bo.close();
});

test('a game that goes on is on nobody’s page', async () => {
  const cleo = await Client.visit(server.url, 'Cleo');
  const id = await cleo.create({ game: 'rattenscharf', seats: SEATS, luck: 'd'.repeat(32), listed: true });
  const page = await cleo.http('GET', '/api/people/me');
  expect(page.text).not.toContain(id);
  expect(JSON.parse(page.text)).toMatchObject({ played: [], last: [], ratings: [], partners: [] });
  cleo.close();
});

test('only who sits there says that a hint was asked for, and nobody is found by what is no address', async () => {
  const dora = await Client.visit(server.url, 'Dora');
  const emil = await Client.visit(server.url, 'Emil');
  const id = await dora.create({ game: 'rattenscharf', seats: SEATS, luck: 'e'.repeat(32) });
  expect((await emil.http('POST', `/api/tables/${id}/hinted`)).text).toContain('table/players-only');
  for (const wrong of ['x', 'a'.repeat(16), '%27%20or%201', 'ab'.repeat(40)]) {
    const { status, text } = await dora.http('GET', `/api/people/${wrong}`);
    expect([status, text]).toEqual([404, '{"rule":"person/unknown"}']);
  }
  expect((await dora.http('GET', '/api/ratings/chess')).status).toBe(404);
  expect((await dora.http('PUT', '/api/me/picture', { picture: 'skull' })).status).toBe(400);
  expect((await dora.http('PUT', '/api/me/picture', { picture: 'cheese' })).status).toBe(200);
  expect((await pageOf(dora)).picture).toBe('cheese');
  dora.close();
  emil.close();
});

/** Finished games of two people, as another server would have stored them. */
async function season(people: readonly [string, string], games: number): Promise<void> {
  const { store, game } = server.context;
  for (let i = 0; i < games; i++) {
    const id = `${people.join('')}${i}`;
    const seats = people.map((person, n) => seat(n, { kind: 'human', person }));
    await store.create(table(id, { status: 'playing', listed: true }), seats, 'seed');
    const payoffs = i % 4 === 0 ? [0, 1] : [1, 0];
    const final = {
      result: { ending: 'points', payoffs, totals: payoffs },
      sheet: { categories: [], rows: [], totals: payoffs },
      views: [],
    };
    await store.finish(id, { n: 0, rules: 1, state: {}, final });
    await rateTables(store, game, [{ table: id }]);
  }
}

test('ten games make a place in the list, between the bots; who is forgotten leaves it, and the other’s numbers stay', async () => {
  const { store } = server.context;
  await store.people.setName('fritz', 'Fritz', 1);
  await store.people.setName('greta', 'Greta', 1);
  const visitor = await Client.visit(server.url, 'Hans');
  const lines = async () =>
    (JSON.parse((await visitor.http('GET', '/api/ratings/rattenscharf')).text) as RatingLists).lists[0]?.lines ?? [];
  await season(['fritz', 'greta'], 9);
  expect((await lines()).map((line) => ('bot' in line ? line.bot : line.name))).toEqual(['master', 'journeyman', 'apprentice']);
  await season(['greta', 'fritz'], 1);
  const both = await lines();
  expect(both.filter((line) => 'name' in line)).toMatchObject([
    { name: 'Fritz', games: 10, id: publicIdOf('fritz') },
    { name: 'Greta', games: 10 },
  ]);
  const greta = await store.ratings.history('greta');
  expect((await pageOf(visitor, publicIdOf('greta'))).partners).toMatchObject([{ name: 'Fritz', games: 10 }]);
  await store.people.erase('fritz', 2);
  expect((await lines()).filter((line) => 'name' in line)).toMatchObject([{ name: 'Greta' }]);
  expect(await store.ratings.history('greta')).toEqual(greta);
  expect((await visitor.http('GET', `/api/people/${publicIdOf('fritz')}`)).status).toBe(404);
  const page = await pageOf(visitor, publicIdOf('greta'));
  expect(page.partners).toEqual([]);
  expect(page.last[0]?.others).toMatchObject([{ name: '' }]);
  expect(JSON.stringify(page)).not.toContain('Fritz');
  visitor.close();
});
