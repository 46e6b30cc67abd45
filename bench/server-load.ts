/**
 * Acknowledged moves a second, and how long an acknowledgement takes, with 100 and 500 two-player tables of Rattenscharf.
 * Server and load are two processes on this machine; SQLite with synchronous=FULL; every player answers at once (closed loop).
 *
 *   npx tsx bench/server-load.ts [--seconds 10] [--tables 100,500] [--think 0] [--json]
 *
 * With --think each player waits so many milliseconds before it answers, which bounds the load.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cpuSeconds } from './support/cpu.ts';
import { Duel } from './support/duel.ts';
import { startProcess } from './support/server-process.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    tables: { type: 'string', default: '100,500' },
    think: { type: 'string', default: '0' },
    json: { type: 'boolean', default: false },
    profile: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
const think = Number(values.think);

interface Figures {
  readonly tables: number;
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly games: number;
  /** Microseconds of processor time of the server and of the load for each move: comparable even on a busy machine. */
  readonly serverCpu: number;
  readonly loadCpu: number;
}

/** In milliseconds: all games begin together, and end together at first. */
const WARM_UP = 5000;

async function measure(tables: number): Promise<Figures> {
  const data = mkdtempSync(join(tmpdir(), 'ratskeller-load-'));
  const profile = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`];
  const server = await startProcess(['--data', data], profile);
  try {
    const duels = await openDuels(server.url, tables);
    await pause(WARM_UP);
    for (const duel of duels) duel.forget();
    const started = performance.now();
    const cpu = [server.child.pid, process.pid].map((pid) => cpuSeconds(pid) ?? 0);
    await pause(seconds * 1000);
    const elapsed = (performance.now() - started) / 1000;
    const used = [server.child.pid, process.pid].map((pid, i) => (cpuSeconds(pid) ?? 0) - (cpu[i] ?? 0));
    for (const duel of duels) duel.stop();
    return figures(tables, duels, elapsed, used);
  } finally {
    await server.end('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  }
}

/** Fifty at a time, so that the set-up of many tables is quick and not a flood. */
async function openDuels(url: string, count: number): Promise<Duel[]> {
  const duels: Duel[] = [];
  while (duels.length < count) {
    const size = Math.min(50, count - duels.length);
    duels.push(...(await Promise.all(Array.from({ length: size }, (_, i) => Duel.open(url, duels.length + i, think)))));
  }
  for (const duel of duels) duel.begin();
  return duels;
}

function figures(tables: number, duels: readonly Duel[], elapsed: number, used: readonly number[]): Figures {
  const times = Float64Array.from(duels.flatMap((d) => d.times)).sort();
  const at = (share: number): number => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
  const games = duels.reduce((sum, d) => sum + d.games, 0);
  const [serverCpu = 0, loadCpu = 0] = used.map((cpu) => Math.round((cpu * 1e6) / times.length));
  return { tables, movesPerSecond: Math.round(times.length / elapsed), p50: at(0.5), p99: at(0.99), games, serverCpu, loadCpu };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const all: Figures[] = [];
for (const tables of values.tables.split(',').map(Number)) all.push(await measure(tables));
if (values.json) console.log(JSON.stringify(all, undefined, 2));
else {
  console.log(
    `Node ${process.version}, ${availableParallelism()} cores, server and load together, SQLite synchronous=FULL, ${seconds} s each, ${think} ms to think`,
  );
  for (const f of all)
    console.log(
      `${f.tables} tables: ${f.movesPerSecond} moves/s, p50 ${f.p50} ms, p99 ${f.p99} ms, ${f.games} games ended; processor time a move: server ${f.serverCpu} µs, load ${f.loadCpu} µs`,
    );
}
process.exit(0);
