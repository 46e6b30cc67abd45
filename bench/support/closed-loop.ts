import { cpuSeconds } from './cpu.ts';

/** Two players of one table, each of whom answers as soon as it is asked. */
export interface Pair {
  /** How long each acknowledged move took, in milliseconds. */
  readonly times: readonly number[];
  begin(): void;
  forget(): void;
  stop(): void;
}

export interface Figures {
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of processor time of the server and of the load for each move: comparable even on a busy machine. */
  readonly serverCpu: number;
  readonly loadCpu: number;
}

/** In milliseconds: all games begin together, and end together at first. */
const WARM_UP = 20_000;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Fifty at a time, so that the set-up of many tables is quick and not a flood. */
export async function openPairs<P extends Pair>(count: number, open: (number: number) => Promise<P>): Promise<P[]> {
  const pairs: P[] = [];
  while (pairs.length < count) {
    const size = Math.min(50, count - pairs.length);
    pairs.push(...(await Promise.all(Array.from({ length: size }, (_, i) => open(pairs.length + i)))));
  }
  for (const pair of pairs) pair.begin();
  return pairs;
}

/** Lets the pairs play, warms up, then counts for so many seconds. */
export async function playAll(pairs: readonly Pair[], server: number | undefined, seconds: number): Promise<Figures> {
  await pause(WARM_UP);
  for (const pair of pairs) pair.forget();
  const started = performance.now();
  const pids = [server, process.pid];
  const cpu = pids.map((pid) => cpuSeconds(pid) ?? 0);
  await pause(seconds * 1000);
  const elapsed = (performance.now() - started) / 1000;
  const used = pids.map((pid, i) => (cpuSeconds(pid) ?? 0) - (cpu[i] ?? 0));
  const times = pairs.flatMap((pair) => pair.times);
  for (const pair of pairs) pair.stop();
  const [serverCpu = 0, loadCpu = 0] = used.map((s) => Math.round((s * 1e6) / times.length));
  return {
    movesPerSecond: Math.round(times.length / elapsed),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    serverCpu,
    loadCpu,
  };
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = Float64Array.from(times).sort();
  return Math.round((sorted[Math.floor(sorted.length * share)] ?? Number.NaN) * 10) / 10;
}
