/**
 * Many people look for a game in the same moment: how long until each has a table, and whether everybody got one seat. Server and people
 * are two processes on this machine; with --database-url several servers share the people.
 *
 *   npx tsx bench/pairing.ts [--people 2000] [--servers 1] [--database-url postgres://…] [--json]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CARDS } from '../src/games/index.ts';
import type { ToBrowser } from '../src/protocol/to-browser.ts';
import { type Guest, openGuest } from './support/guest.ts';
import { startProcess } from './support/server-process.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '2000' },
    servers: { type: 'string', default: '1' },
    'database-url': { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const people = Number(values.people);
const url = values['database-url'];
const servers = url === undefined ? 1 : Number(values.servers);
/** So many come to the house at the same time, before anybody looks for a game. */
const AT_ONCE = 100;
const PATIENCE = 60_000;

/** As people are: some like one game, some all; most take whoever comes, some want company, some somebody like themselves. */
function wishOf(i: number): object {
  const games = Object.keys(CARDS);
  const some = i % 3 === 0 ? [games[i % games.length]] : i % 3 === 1 ? games : games.slice(i % 2, (i % 2) + 2);
  return { games: some, least: 2, most: i % 5 === 0 ? 3 : 4, speed: 'live', strength: i % 4 === 0 ? 'near' : 'any', bots: 30, ask: false };
}

/** The table at which the guest has a seat, and after how many milliseconds it was told. */
const found = (guest: Guest, from: number): Promise<{ readonly table: string; readonly ms: number }> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('somebody found no table in a minute')), PATIENCE);
    guest.socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as ToBrowser;
      if (message.type === 'refused') reject(new Error(message.rule));
      if (message.type !== 'waiting' || message.table === undefined) return;
      clearTimeout(timer);
      resolve({ table: message.table, ms: performance.now() - from });
    });
  });

const data = mkdtempSync(join(tmpdir(), 'ratskeller-pairing-'));
const place = url === undefined ? ['--data', data] : ['--database-url', url];
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
  // The last few may have nobody left who wants the same: then bots come after half a minute. The odd one out is not counted.
  const seated = (await Promise.all(seats)).toSorted((a, b) => a.ms - b.ms);
  const at = (share: number): number => Math.round(seated[Math.min(seated.length - 1, Math.floor(share * seated.length))]?.ms ?? 0);
  const tables = new Set(seated.map(({ table }) => table)).size;
  const within = seated.filter(({ ms }) => ms < 5000).length;
  const figures = { people, servers, tables, within5s: within, p50: at(0.5), p99: at(0.99), last: at(1) };
  if (values.json) console.log(JSON.stringify(figures, undefined, 2));
  else {
    console.log(`Node ${process.version}, ${availableParallelism()} cores, ${servers} server(s) and all people together`);
    console.log(
      `${people} people at once: ${tables} tables, ${within} seated within 5 s; p50 ${figures.p50} ms, p99 ${figures.p99} ms, last ${figures.last} ms`,
    );
  }
} finally {
  await Promise.all(running.map((server) => server.end('SIGTERM')));
  rmSync(data, { recursive: true, force: true });
}
process.exit(0);
