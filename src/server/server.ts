import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { Addresses } from './addresses.ts';
import { nameCalls, startCalls } from './calling/calls.ts';
import { nameNews } from './calling/news.ts';
import { nameJobs, startRounds } from './clock/rounds.ts';
import type { ServerContext } from './context.ts';
import { watchContext } from './counted.ts';
import { nameHousekeeping, startHousekeeping } from './housekeeping.ts';
import { makeApp, type TrustProxy } from './http/app.ts';
import { CLOSE, LIMITS } from './limits.ts';
import type { MetricsFor } from './metrics.ts';
import { type ContextOptions, openContext } from './open-context.ts';
import { namePairing, startPairing } from './pairing/jobs.ts';
import { Pairing } from './pairing/pairing.ts';
import type { Painter } from './pictures/painter.ts';
import { nameRatings, startRatings } from './ratings/jobs.ts';
import { followModerators } from './safety/follow.ts';
import { Tables } from './tables.ts';
import { nameTournaments, startTournaments } from './tournaments/jobs.ts';
import type { OpenLine } from './watcher.ts';
import { within } from './within.ts';

export interface ServerOptions extends ContextOptions {
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
  readonly web: string;
  /** Who draws pictures of positions; without, there are none. */
  readonly painter?: Painter | undefined;
  readonly trustProxy?: TrustProxy;
  readonly metrics?: MetricsFor;
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
  const unfollow = followModerators(context, tables);
  const pairing = new Pairing(context);
  const connections = new Set<OpenLine>();
  const cookieSecret = await cookieSecretOf(context);
  const { web, trustProxy = false, metrics = 'local', painter } = options;
  const app = await makeApp(
    { ...context, tables, pairing, connections, addresses: new Addresses(limits), painter },
    { cookieSecret, web, trustProxy, metrics },
  );
  const close = async (): Promise<void> => {
    // Whoever comes now finds another server, or this one again once it is back.
    app.server.close();
    unfollow();
    pairing.close();
    for (const connection of connections) connection.stopReading();
    // What bots are thinking about is worth a moment; what they begin with later somebody else does.
    await within(1500, Promise.all([context.jobs.close(), context.hours.close()]));
    await within(2500, tables.close());
    for (const connection of connections) connection.close(CLOSE.goingAway);
    // A request that is under way has a moment; one that never ends does not keep the others.
    setTimeout(() => app.server.closeAllConnections(), 1000).unref();
    await within(2500, app.close());
    await within(500, tables.close());
    await within(500, context.hints.close());
    await within(1000, Promise.all([context.bots.close(), painter?.close()]));
    await within(1500, context.store.close());
    context.pressure.close();
  };
  try {
    await app.listen({ host: options.host, port: options.port });
    nameJobs(context, tables);
    nameCalls(context, tables);
    nameNews(context, tables);
    nameHousekeeping(context);
    nameRatings(context);
    nameTournaments(context, tables);
    namePairing(context, tables, pairing);
    await context.jobs.start();
    await startRounds(context);
    await startHousekeeping(context);
    await startRatings(context);
    await startTournaments(context);
    await startCalls(context);
    await startPairing(context);
  } catch (error) {
    await close();
    throw error;
  }
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
