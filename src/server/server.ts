import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { GamePackage } from '../core/registry.ts';
import { openStore, type Place } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import type { Thinker } from './bots/thinker.ts';
import type { Connection } from './connection.ts';
import type { House } from './house.ts';
import { makeApp } from './http/app.ts';
import { CLOSE, LIMITS, type Limits } from './limits.ts';
import { makeLog } from './log.ts';
import { type Metrics, makeMetrics } from './metrics.ts';
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
  readonly trustProxy?: boolean;
  /** Lets a test put itself between the tables and the store. */
  readonly wrapStore?: (store: Store) => Store;
}

export interface Server {
  readonly url: string;
  readonly house: House;
  /** Stops accepting, finishes what is under way, closes. */
  close(): Promise<void>;
}

export async function startServer(options: ServerOptions): Promise<Server> {
  const house = await openHouse(options);
  const tables = new Tables(house);
  const connections = new Set<Connection>();
  const desk = { house, tables, connections, limits: { ...LIMITS, ...options.limits } };
  const cookieSecret = await house.store.keepSecret('cookie', () => randomBytes(32).toString('hex'));
  const app = await makeApp(desk, { cookieSecret, web: options.web, trustProxy: options.trustProxy ?? false });
  const close = async (): Promise<void> => {
    for (const connection of connections) connection.deafen();
    await tables.close();
    for (const connection of connections) connection.close(CLOSE.goingAway);
    await app.close();
    await tables.close();
    await house.bots.close();
    await house.store.close();
  };
  try {
    await app.listen({ host: options.host, port: options.port });
  } catch (error) {
    await close();
    throw error;
  }
  void tables.wakeBots().catch((err: unknown) => house.log.error({ err }, 'tables not woken'));
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${port}`, house, close };
}

async function openHouse(options: ServerOptions): Promise<House> {
  const metrics = makeMetrics();
  const store = await openStore(options.place, (jobs, milliseconds) => {
    metrics.commits.observe(milliseconds / 1000);
    metrics.jobs.inc(jobs);
  });
  return {
    store: options.wrapStore?.(store) ?? store,
    metrics,
    bots: options.bots(metrics),
    log: options.log ?? makeLog('warn'),
    now: Date.now,
    game: async (id) => (Object.hasOwn(options.games, id) ? (await options.games[id]?.())?.game : undefined),
  };
}
