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
import { type Figures, openPairs, playAll } from './support/closed-loop.ts';
import { Duel } from './support/duel.ts';
import { flags } from './support/flags.ts';
import { profiling, startProcess } from './support/server-process.ts';

const asked = flags({ seconds: 10, tables: [100, 500], think: 0, json: false, profile: '' });
const { seconds, think } = asked;

interface Load extends Figures {
  readonly tables: number;
  readonly games: number;
}

async function measure(tables: number): Promise<Load> {
  const data = mkdtempSync(join(tmpdir(), 'ratskeller-load-'));
  const server = await startProcess(['--data', data], profiling(asked.profile));
  try {
    const duels = await openPairs(tables, (i) => Duel.open(server.url, i, think));
    const figures = await playAll(duels, server.child.pid, seconds);
    return { tables, games: duels.reduce((sum, d) => sum + d.games, 0), ...figures };
  } finally {
    await server.end('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  }
}

const all: Load[] = [];
for (const tables of asked.tables) all.push(await measure(tables));
if (asked.json) console.log(JSON.stringify(all, undefined, 2));
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
