import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import Database from 'libsql';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../../test/support/postgres.ts';
import { open, pending, replayEntry } from '../core/match.ts';
import { game } from '../games/rattenscharf/game.ts';
import type { PositionMessage } from '../protocol/to-browser.ts';
import { Client } from '../server/testing/client.ts';
import { startTestServer } from '../server/testing/start.ts';
import { openStore, type Place } from '../store/open.ts';
import type { Stored } from '../store/store.ts';
import { inside } from './testing/inside.ts';
import { ratskeller } from './testing/run.ts';

const OLD = readFileSync(new URL('../store/testing/8604fb0.sql', import.meta.url), 'utf8');

let folder: string;
let postgres: Postgres;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ratskeller-backup-'));
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const at = (name: string): string => join(folder, name);
const flags = (place: Place): string[] => ('url' in place ? ['--database-url', place.url] : ['--data', place.folder]);

async function database(name: string): Promise<Place> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return { url: postgres.url.replace(/\/postgres$/, `/${name}`) };
}

/** In milliseconds: eight of these keep a server busy, and leave others some of the processor. */
const THINK = 5;

/** One person at both seats of one table after the other, who hardly thinks. */
class Player {
  readonly client: Client;
  /** How long each log is by the last answer. */
  readonly acknowledged = new Map<string, number>();
  #stopped = false;

  constructor(client: Client) {
    this.client = client;
  }

  async play(table?: string): Promise<void> {
    for (let next = table; !this.#stopped; next = undefined) {
      const here = next ?? (await this.#open());
      await this.client.watch(here);
      for (let now = this.client.position(here); now && !this.#stopped; ) now = await this.#step(now);
    }
  }

  #open(): Promise<string> {
    const luck = randomBytes(16).toString('hex');
    return this.client.create({ luck, game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'me', name: 'B' }] });
  }

  async #step({ table, n, view, pending }: PositionMessage): Promise<PositionMessage | undefined> {
    const [seat] = pending;
    if (seat === undefined) return undefined;
    await new Promise((resolve) => setTimeout(resolve, THINK));
    const moves = game.moves(view as never, seat);
    await this.client.ask({ type: 'play', table, seat, n, moves: [moves[n % moves.length]] });
    const now = this.client.position(table);
    this.acknowledged.set(table, now?.n ?? 0);
    return now;
  }

  stop(): void {
    this.#stopped = true;
    this.client.close();
  }
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((a, b) => a + b, 0);

/** The last move may be there, and that it was the last one not yet. */
function isOpen({ table, seats, entries }: Stored): boolean {
  if (table.game !== 'rattenscharf' || table.status !== 'playing') return false;
  const match = open(game, seats.length, table.options);
  for (const { seat, move } of entries) replayEntry(match, { seat, move });
  return pending(match).length > 0;
}

/** How many entries each table has in a database, and which go on. */
async function stored(place: Place): Promise<{ readonly lengths: Map<string, number>; readonly playing: readonly string[] }> {
  const store = await openStore(place);
  const lengths = new Map<string, number>();
  const playing: string[] = [];
  for (const id of await store.ids()) {
    const found = await store.load(id);
    lengths.set(id, found?.entries.length ?? 0);
    if (found && isOpen(found)) playing.push(id);
  }
  await store.close();
  return { lengths, playing };
}

const doneBy =
  (run: typeof inside) =>
  async (...args: string[]): Promise<string> => {
    const { status, stdout, stderr } = await run(args);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    return stdout;
  };
const done = doneBy(inside);

const refusedBy =
  (run: typeof inside) =>
  async (...args: string[]): Promise<string> => {
    const { status, stdout, stderr } = await run(args);
    expect({ stdout, lines: stderr.trim().split('\n').length }).toEqual({ stdout: '', lines: 1 });
    expect([1, 2]).toContain(status);
    return stderr;
  };
const refused = refusedBy(inside);

/** In processes of their own, where somebody else has the same file open: here that is until the collector has been. */
const beside = { done: doneBy(ratskeller), refused: refusedBy(ratskeller) };

describe.each(['SQLite', 'PostgreSQL'])('%s', (kind) => {
  test('a backup while people play misses no move that was acknowledged before; the restored server goes on', async () => {
    const place = kind === 'SQLite' ? { folder: at('live') } : await database('live');
    const server = await startTestServer({ place });
    const players: Player[] = [];
    for (let i = 0; i < 8; i++) players.push(new Player(await Client.visit(server.url)));
    const playing = players.map((p) => p.play().catch(() => undefined));
    await expect.poll(() => players.every((p) => sum(p.acknowledged.values()) > 5), { timeout: 20_000 }).toBe(true);
    const before = players.flatMap((p) => [...p.acknowledged]);
    const file = at(`${kind}.backup`);
    expect(await beside.done('backup', file, ...flags(place))).toMatch(/: \d+ tables with \d+ entries, \d+ kB, whole\.\n$/);
    const played = sum(players.flatMap((p) => [...p.acknowledged.values()]));
    for (const p of players) p.stop();
    await Promise.all(playing);
    await server.close();
    // It was written while they went on.
    expect(played).toBeGreaterThan(sum(before.map(([, n]) => n)));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    // Each kind goes into the other, too.
    const other = kind === 'SQLite' ? await database('moved') : { folder: at('moved') };
    const same = kind === 'SQLite' ? { folder: at('again') } : await database('again');
    for (const target of [same, other]) {
      await beside.done('restore', file, ...flags(target));
      const { lengths, playing: running } = await stored(target);
      expect(before.filter(([table, n]) => (lengths.get(table) ?? 0) < n)).toEqual([]);
      expect(await beside.done('verify', '--database', flags(target)[1] ?? '')).toContain(
        `${lengths.size} of ${lengths.size} tables replay`,
      );
      const table = running.find((id) => players.some((p) => p.acknowledged.has(id))) ?? '';
      const player = players.find((p) => p.acknowledged.has(table));
      await goesOn(target, player?.client.cookie ?? '', table);
    }
  });
});

