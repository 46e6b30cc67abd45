import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Pages look by themselves every now and then: the page's clock, which must be installed, is put forward until it shows this. Not too often:
 * the house counts how often an address asks.
 */
export async function inTime(page: Page, what: Locator | (() => Promise<boolean>)): Promise<void> {
  const isThere = async () => {
    await page.clock.fastForward(20_000);
    return typeof what === 'function' ? what() : what.isVisible();
  };
  await expect.poll(isThere, { timeout: 60_000, interval: 500 }).toBe(true);
}
