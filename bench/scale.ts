/**
 * One machine at its limits, each with a bounded load; server and load are two processes on this machine, SQLite. Printed: processor
 * seconds of the server, how long people wait, and its memory.
 *
 *   npx tsx bench/scale.ts tables     [--count 10000] 10,000 running tables of which 500 move
 *   npx tsx bench/scale.ts spectators [--count 5000]  one table, and who looks on
 *   npx tsx bench/scale.ts storm      [--count 5000]  sockets that come back at once after a restart
 *   npx tsx bench/scale.ts masters    [--count 200]   tables of five masters, while twenty pairs of people play
 *
 * For all: [--seconds 10] [--json]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPairs, pause, percentile, playAll } from './support/closed-loop.ts';
import { cpuSeconds, megabytes } from './support/cpu.ts';
import { Duel } from './support/duel.ts';
import { flags } from './support/flags.ts';
import { createTable, type Guest, openGuest, postTable } from './support/guest.ts';
import { look, lookAgain, type Onlooker } from './support/onlooker.ts';
import { startOthers } from './support/others.ts';
import { type ServerProcess, startProcess } from './support/server-process.ts';

const LIMITS = { tables, spectators, storm, masters };
const asked = flags({ count: 0, seconds: 10, json: false }, Object.keys(LIMITS));
const { seconds } = asked;
const count = (usual: number): number => asked.count || usual;
type Figures = Readonly<Record<string, number>>;

const used = ({ child }: ServerProcess): number => cpuSeconds(child.pid) ?? Number.NaN;
const memory = ({ child }: ServerProcess): number => megabytes(child.pid) ?? Number.NaN;
const round = (x: number): number => Math.round(x * 10) / 10;
/** Kilobytes for each of so many, between two readings in megabytes. */
const each = (before: number, after: number, things: number): number => round(((after - before) * 1024) / things);
const luck = (i: number): string => i.toString(16).padStart(32, '0');

