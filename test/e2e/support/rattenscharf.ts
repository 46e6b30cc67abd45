import type { Page } from 'playwright-core';

/** Plays Rattenscharf in a page with English texts, as people do. Each answers whether the game went on. */

const slot = (page: Page) => page.locator('button.slot:not([disabled])').first();
const over = (page: Page) => page.locator('section.result');

/** Waits until this page is asked or the game is over; true if it is asked. */
export async function myTurn(page: Page, timeout = 30_000): Promise<boolean> {
  await slot(page).or(over(page)).first().waitFor({ timeout });
  return (await over(page).count()) === 0;
}

export type Lay = (page: Page) => Promise<void>;

/** The second strip of a turn is in the hand by itself. */
const handEmpty = async (page: Page) => (await page.locator('button.slot[aria-pressed=true]').count()) === 0;

/** Picks a strip in the tray and puts it where the board suggests. */
export const layByMouse: Lay = async (page) => {
  if (await handEmpty(page)) await slot(page).click();
  await page.getByRole('button', { name: /^Place (here|it)/ }).click();
};

export const layByTouch: Lay = async (page) => {
  if (await handEmpty(page)) await slot(page).tap();
  await page.getByRole('button', { name: /^Place (here|it)/ }).tap();
};

/** Nothing but keys: the board has the focus after the first Tab to it. */
export const layByKeys: Lay = async (page) => {
  await page.keyboard.press('b');
  await page.keyboard.press('1');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
};

/** The table on which so many strips lie, as a screen reader hears it. Without roles, whose search takes long where it is done so often. */
const table = (page: Page, strips: number | '') =>
  page.locator(`[role=application][aria-label^="Table with ${strips}${strips === '' ? '' : ' '}"]`);

/** How many strips lie on the table. */
export async function laid(page: Page): Promise<number> {
  const label = await table(page, '').getAttribute('aria-label');
  return Number(/^Table with (\d+)/.exec(label ?? '')?.[1]);
}

/** Plays one strip and waits until it lies. False when the game is over. */
export async function playOne(page: Page, lay: Lay): Promise<boolean> {
  if (!(await myTurn(page))) return false;
  const before = await laid(page);
  await lay(page);
  await table(page, before).waitFor({ state: 'detached', timeout: 20_000 });
  return true;
}

/** Plays for all pages, whoever is asked, until the game is over; the number of strips that lie then. */
export async function playOut(pages: readonly Page[], lay: Lay = layByMouse): Promise<number> {
  const asked = () => Promise.any(pages.map(async (page) => ({ page, mine: await myTurn(page, 60_000) })));
  for (let next = await asked(); next.mine; next = await asked()) await playOne(next.page, lay);
  return laid(pages[0] as Page);
}
