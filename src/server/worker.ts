import { LIMITS } from './limits.ts';
import { type ContextOptions, openContext } from './open-context.ts';
import { Tables } from './tables.ts';
import { within } from './within.ts';

export interface Worker {
  /** Finishes what is being thought about, and ends. */
  close(): Promise<void>;
}

/** A process at which nobody plays: it takes bots' turns from the servers on the same database. */
export async function startWorker(options: ContextOptions): Promise<Worker> {
  const context = await openContext(options, { ...LIMITS, ...options.limits }, true);
  const tables = new Tables(context);
  await context.hours.start();
  await context.jobs.start();
  return {
    close: async () => {
      await within(3000, Promise.all([context.jobs.close(), context.hours.close()]));
      await within(2000, tables.close());
      await within(500, context.hints.close());
      await within(1000, context.bots.close());
      await within(1500, context.store.close());
      context.pressure.close();
    },
  };
}
