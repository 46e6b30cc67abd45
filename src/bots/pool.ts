import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { AnyMove } from '../core/game.ts';
import type { BotRequest } from './answer.ts';

/** Bots that think beside the main thread of Node. */
export interface BotPool {
  decide(request: BotRequest): Promise<AnyMove>;
  close(): Promise<void>;
}

/** `file` is the URL of a worker module that exports `decide`. */
export function openPool(file: URL, threads: number = availableParallelism()): BotPool {
  const pool = new Piscina({ filename: file.href, name: 'decide', minThreads: 1, maxThreads: Math.max(1, threads) });
  return {
    decide: (request) => pool.run(request) as Promise<AnyMove>,
    close: () => pool.close(),
  };
}
