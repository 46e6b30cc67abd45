import type { Browser } from 'playwright-core';
import { afterAll, afterEach } from 'vitest';
import { type Postgres, startPostgres } from '../../support/postgres.ts';
import { launchBrowser } from './browser.ts';
import { type Served, serve } from './server.ts';

/** One for all files that a process runs: it takes as long to start as many a test. */
let shared: Promise<Browser> | undefined;

export async function openBrowser(): Promise<Browser> {
  if (!(await shared)?.isConnected()) shared = launchBrowser();
  const browser = await (shared as Promise<Browser>);
  // Whatever a test has left open would slow down the next.
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  return browser;
}

/** A browser, and the product on a server for all tests of a file. `flags` are those of `ratskeller serve`. */
export async function openHouse(...flags: readonly string[]): Promise<{ readonly browser: Browser; readonly server: Served }> {
  const [browser, server] = await Promise.all([openBrowser(), serve(...flags)]);
  afterAll(() => server.stop());
  return { browser, server };
}

/** The same with two servers that share a PostgreSQL. */
export async function openTwoHouses(
  ...flags: readonly string[]
): Promise<{ readonly browser: Browser; readonly servers: readonly [Served, Served]; readonly postgres: Postgres }> {
  const [browser, postgres] = await Promise.all([openBrowser(), startPostgres()]);
  const open = () => serve('--database-url', postgres.url, ...flags);
  const servers = [await open(), await open()] as const;
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.stop();
  });
  return { browser, servers, postgres };
}
