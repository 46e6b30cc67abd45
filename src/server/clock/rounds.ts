import type { ServerContext } from '../context.ts';
import type { Tables } from '../tables.ts';
import { ring, ringAt } from './timekeeper.ts';

/** So often somebody goes round and closes tables that nobody comes to any more. */
const ROUND = 3_600_000;
const NEXT = 'abandoned';

/** Names what must be done at its time, before jobs start. */
export function nameJobs(context: ServerContext, tables: Tables): void {
  context.jobs.on('clock', ({ table }) => tables.get(String(table)).ring());
  context.jobs.on(NEXT, async () => {
    await nextRound(context);
    const before = context.now() - context.limits.abandoned;
    for (const id of await context.store.hours.abandoned(before, context.now())) {
      await tables
        .get(id)
        .abandon()
        .catch((err: unknown) => context.log.warn({ err, table: id }, 'table not closed'));
    }
  });
}

/** Winds all clocks that run: jobs may have been forgotten with the server before. */
export async function startRounds(context: ServerContext): Promise<void> {
  await context.hours.start();
  for (const table of await context.store.hours.clocked()) {
    const at = ringAt(context, table);
    if (at !== undefined) await ring(context, table.id, at);
  }
  await nextRound(context);
}

const nextRound = ({ jobs, now, limits }: ServerContext): Promise<void> =>
  jobs.at(NEXT, now() + Math.min(ROUND, limits.abandoned), NEXT, {});
