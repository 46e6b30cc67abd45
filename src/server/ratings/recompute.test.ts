import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../../test/support/database.ts';
import { openStore } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import { seat, table } from '../../store/testing/rows.ts';
import { discard, tempFolder } from '../testing/start.ts';
import { rateTables } from './rate.ts';
import { recompute } from './recompute.ts';

const nobody = async () => undefined;
const PEOPLE = ['ana', 'bo', 'cleo', 'dora'];

/** A finished game of some people, or of one with a bot; the end is kept as the game's own rules would have it. */
async function end(store: Store, id: string, who: readonly string[], winner: number): Promise<void> {
  const isLevel = (name: string): boolean => ['apprentice', 'journeyman', 'master'].includes(name);
  const seats = who.map((name, i) => seat(i, isLevel(name) ? { kind: 'bot', bot: name } : { kind: 'human', person: name, name }));
  const game = who.length === 2 ? 'rattenscharf' : 'pied-piper';
  await store.create(table(id, { game, status: 'playing', hinted: false }), seats, 'seed');
  await store.append(id, 0, [{ seat: 0, move: { type: 'lay' } }], 1_700_000_000_000);
  const payoffs = who.map((_, i) => (i === winner ? 1 : 0));
  const final = { result: { ending: 'points', payoffs, totals: payoffs }, sheet: { categories: [], rows: [], totals: payoffs }, views: [] };
  await store.finish(id, { n: 1, rules: 1, state: {}, final });
}

/** As jobs do it: what waited too long for another server's commit is tried again. */
const rate = (store: Store, id: string, tries = 5): Promise<void> =>
  rateTables(store, nobody, [{ table: id }]).catch((error: unknown) => (tries > 1 ? rate(store, id, tries - 1) : Promise.reject(error)));

async function aSeason(store: Store, another: Store): Promise<void> {
  const ids: string[] = [];
  for (let i = 0; i < 24; i++) {
    const [one = '', two = '', three = ''] = [0, 1, 2].map((k) => PEOPLE[(i * (k + 1) + k) % PEOPLE.length] ?? '');
    const who =
      i % 3 === 0 ? [one, 'journeyman'] : i % 3 === 1 || two === three || one === three ? [one, two] : [one, two, three, 'master'];
    await end(store, `game${i}`, who, (i * 7) % who.length);
    ids.push(`game${i}`);
  }
  // Games of the same people end at the same time, at servers that know nothing of each other.
  for (let i = 0; i < ids.length; i += 6) await Promise.all(ids.slice(i, i + 6).map((id, k) => rate(k % 2 === 0 ? store : another, id)));
}

const numbers = async (store: Store) => Promise.all(PEOPLE.map(async (name) => store.ratings.history(name)));

/** `open` gives the stores of one server or of two. */
function contract(open: () => Promise<readonly [Store, Store?]>): void {
  let store: Store;
  let another: Store | undefined;
  beforeAll(async () => {
    [store, another] = await open();
    await aSeason(store, another ?? store);
  });
  afterAll(async () => {
    await store.close();
    await another?.close();
  });

  test('each game is judged once, in an order of its own', async () => {
    await rateTables(store, nobody, [{ table: 'game3' }]);
    const outcomes = await store.ratings.outcomes();
    expect(outcomes.map(({ n }) => n)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
    expect(await store.ratings.unjudged(10)).toEqual([]);
    const latest = await store.ratings.latest('rattenscharf/duel', PEOPLE);
    for (const [person, row] of latest) {
      const history = (await store.ratings.history(person)).filter(({ pool }) => pool === row.pool);
      expect(history.at(-1)).toEqual(row);
      expect(history.map(({ games }) => games)).toEqual(history.map((_, i) => i + 1));
      expect(history.slice(1).map(({ mu_before }) => mu_before)).toEqual(history.slice(0, -1).map(({ mu }) => mu));
    }
  });

  test('games that end together count one after the other, as if each had been judged alone; none counts twice', async () => {
    const ids = ['together0', 'together1', 'together2'];
    for (const [i, id] of ids.entries()) await end(store, id, i === 1 ? ['cleo', 'ana'] : ['ana', 'bo'], i % 2);
    const games = ['game3', ...ids].map((table) => ({ table }));
    await Promise.all([rateTables(store, nobody, games), rateTables(another ?? store, nobody, games)]);
    const outcomes = await store.ratings.outcomes();
    expect(outcomes.slice(-3).map(({ table_id }) => table_id)).toEqual(ids);
    expect(outcomes.map(({ n }) => n)).toEqual(outcomes.map((_, i) => i + 1));
    const history = (await store.ratings.history('ana')).filter(({ pool }) => pool === 'rattenscharf/duel');
    expect(history.slice(-3).map(({ table_id }) => table_id)).toEqual(ids);
    expect(history.slice(1).map(({ mu_before }) => mu_before)).toEqual(history.slice(0, -1).map(({ mu }) => mu));
    expect(history.map(({ latest }) => latest)).toEqual(history.map((_, i) => (i === history.length - 1 ? 1 : 0)));
  });

  test('reckoned again from the stored games the numbers are the same, also after somebody was forgotten', async () => {
    const before = await numbers(store);
    expect(before.flat().length).toBeGreaterThan(24);
    expect(await recompute(store, nobody)).toMatchObject({ games: 27, added: 0, changed: [] });
    await store.people.erase('dora', 1);
    expect(await recompute(store, nobody)).toMatchObject({ added: 0, changed: [] });
    const after = await numbers(store);
    expect(after.slice(0, 3)).toEqual(before.slice(0, 3));
    expect(after[3]).toEqual([]);
  });

  test('a number that somebody changed is put right, and a game that was missed is judged', async () => {
    const before = await numbers(store);
    const [first] = await store.ratings.outcomes();
    const rows = await store.ratings.of(first?.table_id ?? '');
    if (!first) throw new Error('no game was judged');
    await store.ratings.put(
      first,
      rows.map((row) => ({ ...row, mu: row.mu + 5_000_000 })),
    );
    await end(store, 'missed', ['ana', 'bo'], 1);
    expect(await recompute(store, nobody)).toMatchObject({ added: 1, changed: [first.table_id] });
    const after = await numbers(store);
    const pool = (rs: (typeof after)[number]) => rs.filter(({ table_id }) => table_id !== 'missed').map(({ latest: _, ...row }) => row);
    expect(after.map(pool)).toEqual(before.map(pool));
    expect((await store.ratings.latest('rattenscharf/duel', ['ana'])).get('ana')?.table_id).toBe('missed');
  });
}

describe('SQLite', () => {
  const folder = tempFolder();
  afterAll(() => discard(folder));
  contract(async () => [await openStore({ folder })]);
});

describe('PostgreSQL', () => {
  let postgres: Database;
  beforeAll(async () => {
    postgres = await openDatabase();
  }, 60_000);
  afterAll(() => postgres.stop());
  contract(async () => [await openStore({ url: postgres.url }), await openStore({ url: postgres.url })]);
});
