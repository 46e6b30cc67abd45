import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { GamePackage } from '../core/registry.ts';
import { openStore, type Place } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { Addresses } from './addresses.ts';
import type { Thinker } from './bots/thinker.ts';
import { OpeningHours } from './clock/opening-hours.ts';
import { nameJobs, startRounds } from './clock/rounds.ts';
import type { Connection } from './connection.ts';
import type { ServerContext } from './context.ts';
import { countedHints, countedJobs, watchContext } from './counted.ts';
import { alone } from './hints/hints.ts';
import { PostgresHints } from './hints/postgres.ts';
import { nameHousekeeping, startHousekeeping } from './housekeeping.ts';
import { makeApp, type TrustProxy } from './http/app.ts';
import type { Jobs } from './jobs/jobs.ts';
import { LocalJobs } from './jobs/local.ts';
import { CLOSE, LIMITS, type Limits } from './limits.ts';
import { makeLog } from './log.ts';
import { type Metrics, type MetricsFor, makeMetrics } from './metrics.ts';
import { Pressure } from './pressure.ts';
import { Tables } from './tables.ts';

export interface ServerOptions {
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
  readonly place: Place;
  readonly games: Readonly<Record<string, () => Promise<Pick<GamePackage, 'game'>>>>;
  readonly bots: (metrics: Metrics) => Thinker;
  readonly web: string;
  readonly limits?: Partial<Limits>;
  readonly log?: Logger;
  readonly trustProxy?: TrustProxy;
  readonly metrics?: MetricsFor;
  /** Lets a test put itself between the tables and the store. */
  readonly wrapStore?: (store: Store) => Store;
}

export interface Server {
  readonly url: string;
  readonly context: ServerContext;
  /** Stops accepting, finishes what is under way, closes; within ten seconds, whatever hangs. */
  close(): Promise<void>;
}

export async function startServer(options: ServerOptions): Promise<Server> {
  const limits = { ...LIMITS, ...options.limits };
  const context = await openContext(options, limits);
  watchContext(context);
  const tables = new Tables(context);
  const connections = new Set<Connection>();
  const cookieSecret = await cookieSecretOf(context);
  const { web, trustProxy = false, metrics = 'local' } = options;
  const app = await makeApp(
    { ...context, tables, connections, addresses: new Addresses(limits) },
    { cookieSecret, web, trustProxy, metrics },
  );
  const close = async (): Promise<void> => {
    // Whoever comes now finds another server, or this one again once it is back.
    app.server.close();
    for (const connection of connections) connection.stopReading();
    // What bots are thinking about is worth a moment; what they begin with later somebody else does.
    await within(1500, Promise.all([context.jobs.close(), context.hours.close()]));
    await within(2500, tables.close());
    for (const connection of connections) connection.close(CLOSE.goingAway);
    // A request that is under way has a moment; one that never ends does not keep the others.
    setTimeout(() => app.server.closeAllConnections(), 1000).unref();
    await within(
      2500,
      app.close().catch(() => undefined),
    );
    await within(500, tables.close());
    await within(500, context.hints.close());
    await within(1000, context.bots.close());
    await within(1500, context.store.close());
    context.pressure.close();
  };
  try {
    await app.listen({ host: options.host, port: options.port });
  } catch (error) {
    await close();
    throw error;
  }
  nameJobs(context, tables);
  nameHousekeeping(context);
  await context.jobs.start();
  await startRounds(context);
  await startHousekeeping(context);
  void tables.wakeBots().catch((err: unknown) => context.log.error({ err }, 'tables not woken'));
  void tables.keepAll().catch((err: unknown) => context.log.error({ err }, 'positions not kept'));
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${port}`, context, close };
}

async function cookieSecretOf({ store, bots }: ServerContext): Promise<string> {
  try {
    return await store.keepSecret('cookie', () => randomBytes(32).toString('hex'));
  } catch (error) {
    // What still runs would keep the process alive.
    await Promise.allSettled([bots.close(), store.close()]);
    throw error;
  }
}

/** Waits so many milliseconds and no longer: whoever ends a server must not wait for what hangs. */
async function within(milliseconds: number, task: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([task, late]).finally(() => clearTimeout(timer));
}

/** Jobs of one process, or of all servers on the database. */
async function openJobs(place: Place, failed: (err: unknown, kind: string) => void): Promise<Jobs> {
  if (!('url' in place)) return new LocalJobs(failed);
  const { PostgresJobs } = await import('./jobs/postgres.ts');
  return new PostgresJobs(place.url, failed);
}

async function openContext(options: ServerOptions, limits: Limits): Promise<ServerContext> {
  const metrics = makeMetrics();
  const store = await openStore(options.place, (jobs, milliseconds) => {
    metrics.commits.observe(milliseconds / 1000);
    metrics.jobs.inc(jobs);
  });
  const log = options.log ?? makeLog('warn');
  const wrapped = options.wrapStore?.(store) ?? store;
  return {
    store: wrapped,
    hours: new OpeningHours(wrapped, Date.now, limits.beat, log),
    metrics,
    pressure: new Pressure(limits.busy),
    bots: options.bots(metrics),
    hints: countedHints('url' in options.place ? new PostgresHints(options.place.url) : alone, metrics),
    jobs: countedJobs(await openJobs(options.place, (err, kind) => log.warn({ err, kind }, 'job failed')), metrics),
    limits,
    log,
    now: Date.now,
    game: async (id) => (Object.hasOwn(options.games, id) ? (await options.games[id]?.())?.game : undefined),
  };
}
