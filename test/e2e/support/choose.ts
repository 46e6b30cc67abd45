import type { Page } from 'playwright-core';

/** Presses the label of a choice whose dot is hidden, once it stands still: what is above it may still come. */
export const choose = (page: Page, name: string): Promise<void> =>
  page.locator('label', { has: page.getByRole('radio', { name }) }).click();
