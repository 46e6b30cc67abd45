import { THREAD_FLAGS } from '../bots/thread-flags.ts';
import { endAll, guard } from './exec/processes.ts';
import { Fault } from './fault.ts';

/** The answer of a thread. An error loses its class on the way, so that a fault travels as what it says. */
export type Answer<R> = { readonly done: R } | { readonly fault: string };

/** Work as a thread offers it to `onThreads`. */
export function guarded<T, R>(work: (task: T) => Promise<R>): (task: T) => Promise<Answer<R>> {
  return async (task) => {
    try {
      return { done: await work(task) };
    } catch (error) {
      if (error instanceof Fault) return { fault: error.message };
      throw error;
    }
  };
}

/** Does the tasks on `workers` threads and hands each result over as soon as it is there, in any order. */
export async function onThreads<T, R>(name: string, tasks: readonly T[], workers: number, done: (result: R) => void): Promise<void> {
  // Loaded late: most commands need no threads, and a program should start at once.
  const { Piscina } = await import('piscina');
  const threads = Math.min(workers, tasks.length);
  const filename = new URL('./game-worker.js', import.meta.url).href;
  const pool = new Piscina({ filename, minThreads: threads, maxThreads: threads, recordTiming: false, execArgv: THREAD_FLAGS });
  // Threads may start programs; this one answers for them.
  guard();
  try {
    await Promise.all(
      tasks.map(async (task) => {
        const answer = (await pool.run(task, { name })) as Answer<R>;
        if ('fault' in answer) throw new Fault(answer.fault);
        done(answer.done);
      }),
    );
  } finally {
    // After a fault nobody waits for the other threads' results any more; the pool would call one that is on its way an error.
    pool.on('error', () => undefined);
    await pool.destroy();
    endAll();
  }
}

/** Cuts 0 … n-1 into ranges: several for each worker, so that all are busy to the end and a bar can move. */
export function chunks(n: number, workers: number, largest = 200): { readonly from: number; readonly to: number }[] {
  const size = Math.max(1, Math.min(largest, Math.ceil(n / (workers * 16))));
  return Array.from({ length: Math.ceil(n / size) }, (_, i) => ({ from: i * size, to: Math.min(n, (i + 1) * size) }));
}