/** A person comes back to the restored server with the old cookie and plays on. */
async function goesOn(place: Place, cookie: string, table: string): Promise<void> {
  const server = await startTestServer({ place });
  const client = new Client(server.url, cookie);
  await client.opened();
  const back = new Player(client);
  const playing = back.play(table).catch(() => undefined);
  await expect.poll(() => back.acknowledged.get(table), { timeout: 10_000 }).toBeGreaterThan(0);
  back.stop();
  await playing;
  await server.close();
}

function oldFolder(name: string): string {
  const made = mkdtempSync(`${at(name)}-`);
  const file = new Database(join(made, 'ratskeller.sqlite'));
  file.exec(OLD);
  file.close();
  return made;
}

test('a database of commit 8604fb0 is backed up as it is, and restored as this version’s', async () => {
  const old = oldFolder('old');
  const file = at('old.backup');
  await done('backup', file, '--data', old);
  const place = await database('from_old');
  for (const target of [{ folder: at('from-old') }, place]) {
    expect(await beside.done('restore', file, ...flags(target))).toContain('Restored 12 tables');
    expect(await beside.done('verify', '--database', flags(target)[1] ?? '')).toContain('12 of 12 tables replay');
    expect((await stored(target)).lengths.size).toBe(12);
  }
});

test('nothing is overwritten unless it was said, and what a folder held is kept', async () => {
  const old = oldFolder('kept');
  const file = at('kept.backup');
  await beside.done('backup', file, '--data', old);
  expect(await refused('backup', file, '--data', old)).toContain('is there already');
  await beside.done('backup', file, '--data', old, '--force');
  expect(await beside.refused('restore', file, '--data', old)).toContain('holds games already');
  expect(await beside.done('restore', file, '--data', old, '--force')).toContain('ratskeller.before.sqlite');
  expect(await done('verify', '--database', join(old, 'ratskeller.before.sqlite'))).toContain('12 of 12');
  const place = await database('taken');
  await done('restore', file, ...flags(place));
  expect(await refused('restore', file, ...flags(place))).toContain('holds games already');
  expect(await done('restore', file, ...flags(place), '--force')).toContain('Restored 12 tables');
});

test('a place that is in use is not restored to', async () => {
  const file = at('in-use.backup');
  await done('backup', file, '--data', oldFolder('in-use'));
  for (const place of [{ folder: at('used') }, await database('used')]) {
    const server = await startTestServer({ place });
    expect(await beside.refused('restore', file, ...flags(place), '--force')).toMatch(/Another server uses|Servers or workers use/);
    await server.close();
    expect((await stored(place)).lengths.size).toBe(0);
  }
});

test('a file that was cut off, changed or never a backup is refused, and leaves nothing behind', async () => {
  const file = at('good.backup');
  await done('backup', file, '--data', oldFolder('good'));
  expect(await done('restore', file, '--check')).toContain('12 tables');
  const bytes = readFileSync(file);
  const text = gunzipSync(bytes).toString();
  const lines = text.split('\n');
  const bad: Readonly<Record<string, Buffer | string>> = {
    'is no whole backup': bytes.subarray(0, bytes.length - 200),
    'its checksum differs': gzipSync(text.replace('"hameln"', '"Hameln"')),
    'its end is missing': gzipSync(lines.slice(0, -2).join('\n').concat('\n')),
    'something follows': gzipSync(`${text}[1]\n`),
    'does not fit its columns': gzipSync([lines[0], '[1]', ...lines.slice(2)].join('\n')),
    'does not begin like one': gzipSync('{"a":1}\n'),
    'a line is not JSON': gzipSync('hello\n'),
    'incorrect header': 'no backup at all',
    'newer version': gzipSync(text.replace('"format":1', '"format":2')),
  };
  for (const [sentence, content] of Object.entries(bad)) {
    writeFileSync(at('bad.backup'), content);
    expect(await refused('restore', at('bad.backup'), '--data', at('bad'))).toContain(sentence);
  }
  expect(await refused('restore', at('nowhere.backup'))).toContain('There is no file');
  expect(await refused('restore', folder)).toContain('There is no file');
  expect(readdirSync(folder)).not.toContain('bad');
});

test('what cannot be backed up or written is said in one sentence', async () => {
  expect(await refused('backup', at('x'), '--data', at('nothing'))).toContain('There is no file');
  expect(await refused('backup', at('x'), '--database-url', 'postgres://x@127.0.0.1:1/x')).toContain('The database cannot be used');
  const empty = await database('empty');
  expect(await refused('backup', at('x'), ...flags(empty))).toContain('holds no tables of Ratskeller');
  expect(await refused('backup', at('no/such/folder/x'), '--data', oldFolder('nowhere'))).toContain('there is no such folder');
  expect(await refused('restore', at('SQLite.backup'), '--database-url', 'postgres://x@127.0.0.1:1/x')).toContain(
    'The database cannot be used',
  );
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});
