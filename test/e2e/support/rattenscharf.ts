import type { Page } from 'playwright-core';
import { gone, isAsked } from './wait.ts';

/** Plays Rattenscharf in a page with English texts, as people do. Each answers whether the game went on. */

const SLOT = 'button.slot:not([disabled])';
const slot = (page: Page) => page.locator(SLOT).first();

/** Waits until this page is asked or the game is over; true if it is asked. */
export async function myTurn(page: Page, timeout = 30_000): Promise<boolean> {
  return isAsked(page, SLOT, timeout);
}

export type Lay = (page: Page) => Promise<void>;

/** The second strip of a turn is in the hand by itself. */
const handEmpty = async (page: Page) => (await page.locator('button.slot[aria-pressed=true]').count()) === 0;

/** Without roles, whose search takes long where it is done so often. */
const place = (page: Page) => page.locator('button[data-about="act:lay"]', { hasText: /^Place (here|it)/ });

/** Picks a strip in the tray and puts it where the board suggests. */
export const layByMouse: Lay = async (page) => {
  if (await handEmpty(page)) await slot(page).click();
  await place(page).click();
};

export const layByTouch: Lay = async (page) => {
  if (await handEmpty(page)) await slot(page).tap();
  await place(page).tap();
};

/** Nothing but keys: the board has the focus after the first Tab to it. */
export const layByKeys: Lay = async (page) => {
  await page.keyboard.press('b');
  await page.keyboard.press('1');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
};

/** The table on which so many strips lie, as a screen reader hears it. */
const table = (strips: number | '') => `[role=application][aria-label^="Table with ${strips}${strips === '' ? '' : ' '}"]`;

/** How many strips lie on the table. */
export async function laid(page: Page): Promise<number> {
  const label = await page.locator(table('')).getAttribute('aria-label');
  return Number(/^Table with (\d+)/.exec(label ?? '')?.[1]);
}

/** Plays one strip and waits until it lies. False when the game is over. */
export async function playOne(page: Page, lay: Lay): Promise<boolean> {
  if (!(await myTurn(page))) return false;
  const before = await laid(page);
  await lay(page);
  await gone(page, table(before));
  return true;
}

/** Plays for all pages, whoever is asked, until the game is over; the number of strips that lie then. */
export async function playOut(pages: readonly Page[], lay: Lay = layByMouse): Promise<number> {
  const asked = () => Promise.any(pages.map(async (page) => ({ page, mine: await myTurn(page, 60_000) })));
  for (let next = await asked(); next.mine; next = await asked()) await playOne(next.page, lay);
  return laid(pages[0] as Page);
}
