import type { Logger } from 'pino';
import type { AnyGame } from '../core/game.ts';
import type { GamePackage } from '../core/registry.ts';
import { openStore, type Place } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import type { Thinker } from './bots/thinker.ts';
import { OpeningHours } from './clock/opening-hours.ts';
import type { ServerContext } from './context.ts';
import { countedHints, countedJobs } from './counted.ts';
import { alone } from './hints/hints.ts';
import { PostgresHints } from './hints/postgres.ts';
import type { Jobs } from './jobs/jobs.ts';
import { LocalJobs } from './jobs/local.ts';
import type { Limits } from './limits.ts';
import { makeLog } from './log.ts';
import { type Metrics, makeMetrics } from './metrics.ts';
import { Pressure } from './pressure.ts';

export interface ContextOptions {
  readonly place: Place;
  readonly games: Readonly<Record<string, () => Promise<Pick<GamePackage, 'game'>>>>;
  readonly bots: (metrics: Metrics) => Thinker;
  readonly limits?: Partial<Limits>;
  readonly log?: Logger;
  /** Lets a test put itself between the tables and the store. */
  readonly wrapStore?: (store: Store) => Store;
}

/** Jobs of one process, or of all servers on the database. */
async function openJobs(place: Place, failed: (err: unknown, kind: string) => void): Promise<Jobs> {
  if (!('url' in place)) return new LocalJobs(failed);
  const { PostgresJobs } = await import('./jobs/postgres.ts');
  return new PostgresJobs(place.url, failed);
}

/** A rule book is loaded once: to ask for it again costs as much as a move. */
function remembered(games: ContextOptions['games']): ServerContext['game'] {
  const known = new Map<string, AnyGame>();
  return async (id) => {
    const game = known.get(id) ?? (Object.hasOwn(games, id) ? (await games[id]?.())?.game : undefined);
    if (game) known.set(id, game);
    return game;
  };
}

/** With `thinksOnly` nobody can play at this process, so that no clock runs for its sake. */
export async function openContext(options: ContextOptions, limits: Limits, thinksOnly = false): Promise<ServerContext> {
  const metrics = makeMetrics();
  const store = await openStore(options.place, (jobs, milliseconds) => {
    metrics.commits.observe(milliseconds / 1000);
    metrics.jobs.inc(jobs);
  });
  const log = options.log ?? makeLog('warn');
  const wrapped = options.wrapStore?.(store) ?? store;
  return {
    store: wrapped,
    hours: new OpeningHours(wrapped, Date.now, limits.beat, log, !thinksOnly),
    metrics,
    pressure: new Pressure(limits.busy),
    bots: options.bots(metrics),
    hints: countedHints('url' in options.place ? new PostgresHints(options.place.url) : alone, metrics),
    jobs: countedJobs(await openJobs(options.place, (err, kind) => log.warn({ err, kind }, 'job failed')), metrics),
    limits,
    log,
    now: Date.now,
    game: remembered(options.games),
  };
}
