import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import type { AnyGame } from '../../../src/core/game.ts';
import { visitor } from './browser.ts';
import { keepAll, type Stand } from './positions.ts';
import { type Lie, lieOf, misfits, resize, SIZES } from './sizes.ts';

/** So much of the screen shows the board while somebody decides, and once the result stands beside it; in hundredths, and in pixels. */
const DECIDING = { share: 18, side: 110 };
const OVER = { share: 12, side: 90 };

const isTogether = ({ share, side, button }: Lie, most: typeof OVER): boolean => button && share >= most.share && side >= most.side;

/** Plays nothing: looks at every table in every size, and says where something does not fit. */
export async function fitting(browser: Browser, url: string, game: AnyGame, all: readonly Stand[]): Promise<string[]> {
  const { page, context, faults } = await visitor(browser, { locale: 'de', hasTouch: true });
  await keepAll(page, url, all);
  const found: string[] = [];
  for (const { kind, kept } of all) {
    await page.goto(`${url}/local/${kept.id}`);
    await page.locator('.play').waitFor();
    const curtain = page.locator('.curtain button');
    await page.waitForFunction(
      () =>
        document.querySelector('.curtain button') ??
        [...document.querySelectorAll('.board *')].some((e) => e.getBoundingClientRect().height > 90),
    );
    if ((await curtain.count()) > 0) await curtain.click();
    if (kept.over) await page.locator('.play .btn.p').first().waitFor();
    for (const size of SIZES) {
      await resize(page, size);
      const lie = await lieOf(page);
      const place = `${game.id}, ${kind}, ${size}`;
      if (!isTogether(lie, kept.over ? OVER : DECIDING) && !lie.scrolls)
        found.push(`${place}: not in view together: ${JSON.stringify(lie)}`);
      for (const line of await misfits(page)) found.push(`${place}: ${line}`);
    }
  }
  expect(faults).toEqual([]);
  await context.close();
  return found;
}
