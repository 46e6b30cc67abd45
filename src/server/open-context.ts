import type { Logger } from 'pino';
import type { AnyGame } from '../core/game.ts';
import type { GamePackage } from '../core/registry.ts';
import { openStore, type Place } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import type { Thinker } from './bots/thinker.ts';
import { Post } from './calling/post.ts';
import { PUSH_SERVICES, Push } from './calling/push.ts';
import { OpeningHours } from './clock/opening-hours.ts';
import type { ServerContext } from './context.ts';
import { countedHints, countedJobs } from './counted.ts';
import { alone, type Hints } from './hints/hints.ts';
import type { Jobs } from './jobs/jobs.ts';
import { LocalJobs } from './jobs/local.ts';
import type { Limits } from './limits.ts';
import { makeLog } from './log.ts';
import { type Metrics, makeMetrics } from './metrics.ts';
import { Pressure } from './pressure.ts';

/** How people are called who are elsewhere. */
export interface CallOptions {
  /** Without it, and an address to write from and to lead back to, there is no mail. */
  readonly mail?: { readonly smtp: string; readonly from: string };
  /** Where the house is found, such as https://ratskeller.example. */
  readonly house?: string;
  /** For tests, which have a push service of their own. */
  readonly pushServices?: readonly RegExp[];
}

/** Push services want to know to whom they may turn. */
const NOBODY = 'mailto:nobody@ratskeller.invalid';

function openCalls(
  store: Store,
  log: Logger,
  { mail, house, pushServices = PUSH_SERVICES }: CallOptions,
): Pick<ServerContext, 'push' | 'post'> {
  const subject = house?.startsWith('https:') ? house : NOBODY;
  return {
    push: new Push(store, pushServices, subject, log),
    post: mail && house !== undefined ? new Post(mail.smtp, mail.from, house) : undefined,
  };
}

export interface ContextOptions {
  readonly place: Place;
  readonly games: Readonly<Record<string, () => Promise<Pick<GamePackage, 'game'>>>>;
  readonly bots: (metrics: Metrics) => Thinker;
  readonly limits?: Partial<Limits>;
  readonly calling?: CallOptions;
  readonly log?: Logger;
  /** Lets a test put itself between the tables and the store. */
  readonly wrapStore?: (store: Store) => Store;
}

/** Hints and jobs of one process, or of all servers on the database. */
async function openShared(
  place: Place,
  failed: (err: unknown, kind: string) => void,
): Promise<{ readonly hints: Hints; readonly jobs: Jobs }> {
  if (!('url' in place)) return { hints: alone, jobs: new LocalJobs(failed) };
  const [{ PostgresHints }, { PostgresJobs }] = await Promise.all([import('./hints/postgres.ts'), import('./jobs/postgres.ts')]);
  return { hints: new PostgresHints(place.url), jobs: new PostgresJobs(place.url, failed) };
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
  const { hints, jobs } = await openShared(options.place, (err, kind) => log.warn({ err, kind }, 'job failed'));
  return {
    store: wrapped,
    hours: new OpeningHours(wrapped, Date.now, limits.beat, log, !thinksOnly),
    metrics,
    pressure: new Pressure(limits.busy),
    bots: options.bots(metrics),
    hints: countedHints(hints, metrics),
    jobs: countedJobs(jobs, metrics),
    ...openCalls(wrapped, log, options.calling ?? {}),
    limits,
    log,
    now: Date.now,
    game: remembered(options.games),
  };
}
