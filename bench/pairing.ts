/**
 * Many people look for a game in the same moment: how long until each has a table, and who is left over. Servers and people are processes
 * on this machine; several servers share a PostgreSQL, that of --database-url or one of their own. It fails if somebody was left to wait
 * who could have been put together with others that were.
 *
 *   npx tsx bench/pairing.ts [--people 2000] [--servers 1] [--database-url postgres://…] [--json]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SeekWish } from '../src/core/seek.ts';
import { CARDS } from '../src/games/index.ts';
import type { ToBrowser } from '../src/protocol/to-browser.ts';
import { seatsFor } from '../src/server/pairing/making.ts';
import { match } from '../src/server/pairing/match.ts';
import { startPostgres } from '../test/support/postgres.ts';
import { flags } from './support/flags.ts';
import { type Guest, openGuest } from './support/guest.ts';
import { startProcess } from './support/server-process.ts';

const asked = flags({ people: 2000, servers: 1, 'database-url': '', json: false });
const { people, servers } = asked;
/** Seconds after which bots sit down with whoever is left over. */
const BOTS = 30;
/** So many come to the house at the same time, before anybody looks for a game. */
const AT_ONCE = 100;
const PATIENCE = 60_000;

/** As people are: some like one game, some all; most take whoever comes, some want company, some somebody like themselves. */
function wishOf(i: number): SeekWish {
  const games = Object.keys(CARDS);
  const some = i % 3 === 0 ? [games[i % games.length] ?? ''] : i % 3 === 1 ? games : games.slice(i % 2, (i % 2) + 2);
  return {
    games: some,
    least: 2,
    most: i % 5 === 0 ? 3 : 4,
    speed: 'live',
    strength: i % 4 === 0 ? 'near' : 'any',
    bots: BOTS,
    ask: false,
  };
}

/** How many of these could have sat down together, had the house looked once more. Nobody has a rating yet. */
function overlooked(left: readonly number[]): number {
  const seekers = left.map((i) => ({ ...wishOf(i), person: `P${String(i).padStart(6, '0')}`, at: 0 }));
  const groups = match(seekers, 0, { seats: seatsFor, rating: () => 0, mayMeet: () => true });
  return groups.reduce((sum, { people }) => sum + people.length, 0);
}

/** The table at which the guest has a seat, and after how many milliseconds it was told. */
const found = (guest: Guest, from: number): Promise<{ readonly table: string; readonly ms: number }> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('somebody found no table in a minute')), PATIENCE);
    guest.socket.hear = (text) => {
      const message = JSON.parse(text) as ToBrowser;
      if (message.type === 'refused') reject(new Error(message.rule));
      if (message.type !== 'waiting' || message.table === undefined) return;
      clearTimeout(timer);
      resolve({ table: message.table, ms: performance.now() - from });
    };
  });

const data = mkdtempSync(join(tmpdir(), 'ratskeller-pairing-'));
const postgres = asked['database-url'] === '' && servers > 1 ? await startPostgres() : undefined;
const url = postgres?.url ?? asked['database-url'];
const place = url === '' ? ['--data', data] : ['--database-url', url];
const running = await Promise.all(Array.from({ length: servers }, () => startProcess(place)));
try {
  const guests: Guest[] = [];
  while (guests.length < people) {
    const next = Array.from({ length: Math.min(AT_ONCE, people - guests.length) }, (_, i) => guests.length + i);
    guests.push(...(await Promise.all(next.map((i) => openGuest(running[i % servers]?.url ?? '', `P${i}`)))));
  }
  const from = performance.now();
  const seats = guests.map((guest) => found(guest, from));
  for (const [i, guest] of guests.entries()) guest.send({ type: 'seek', wish: wishOf(i) });
  // The last few may have nobody left who wants the same: they sit down with bots when their while is over.
  const told = await Promise.all(seats);
  const left = told.flatMap(({ ms }, i) => (ms < BOTS * 1000 ? [] : [i]));
  const seated = told.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round(seated[Math.min(seated.length - 1, Math.floor(share * seated.length))] ?? 0);
  const figures = {
    people,
    servers,
    tables: new Set(told.map(({ table }) => table)).size,
    within5s: seated.filter((ms) => ms < 5000).length,
    p50: at(0.5),
    p99: at(0.99),
    lastPaired: Math.round(seated[people - left.length - 1] ?? 0),
    leftOver: left.map((i) => `${wishOf(i).games.join('/')} for ${wishOf(i).least} to ${wishOf(i).most}`),
    overlooked: overlooked(left),
  };
  if (asked.json) console.log(JSON.stringify(figures, undefined, 2));
  else {
    const { tables, within5s, p50, p99, lastPaired, leftOver } = figures;
    console.log(`Node ${process.version}, ${availableParallelism()} cores, ${servers} server(s) and all people together`);
    console.log(
      `${people} people at once: ${tables} tables, ${within5s} seated within 5 s; p50 ${p50} ms, p99 ${p99} ms, last ${lastPaired} ms`,
    );
    console.log(
      `${leftOver.length} left over, ${figures.overlooked} of whom could have sat down together${leftOver.map((wish) => `\n  ${wish}`).join('')}`,
    );
  }
  if (figures.overlooked > 0) process.exitCode = 1;
} finally {
  await Promise.all(running.map((server) => server.end('SIGTERM')));
  await postgres?.stop();
  rmSync(data, { recursive: true, force: true });
}
process.exit();
