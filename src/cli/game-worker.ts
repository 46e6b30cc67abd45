import { Fault } from './fault.ts';
import { judgeTask as judge } from './review.ts';
import { playBatch as play } from './run-games.ts';
import { verifyBatch as verify } from './verify.ts';

/** The answer of a thread. An error loses its class on the way, so that a fault travels as what it says. */
export type Answer<R> = { readonly done: R } | { readonly fault: string };

function guarded<T, R>(work: (task: T) => Promise<R>): (task: T) => Promise<Answer<R>> {
  return async (task) => {
    try {
      return { done: await work(task) };
    } catch (error) {
      if (error instanceof Fault) return { fault: error.message };
      throw error;
    }
  };
}

/** What the threads of simulate, arena, verify and review can do; `onThreads` calls them by name. */
export const playBatch = guarded(play);
export const verifyBatch = guarded(verify);
export const judgeTask = guarded(judge);
