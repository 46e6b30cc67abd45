import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../test/support/database.ts';
import { type AnyGame, CHANCE, type Seat } from '../core/game.ts';
import { listed } from '../core/listed.ts';
import { verify } from '../core/replay.ts';
import { parseRecord } from '../protocol/record.ts';
import type { PositionMessage, TableMessage } from '../protocol/to-browser.ts';
import type { Place } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { Client } from './testing/client.ts';
import { discard, startTestServer, tempFolder } from './testing/start.ts';
import { type WhisperMove, type WhisperState, whisper } from './testing/whisper.ts';

type Whisper = typeof whisper;

/** The toy with rules of that number: chance and players say one of these words. */
function speaking(rules: number, words: readonly string[], notes: readonly string[]): Whisper {
  const moves = (s: WhisperState, seat: Seat): WhisperMove[] => {
    if (!whisper.pending(s).includes(seat)) return [];
    if (seat === CHANCE) return words.map((word) => ({ type: 'word', word }));
    return notes.map((note) => ({ type: 'note', note: `${note}-of-${seat}` }));
  };
  return {
    ...whisper,
    rules,
    moves,
    refusal: (s, seat, move) => (listed(moves(s, seat), move) ? undefined : { rule: 'note/unknown' }),
    roll: (_s, rng) => ({ type: 'word', word: words[rng(words.length)] ?? '' }),
  };
}

const first = speaking(1, ['canary-word-ash', 'canary-word-fir'], ['canary-note-plum', 'canary-note-fig']);
/** Other words than before: no old log replays, but the position is understood. */
const second = speaking(2, ['new-word-ash', 'new-word-fir'], ['new-note-oak', 'new-note-elm']);

type Third = WhisperState & { ink: number };

/** The position itself has another form, which is made from the old one. */
const inked: AnyGame = {
  ...(second as unknown as AnyGame),
  sheet: (s) => ({
    ...first.sheet(s as Third),
    rows: [[(s as Third).ink], [(s as Third).ink]],
    totals: [(s as Third).ink, (s as Third).ink],
  }),
  view: (s, viewer) => ({ ...first.view(s as Third, viewer), ink: mustBeInked(s).ink }),
};
const third: AnyGame = { ...inked, upgrade: (s, fromRules) => ({ ...(s as WhisperState), ink: 40 + fromRules }) };

function mustBeInked(s: unknown): Third {
  if (typeof (s as Partial<Third>).ink !== 'number') throw new TypeError('no ink');
  return s as Third;
}

const start = (place: Place, game: unknown, wrapStore?: (store: Store) => Store) =>
  startTestServer({ place, games: { whisper: async () => ({ game: game as AnyGame }) }, ...(wrapStore && { wrapStore }) });
type Started = Awaited<ReturnType<typeof start>>;

const end = async (server: Started): Promise<void> => {
  await server.close();
  discard(server.folder);
};

async function comeBack(server: Started, { cookie }: Client): Promise<Client> {
  const client = new Client(server.url, cookie);
  await client.opened();
  return client;
}

async function watch(client: Client, table: string): Promise<PositionMessage> {
  await client.watch(table);
  return (await client.until((m) => m.type === 'position' && m.table === table)) as PositionMessage;
}

/** Plays the first note that the game lists, for whoever of them is asked. */
async function play(game: Whisper, table: string, people: readonly Client[], times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const { n, pending, view } = people
      .map((p) => p.position(table))
      .reduce((a, b) => ((b?.n ?? 0) > (a?.n ?? 0) ? b : a)) as PositionMessage;
    const seat = pending[0];
    if (seat === undefined) return;
    const move = game.moves({ ...(view as WhisperState), words: ['', ''].map(() => 'x') }, seat)[0] as WhisperMove;
    expect(await people[seat]?.ask({ type: 'play', table, seat, n, moves: [move] })).toMatchObject({ type: 'position' });
    for (const p of people) await p.until((m) => m.type === 'position' && m.table === table && m.n > n);
  }
}

async function sitDown(server: Started) {
  const ana = await Client.visit(server.url, 'Ana');
  const bo = await Client.visit(server.url, 'Bo');
  let wishes = 0;
  const open = async (): Promise<string> => {
    wishes += 1;
    const luck = String(wishes).padStart(32, '0');
    const table = await ana.create({ game: 'whisper', listed: true, seats: [{ kind: 'me' }, { kind: 'open' }], luck });
    for (const p of [ana, bo]) await p.watch(table);
    return table;
  };
  const begin = async (): Promise<string> => {
    const table = await open();
    await bo.ask({ type: 'sit', table, seat: 1, luck: '1'.repeat(32) });
    await ana.ask({ type: 'start', table });
    await bo.until((m) => m.type === 'position' && m.table === table);
    return table;
  };
  return { ana, bo, open, begin };
}

