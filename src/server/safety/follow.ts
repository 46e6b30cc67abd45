import type { ServerContext } from '../context.ts';
import type { Tables } from '../tables.ts';

/** So often it is looked for what was done at another server or from the command line, in milliseconds. */
const ROUND = 5000;
/** Clocks of several machines differ; to read a table again does no harm. */
const SLACK = 60_000;

/** Tables that moderators have closed, or taken words from, are read anew by every server that has them in memory. */
export function followModerators(
  { store, log, now }: Pick<ServerContext, 'store' | 'log' | 'now'>,
  tables: Pick<Tables, 'reread'>,
  round = ROUND,
): () => void {
  const seen = new Set<string>();
  let since = now() - SLACK;
  const look = async (): Promise<void> => {
    const touched = await store.reports.tablesTouched(since - SLACK);
    const fresh = touched.filter(({ id }) => !seen.has(id));
    seen.clear();
    for (const { id } of touched) seen.add(id);
    since = Math.max(since, ...touched.map(({ at }) => at));
    await tables.reread(new Set(fresh.map(({ table }) => table)));
  };
  const timer = setInterval(() => void look().catch((err: unknown) => log.warn({ err }, 'moderators not followed')), round).unref();
  return () => clearInterval(timer);
}
