import type { Browser } from 'playwright-core';
import { afterAll, afterEach } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type Served, serve } from './server.ts';

/** A browser and the product, for all tests of a file; both are closed after the last. `flags` are those of `ratskeller serve`. */
export async function openHouse(...flags: readonly string[]): Promise<{ readonly browser: Browser; readonly server: Served }> {
  const [browser, server] = await Promise.all([launchBrowser(), serve(...flags)]);
  // What a failed test has left open would slow down its second try.
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });
  return { browser, server };
}