/** `fresh` is a place where nothing has been yet. */
function suite(fresh: () => Promise<Place> | Place): void {
  test('rules are raised: a running table goes on, a waiting one starts, a finished one is shown', async () => {
    const place = await fresh();
    const before = await start(place, first);
    const { ana, bo, open, begin } = await sitDown(before);
    const [waiting, running, finished] = [await open(), await begin(), await begin()];
    await play(first, running, [ana, bo], 3);
    await play(first, finished, [ana, bo], 6);
    const ended = ana.position(finished) as PositionMessage;
    expect(ended.pending).toEqual([]);
    const heardByBo = bo.messages.flatMap((m) => (m.type === 'position' && m.table === running ? m.events : []));
    await end(before);

    const after = await start(place, second);
    const people = [await comeBack(after, ana), await comeBack(after, bo)] as const;
    const [ana2, bo2] = people;
    // Running: nothing is lost, and the log says from where on the new rules hold.
    const [position, other] = [await watch(ana2, running), await watch(bo2, running)];
    const old = ana.position(running) as PositionMessage;
    expect(position).toMatchObject({ n: old.n + 1, view: old.view, pending: old.pending, sheet: old.sheet, takeBack: [] });
    expect(position.events.at(-1)).toEqual({ n: old.n, event: { type: 'seam', seat: -1, rules: 2, to: old.n } });
    // What was told before is heard as the rules of then allowed it.
    expect(other.events.slice(0, -1)).toEqual(expect.arrayContaining(heardByBo));
    expect(JSON.stringify(other)).not.toMatch(/canary-note-\w+-of-0/);
    expect(await ana2.ask({ type: 'take-back', table: running, seat: 0, n: position.n })).toMatchObject({ type: 'refused' });
    expect(await ana2.ask({ type: 'look', table: running, seat: 0, n: 2 })).toMatchObject({ type: 'refused', rule: 'table/older-rules' });
    expect(await ana2.ask({ type: 'look', table: running, seat: 0, n: position.n })).toMatchObject({ type: 'past', view: position.view });
    await play(second, running, people, 6);
    expect(ana2.position(running)).toMatchObject({ pending: [], view: { rounds: 3 } });
    const { text } = await ana2.http('GET', `/api/tables/${running}/record`);
    const parsed = parseRecord(text);
    if (!parsed.ok) throw new Error(parsed.fault.key);
    expect(parsed.record).toMatchObject({ rules: 1, result: { ending: 'done' } });
    expect(verify(second as unknown as AnyGame, parsed.record)).toMatchObject({ phrase: { key: 'file.seam', params: { n: old.n } } });

    // Waiting: it starts by the new rules.
    await ana2.watch(waiting);
    await bo2.watch(waiting);
    expect(await bo2.ask({ type: 'sit', table: waiting, seat: 1, luck: '2'.repeat(32) })).toMatchObject({ type: 'ok' });
    expect(await ana2.ask({ type: 'start', table: waiting })).toMatchObject({ type: 'ok' });
    await ana2.until((m) => m.type === 'position' && m.table === waiting);
    await play(second, waiting, people, 2);
    expect(ana2.table(waiting)).toMatchObject({ table: { rules: 2, status: 'playing' } });

    // Finished: result, sheet, view, what was told, and the file.
    const shown = await watch(ana2, finished);
    expect(shown).toMatchObject({ n: ended.n, pending: [], view: ended.view, sheet: ended.sheet });
    expect(shown.events.length).toBeGreaterThan(6);
    expect((ana2.table(finished) as TableMessage).table).toMatchObject({ rules: 1, status: 'over', fair: { seed: expect.any(String) } });
    expect(await ana2.ask({ type: 'look', table: finished, seat: 1, n: 3 })).toMatchObject({ rule: 'table/older-rules' });
    const file = await ana2.http('GET', `/api/tables/${finished}/record`);
    const record = parseRecord(file.text);
    if (!record.ok) throw new Error(record.fault.key);
    expect(record.record).toMatchObject({ rules: 1, result: { ending: 'done' } });
    expect(verify(first as unknown as AnyGame, record.record)).toBeUndefined();
    expect(await ana2.ask({ type: 'rematch', table: finished })).toMatchObject({ type: 'ok' });
    await end(after);

    // A server of before on the same database leaves alone what newer ones have gone on with.
    const behind = await start(place, first);
    expect(await (await comeBack(behind, ana)).watch(running)).toMatchObject({ type: 'refused', rule: 'table/newer-rules' });
    await end(behind);

    // The same once more: a seam is sewn once, and what is shown stays.
    const again = await start(place, second);
    const ana3 = await comeBack(again, ana);
    expect(await watch(ana3, running)).toMatchObject({ n: ana2.position(running)?.n, view: ana2.position(running)?.view });
    expect((await watch(ana3, finished)).view).toEqual(ended.view);
    await end(again);
  });

  test('rules are raised, but a table replays by them as before: it goes on without a seam', async () => {
    const place = await fresh();
    const before = await start(place, first);
    const { ana, bo, begin } = await sitDown(before);
    const table = await begin();
    await play(first, table, [ana, bo], 3);
    await end(before);
    const after = await start(place, { ...first, rules: 2 });
    const client = await comeBack(after, ana);
    const { n, view } = ana.position(table) as PositionMessage;
    expect(await watch(client, table)).toMatchObject({ n, view });
    expect(client.table(table)).toMatchObject({ table: { rules: 2 } });
    await end(after);
  });

  test('a game may bring its old positions to their new form', async () => {
    const place = await fresh();
    const before = await start(place, first);
    const { ana, bo, begin } = await sitDown(before);
    const table = await begin();
    await play(first, table, [ana, bo], 3);
    await end(before);
    const after = await start(place, third);
    expect(await watch(await comeBack(after, ana), table)).toMatchObject({ view: { ink: 41 }, sheet: { totals: [41, 41] } });
    await end(after);
  });

  test('a server that was killed: the position of before goes on, and the log keeps what could not be carried over', async () => {
    const place = await fresh();
    // It keeps the first position of a table that it is told to keep, and then no more: as if it had been killed after that.
    const forgetful = (store: Store): Store =>
      new Proxy(store, {
        get: (target, key) => {
          const value: unknown = target[key as keyof Store];
          if (key === 'keepSnapshot') return async () => true;
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
    const before = await start(place, first);
    const { ana, bo, begin } = await sitDown(before);
    const table = await begin();
    await play(first, table, [ana, bo], 2);
    const known = ana.position(table) as PositionMessage;
    await end(before);
    const killed = await start(place, first, forgetful);
    const people = [await comeBack(killed, ana), await comeBack(killed, bo)];
    for (const p of people) await watch(p, table);
    await play(first, table, people, 2);
    await end(killed);
    const after = await start(place, second);
    const position = await watch(await comeBack(after, ana), table);
    expect(position).toMatchObject({ n: known.n + 3, view: known.view, pending: known.pending });
    expect(position.events.at(-1)).toMatchObject({ event: { type: 'seam', to: known.n } });
    await end(after);
  });

  test('a table that today’s rules cannot understand says so, harms no other, and leaves its file to its players', async () => {
    const place = await fresh();
    const before = await start(place, first);
    const { ana, bo, begin } = await sitDown(before);
    const table = await begin();
    await play(first, table, [ana, bo], 3);
    await end(before);
    const after = await start(place, inked);
    const client = await comeBack(after, ana);
    expect(await client.watch(table)).toMatchObject({ type: 'refused', rule: 'table/unplayable' });
    expect(JSON.parse((await client.http('GET', '/api/tables')).text)).toMatchObject({ mine: expect.any(Array) });
    const stranger = await Client.visit(after.url, 'Cleo');
    expect((await stranger.http('GET', `/api/tables/${table}/record`)).status).toBe(403);
    expect((await client.http('POST', `/api/tables/${table}/key`)).status).toBe(409);
    const { status, text } = await client.http('GET', `/api/tables/${table}/record`);
    expect(status).toBe(200);
    const parsed = parseRecord(text);
    if (!parsed.ok) throw new Error(parsed.fault.key);
    expect(parsed.record.entries.length).toBe(ana.position(table)?.n);
    await end(after);
  });
}

describe('SQLite', () => {
  const folders: string[] = [];
  afterAll(() => folders.forEach(discard));
  suite(() => {
    folders.push(tempFolder());
    return { folder: folders.at(-1) ?? '' };
  });
});

describe('PostgreSQL', () => {
  let postgres: Database | undefined;
  beforeAll(async () => {
    postgres = await openDatabase();
  });
  afterAll(() => postgres?.stop());
  let made = 0;
  suite(async () => {
    made += 1;
    const client = new pg.Client({ connectionString: postgres?.url });
    await client.connect();
    await client.query(`create database fresh${made}`);
    await client.end();
    return { url: new URL(`/fresh${made}`, postgres?.url).href };
  });
});
