import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const folder = join(import.meta.dirname, '..', '..', '..', 'dist', 'shots');

/** Takes a picture for people to look at, where it is wished for (`SHOTS=1 npm test browser`); no test depends on it. */
export async function shoot(page: Page, name: string, fullPage = false): Promise<void> {
  if (!process.env.SHOTS) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage });
}
