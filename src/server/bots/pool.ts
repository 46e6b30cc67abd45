import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { BotRequest } from '../../bots/answer.ts';
import { parseBotSpec } from '../../bots/spec.ts';
import { tableBudget } from '../../bots/table-budget.ts';
import { THREAD_FLAGS } from '../../bots/thread-flags.ts';
import type { AnyMove } from '../../core/game.ts';
import type { Metrics } from '../metrics.ts';
import { FairQueue } from './fair-queue.ts';
import type { Thinker } from './thinker.ts';

/** Over its budget a bot gets this much for the way to the worker and back; then the table plays a legal move for it. */
const GRACE = 1500;
/** In milliseconds. At a table of the server nobody thinks for longer, whatever the seat's wish says: others wait for the same threads. */
const LONGEST = 1000;

export interface PoolOptions {
  /** The built worker, which exports `decide`. */
  readonly worker: URL;
  readonly metrics: Metrics;
  /** The least time a bot seems to think, so that people can follow. */
  readonly pace: number;
  readonly threads?: number;
}

export function openThinker({ worker, metrics, pace, threads = availableParallelism() }: PoolOptions): Thinker {
  const most = Math.max(1, threads);
  const pool = new Piscina({
    filename: worker.href,
    name: 'decide',
    minThreads: 0,
    maxThreads: most,
    idleTimeout: 30_000,
    execArgv: THREAD_FLAGS,
  });
  // A move that arrives just after its bot was given up is an error to the pool. Nobody waits for it, and it must not end the server.
  pool.on('error', () => metrics.botFaults.inc({ fault: 'late' }));
  // A bot's time runs once it has a thread: it is not to blame for the queue before it.
  const turns = new FairQueue(most);
  metrics.gauge('ratskeller_bots_waiting', 'Bots that wait for a thread', () => turns.waiting);
  metrics.gauge('ratskeller_bots_thinking', 'Bots that think', () => turns.busy);
  return {
    knows: (bot) => parseBotSpec(bot) !== undefined,
    close: () => pool.destroy(),
    think: async ({ game, view, seat, bot, share }) => {
      const spec = parseBotSpec(bot) ?? { bot: 'random' };
      const budget = tableBudget(spec, game);
      const request: BotRequest = { game: game.id, bot: spec.bot, view, seat, budget, seed: randomInt(2 ** 32) };
      const stop = metrics.thoughts.startTimer();
      const shown = new Promise((resolve) => setTimeout(resolve, pace));
      const move = await turns.run(share, Math.min(budget.milliseconds, LONGEST), (milliseconds) =>
        run(pool, { ...request, budget: { ...budget, milliseconds } }, milliseconds + GRACE, metrics),
      );
      stop();
      await shown;
      return move;
    },
  };
}

async function run(pool: Piscina, request: BotRequest, limit: number, metrics: Metrics): Promise<AnyMove | undefined> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), limit);
  try {
    return (await pool.run(request, { signal: abort.signal })) as AnyMove;
  } catch {
    metrics.botFaults.inc({ fault: abort.signal.aborted ? 'late' : 'crash' });
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