/** Does `task` for 0 … n−1, so many at the same time. */
async function all<T>(n: number, atOnce: number, task: (i: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  while (done.length < n) {
    const size = Math.min(atOnce, n - done.length);
    done.push(...(await Promise.all(Array.from({ length: size }, (_, i) => task(done.length + i)))));
  }
  return done;
}

/** A running table at which one person sits on both seats and looks on. */
async function openHotSeat(url: string, host: Guest | undefined, number: number): Promise<string> {
  if (!host) throw new RangeError(`table ${number} has no host`);
  const wish = {
    game: 'rattenscharf',
    options: {},
    listed: false,
    request: luck(number),
    seats: [{ kind: 'me' }, { kind: 'me', name: 'B' }],
  };
  const table = await postTable(url, host, wish);
  host.send({ type: 'luck', table, luck: luck(number) });
  host.watch(table);
  return table;
}

/** One socket may look at so many tables. */
const A_SOCKET = 20;

async function tables(server: ServerProcess): Promise<Figures> {
  const n = count(10_000);
  const before = memory(server);
  const started = used(server);
  const hosts = await all(Math.ceil(n / A_SOCKET), 20, (i) => openGuest(server.url, `H${i}`));
  const ids = await all(n, 20, (i) => openHotSeat(server.url, hosts[Math.floor(i / A_SOCKET)], i));
  await pause(3000);
  const idle = memory(server);
  const opened = used(server);
  const pairs = await openPairs(500, (i) => Duel.open(server.url, i, 250));
  const from = used(server);
  const { movesPerSecond, p50, p99, serverCpu } = await playAll(pairs, server.child.pid, seconds);
  const active = memory(server);
  return {
    tables: ids.length,
    'cpu s to open them': round(opened - started),
    'MB with them': idle,
    'kB an idle table': each(before, idle, n),
    'kB a moving table, sockets included': each(idle, active, 500),
    'cpu s while 500 move': round(used(server) - from),
    'moves/s': movesPerSecond,
    'µs a move': serverCpu,
    'p50 ms': p50,
    'p99 ms': p99,
  };
}

async function spectators(server: ServerProcess): Promise<Figures> {
  const n = count(5000);
  const duel = await Duel.open(server.url, 0, 600);
  duel.begin();
  await pause(500);
  const before = memory(server);
  const joined = used(server);
  const crowd = await all(n, 100, () => look(server.url, duel.table));
  await pause(500 + n);
  const from = used(server);
  const idle = memory(server);
  duel.forget();
  for (const onlooker of crowd) onlooker.heard.clear();
  await pause(seconds * 1000);
  const cpu = used(server) - from;
  const { times } = duel;
  duel.stop();
  const spread = spreadOf(crowd);
  for (const { guest } of crowd) guest.socket.terminate();
  return {
    spectators: n,
    'cpu s to join': round(from - joined),
    'MB with them': idle,
    'kB a spectator': each(before, idle, n),
    moves: times.length,
    'cpu ms a move': round((1000 * cpu) / times.length),
    'p50 ms of the mover': percentile(times, 0.5),
    'p99 ms of the mover': percentile(times, 0.99),
    'p50 ms until all have heard': percentile(spread, 0.5),
    'p99 ms until all have heard': percentile(spread, 0.99),
  };
}

/** For each move, how long after the first spectator the last one heard of it. */
function spreadOf(crowd: readonly Onlooker[]): number[] {
  const ends = new Map<number, { first: number; last: number; count: number }>();
  for (const onlooker of crowd)
    for (const [n, at] of onlooker.heard) {
      const end = ends.get(n) ?? { first: at, last: at, count: 0 };
      ends.set(n, { first: Math.min(end.first, at), last: Math.max(end.last, at), count: end.count + 1 });
    }
  // What the first or the last moment cut off is left out.
  return [...ends.values()].filter((end) => end.count === crowd.length).map((end) => end.last - end.first);
}

async function storm(first: ServerProcess, data: string): Promise<Figures> {
  const n = count(5000);
  const A_TABLE = 10;
  const host = await openGuest(first.url, 'Host');
  const ids = await all(Math.ceil(n / A_TABLE), 20, (i) => createTable(first.url, host, luck(i)));
  const crowd = await all(n, 100, (i) => look(first.url, ids[Math.floor(i / A_TABLE)] ?? ''));
  await first.end('SIGKILL');
  for (const { guest } of crowd) guest.socket.terminate();
  const server = await startProcess(['--data', data]);
  try {
    const before = used(server);
    const began = performance.now();
    const back = await Promise.all(crowd.map((_, i) => lookAgain(server.url, ids[Math.floor(i / A_TABLE)] ?? '')));
    const times = back.map((onlooker) => onlooker.shownAt - began);
    const figures = {
      sockets: n,
      'sent away for a moment': back.reduce((sum, onlooker) => sum + onlooker.sentAway, 0),
      'p50 ms until the table is shown again': percentile(times, 0.5),
      'p99 ms until the table is shown again': percentile(times, 0.99),
      'ms until the last': Math.round(Math.max(...times)),
      'cpu s': round(used(server) - before),
      MB: memory(server),
    };
    for (const { guest } of back) guest.socket.terminate();
    return figures;
  } finally {
    await server.end('SIGTERM');
  }
}

async function masters(server: ServerProcess): Promise<Figures> {
  const n = count(200);
  const host = await openGuest(server.url, 'Host');
  const others = await startOthers(server.url, 20, 100);
  const calm = await others.measure(seconds);
  const seats = Array.from({ length: 5 }, () => ({ kind: 'bot', bot: 'master' }));
  const ids = await all(n, 10, (i) =>
    postTable(server.url, host, { game: 'die-patin', options: {}, listed: false, request: luck(1000 + i), seats }),
  );
  const from = used(server);
  const busy = await others.measure(seconds);
  others.stop();
  return {
    'tables of five masters': ids.length,
    'p50 ms without them': calm.p50,
    'p99 ms without them': calm.p99,
    'p50 ms': busy.p50,
    'p99 ms': busy.p99,
    'moves of people': busy.moves,
    'cpu s, thoughts included': round(used(server) - from),
    MB: memory(server),
  };
}

const [limit] = Object.entries(LIMITS).filter(([name]) => asked.words.includes(name));
if (!limit) {
  console.error(`Say which: npx tsx bench/scale.ts ${Object.keys(LIMITS).join(' | ')}`);
  process.exit(2);
}
const [name, task] = limit;
const data = mkdtempSync(join(tmpdir(), 'ratskeller-scale-'));
const server = await startProcess(['--data', data]);
try {
  const figures = await task(server, data);
  if (asked.json) console.log(JSON.stringify(figures, undefined, 2));
  else {
    console.log(`Node ${process.version}, ${availableParallelism()} cores, server and load together, SQLite: ${name}`);
    for (const [what, figure] of Object.entries(figures)) console.log(`${what.padEnd(40)} ${figure}`);
  }
} finally {
  if (server.child.exitCode === null && server.child.signalCode === null) await server.end('SIGTERM');
  rmSync(data, { recursive: true, force: true });
}
process.exit(0);
