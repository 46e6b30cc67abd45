/**
 * Acknowledged moves a second with 1, 2 and 3 servers on one PostgreSQL: two-player tables of Rattenscharf whose players are at different
 * servers, everybody answers at once (closed loop). Servers, PostgreSQL and the load share this machine; how much of it each takes is told,
 * since that is what limits the rest.
 *
 *   npx tsx bench/servers.ts [--seconds 10] [--tables 100] [--servers 1,2,3] [--think 0]
 */
import { availableParallelism } from 'node:os';
import { startCluster } from '../test/support/cluster.ts';
import { openPairs, pause, percentile } from './support/closed-loop.ts';
import { cpuSeconds } from './support/cpu.ts';
import { Duel } from './support/duel.ts';
import { flags } from './support/flags.ts';

const { seconds, tables, servers, think } = flags({ seconds: 10, tables: 100, servers: [1, 2, 3], think: 0 });
const WARM_UP = 5000;

const used = (pids: readonly (number | undefined)[]): number => pids.reduce<number>((sum, pid) => sum + (cpuSeconds(pid) ?? 0), 0);

async function measure(size: number): Promise<string> {
  const cluster = await startCluster(size);
  try {
    const url = (i: number): string => cluster.urls[i % size] ?? '';
    const duels = await openPairs(tables, (i) => Duel.open(url(i), i, think, url(i + 1)));
    await pause(WARM_UP);
    const groups = [cluster.pids(), await cluster.postgres.pids(), [process.pid]];
    for (const duel of duels) duel.forget();
    const started = performance.now();
    const before = groups.map(used);
    await pause(seconds * 1000);
    const elapsed = (performance.now() - started) / 1000;
    const cores = groups.map((pids, i) => ((used(pids) - (before[i] ?? 0)) / elapsed).toFixed(2));
    const times = duels.flatMap((duel) => duel.times);
    for (const duel of duels) duel.stop();
    return (
      `${size} ${size === 1 ? 'server' : 'servers'}: ${Math.round(times.length / elapsed)} moves/s, p50 ${percentile(times, 0.5)} ms, ` +
      `p99 ${percentile(times, 0.99)} ms; cores used: servers ${cores[0]}, PostgreSQL ${cores[1]}, load ${cores[2]}`
    );
  } finally {
    await cluster.stop();
  }
}

console.log(`Node ${process.version}, ${availableParallelism()} cores, ${tables} tables, ${seconds} s each, ${think} ms to think`);
for (const size of servers) console.log(await measure(size));
process.exit(0);
