import type { Locator, Page } from 'playwright-core';

/** Presses Tab until something has the focus. */
export async function tabTo(page: Page, what: Locator): Promise<void> {
  await what.waitFor();
  for (let i = 0; i < 120; i++) {
    if (await what.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${what}`);
}
