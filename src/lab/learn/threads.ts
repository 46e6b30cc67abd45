import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessagePort, Worker } from 'node:worker_threads';
import { loadNetwork } from '../../bots/index.ts';
import type { NetworkFile } from '../../core/learned.ts';
import { loadGame } from '../load-game.ts';
import { dealOf, type Result } from '../playout.ts';
import { type Batch, type PlayBatches, playBatch } from '../run-games.ts';
import { makeTeacher, type Straight } from './self-play.ts';
import { writeShard } from './shard.ts';

/** What a thread of self-play is told. */
export interface Homework {
  readonly game: string;
  readonly seats: readonly number[];
  readonly iterations: number;
  readonly network: NetworkFile | undefined;
  readonly keep: number;
  readonly seed: number;
  readonly folder: string;
  readonly shards: number;
  /** Games a shard. */
  readonly games: number;
  /** A time of the day, in milliseconds; no shard is begun after it. */
  readonly until: number;
  /** The next shard that nobody has begun. */
  readonly next: SharedArrayBuffer;
}

/** What a thread says of a shard that it has written. */
export interface Report {
  readonly seats: number;
  readonly samples: number;
  readonly straight: readonly Straight[];
}

export type ThreadTask = { readonly homework: Homework } | { readonly duels: true };

/** What a thread does, whichever it is: `workerData` says. */
export async function serveThread(port: MessagePort, task: ThreadTask): Promise<void> {
  if ('homework' in task) return doHomework(task.homework, (report) => port.postMessage(report));
  port.on('message', (batch: Batch) => {
    playBatch(batch).then((results) => port.postMessage(results), fail);
  });
}

function fail(error: unknown): void {
  throw error;
}

/** Writes shard after shard. One that is there already is not played again: so an interrupted run goes on where it was. */
async function doHomework(task: Homework, told: (report: Report) => void): Promise<void> {
  const pack = await loadGame(task.game);
  const { game } = pack;
  const statistics = await pack.statistics?.();
  const learned = await game.advice?.learned?.();
  if (!learned) throw new Error(`${task.game} has no features to learn from`);
  const network = task.network && (await loadNetwork(game, task.network));
  const next = new Int32Array(task.next);
  for (let n = Atomics.add(next, 0, 1); n < task.shards && Date.now() < task.until; n = Atomics.add(next, 0, 1)) {
    const seats = task.seats[n % task.seats.length] ?? 2;
    const file = join(task.folder, `${task.game}-${seats}-${task.seed}-${n}.bin`);
    if (existsSync(file)) continue;
    const first = (task.seed * 1_000_003 + n * task.games) >>> 0;
    const { iterations, keep } = task;
    const teach = makeTeacher({ game, features: learned.features, seats, iterations, network, keep, statistics }, first);
    const taught = Array.from({ length: task.games }, (_, i) => teach(first + i));
    const samples = taught.flatMap((game) => game.samples);
    writeFileSync(`${file}.part`, writeShard(samples, seats, learned.features.width));
    renameSync(`${file}.part`, file);
    told({ seats, samples: samples.length, straight: taught.flatMap(({ straight }) => straight ?? []) });
  }
}

/** Lets so many threads of this very program do their homework; `told` hears of each shard. */
export async function onHomework(program: URL, homework: Homework, threads: number, told: (report: Report) => void): Promise<void> {
  await Promise.all(
    Array.from({ length: threads }, () => {
      const worker = new Worker(program, { workerData: { homework } satisfies ThreadTask });
      worker.on('message', told);
      return ended(worker);
    }),
  );
}

const ended = (worker: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });

/**
 * Plays the batches of an arena on threads of this very program. No game is begun that would last beyond `until` if it took as long as the
 * longest so far; a deal counts when everybody has played it.
 */
export const onDuels =
  (program: URL, threads: number, until: number): PlayBatches =>
  async (batches, hand) => {
    const left = batches.flatMap(small);
    const done = wholeDeals(batches, hand);
    let longest = 0;
    const next = (): Batch | undefined => (Date.now() + longest < until ? left.shift() : undefined);
    const play = async (): Promise<void> => {
      const worker = new Worker(program, { workerData: { duels: true } satisfies ThreadTask });
      const over = ended(worker);
      for (let batch = next(); batch; batch = next()) {
        const answer = new Promise<Result[]>((resolve) => worker.once('message', resolve));
        const begun = Date.now();
        worker.postMessage(batch);
        done(await Promise.race([answer, over.then(() => Promise.reject(new Error('a thread has ended too early')))]));
        longest = Math.max(longest, Date.now() - begun);
      }
      await worker.terminate();
      await over;
    };
    await Promise.all(Array.from({ length: threads }, play));
  };

/** Holds results back until those of all line-ups of a deal are there, so that nobody is counted on the better seats alone. */
export function wholeDeals(batches: readonly Batch[], hand: (results: readonly Result[]) => void): (results: readonly Result[]) => void {
  const waiting = new Map<number, Result[]>();
  const [batch] = batches;
  return (results) => {
    for (const result of results) {
      if (!batch) continue;
      const deal = dealOf(batch.run, result.index);
      const played = [...(waiting.get(deal) ?? []), result];
      waiting.set(deal, played);
      if (played.length === batch.run.lineUps.length) hand(played);
    }
  };
}

/** Game by game, so that no thread waits long for another in the end. */
const small = ({ from, to, ...batch }: Batch): Batch[] =>
  Array.from({ length: to - from }, (_, i) => ({ ...batch, from: from + i, to: from + i + 1 }));
