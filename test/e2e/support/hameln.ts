import type { Locator, Page } from 'playwright-core';
import { gone, isAsked, seen, unseen } from './wait.ts';

/** Hameln, played through the page by pressing what is lit. */

export type Mode = 'man' | 'woman' | 'act' | 'name' | 'place' | 'wed' | 'move-in' | 'sell' | 'optional' | 'chase' | 'ransom';

const TRAY = '.hm-tray:not([data-busy])';
export const tray = (page: Page): Locator => page.locator(TRAY);
export const main = (page: Page): Locator => page.locator('.hm-tray [data-main]:enabled');
const lines = (page: Page): Locator => page.locator('.hm-tray [data-key]:not([aria-disabled=true])');
const openSpots = (page: Page): Locator => page.locator('[data-spot][data-open]');

export const modeOf = async (page: Page): Promise<Mode> => (await tray(page).getAttribute('data-mode')) as Mode;

/** How a hand presses something. */
export type Press = (page: Page, what: Locator) => Promise<void>;
export const byMouse: Press = (_, what) => what.click();
export const byTouch: Press = (_, what) => what.tap();
/** Numbers press the lines of the panel, arrows lead to what is lit in town, Enter chooses there and plays everywhere else. */
export const byKeys: Press = async (page, what) => {
  const { key, spot } = await what.evaluate((node) => ({ ...(node as HTMLElement).dataset }));
  if (key !== undefined) await page.keyboard.press(key);
  else if (spot === undefined) await enter(page);
  else {
    await walk(page);
    await page.keyboard.press('Enter');
  }
};

const onOpenSpot = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.matches('[data-spot][data-open]') ?? false);

async function enter(page: Page): Promise<void> {
  if (await onOpenSpot(page)) await page.keyboard.press('b');
  await page.keyboard.press('Enter');
}

async function walk(page: Page): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press(i % 5 === 4 ? 'ArrowDown' : 'ArrowRight');
    if (await onOpenSpot(page)) return;
  }
  throw new Error('the arrow keys lead to nothing that can be chosen');
}

/** Waits until this page is asked or the game is over; true if it is asked. */
export async function myTurn(page: Page, timeout = 60_000): Promise<boolean> {
  return isAsked(page, TRAY, timeout);
}

/** What was done in a game, so that a test can tell that it saw everything. */
export type Count = Record<Mode, number>;
export const nothingYet = (): Count => ({
  man: 0,
  woman: 0,
  act: 0,
  name: 0,
  place: 0,
  wed: 0,
  'move-in': 0,
  sell: 0,
  optional: 0,
  chase: 0,
  ransom: 0,
});

/** Some do a bit of everything; some want children and keep their money, so that the piper has something to ask for. */
export type Style = 'busy' | 'thrifty';

/** Presses one thing. Whoever asks again and again plays a whole game. */
async function pressOne(page: Page, press: Press, count: Count): Promise<void> {
  const mode = await modeOf(page);
  const before = await tray(page).getAttribute('data-n');
  const turn = count[mode]++;
  const commit = async (): Promise<void> => {
    await press(page, main(page).first());
    await gone(page, `.hm-tray[data-n="${before}"]`);
  };
  const spot = async (): Promise<void> => {
    // The town is built street by street.
    await openSpots(page).or(main(page)).first().waitFor();
    const open = await openSpots(page).count();
    if (open > 0) await press(page, openSpots(page).nth(turn % open));
  };
  if (mode === 'act') await choose(page, press, turn);
  else if (mode === 'name') {
    for (const line of await lines(page).all()) if (turn % 3 > 0 || (await main(page).count()) === 0) await press(page, line);
    await commit();
  } else if (mode === 'place') {
    while ((await main(page).count()) === 0) await spot();
    await commit();
  } else if (mode === 'wed') await press(page, lines(page).first());
  else if (mode === 'sell') {
    await sell(page, press, turn);
    await commit();
  } else if (mode === 'optional') await spend(page, press, turn, commit);
  else {
    if (mode === 'ransom' && turn % 2 === 0) await press(page, lines(page).first());
    while ((await main(page).count()) === 0) await spot();
    await commit();
  }
}

/** Weddings whenever possible, because they are rare; otherwise one action after the other. */
async function choose(page: Page, press: Press, turn: number): Promise<void> {
  const wed = page.locator('.hm-tray [data-key="3"]:not([aria-disabled=true])');
  const all = lines(page);
  await press(
    page,
    (await wed.count()) > 0
      ? wed
      : all
          .nth([1, 0, 2][turn % 3] ?? 0)
          .or(all.first())
          .first(),
  );
}

async function sell(page: Page, press: Press, turn: number): Promise<void> {
  const ways = page.locator('.hm-tray .more:not([aria-disabled=true])');
  for (let i = 0; (await ways.count()) > 0 && i < 8; i++) await press(page, ways.nth((turn + i) % (await ways.count())));
}

/** The cat, influence or a bribe in turn, as far as there is money. */
async function spend(page: Page, press: Press, turn: number, commit: () => Promise<void>): Promise<void> {
  const offer = page.locator(`.hm-tray [data-key="${[1, 2, 4][turn % 3]}"]:not([aria-disabled=true])`);
  if ((await offer.count()) > 0) await press(page, offer);
  if ((await modeOf(page)) === 'optional') await commit();
}

/** The same without a hand: presses in the page itself, for games that are only the way to something else. */
const hurry = (page: Page, style: Style, turn: number): Promise<void> =>
  page.evaluate(
    async ({ style, turn }) => {
      const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
      const mode = (): string | undefined => all('.hm-tray:not([data-busy])')[0]?.dataset.mode;
      const press = async (node: HTMLElement | undefined): Promise<void> => {
        node?.click();
        await new Promise((done) => setTimeout(done));
      };
      const line = (nth: number): HTMLElement[] => all(`.hm-tray [data-key="${nth}"]:not([aria-disabled=true])`);
      const main = (): HTMLElement | undefined => all('.hm-tray [data-main]:not(:disabled)')[0];
      const wishes = style === 'busy' ? [3, [2, 1, 4][turn % 3] ?? 1, 1, 2, 4] : [[4, 2][turn % 2] ?? 4, 4, 2, 1, 3];
      if (mode() === 'act') await press(wishes.flatMap(line)[0]);
      if (mode() === 'wed') await press(line(1)[0]);
      if (mode() === 'name') await press(all('.hm-tray [data-key]:not([aria-disabled=true]):not([aria-pressed=true])')[0]);
      if (mode() === 'sell') for (let i = 0; i < 6; i++) await press(all('.hm-tray .more:not([aria-disabled=true])')[(turn + i) % 2]);
      if (mode() === 'optional' && style === 'busy') await press(line([1, 2, 4][turn % 3] ?? 1)[0]);
      for (let i = 0; i < 6 && !main(); i++) await press(all('[data-spot][data-open]')[turn % 3] ?? all('[data-spot][data-open]')[0]);
      await press(main());
    },
    { style, turn },
  );

/** Something that a test wants to see before each press. */
export type Watch = (page: Page, mode: Mode) => Promise<boolean | undefined>;

/** Plays for all pages, whoever is asked, until the game is over or the watcher has seen enough. */
async function play(pages: readonly Page[], watch: Watch | undefined, answer: (page: Page) => Promise<void>): Promise<void> {
  const asked = () => Promise.any(pages.map(async (page) => ({ page, mine: await myTurn(page) })));
  for (let next = await asked(); next.mine; next = await asked()) {
    if (await watch?.(next.page, await modeOf(next.page))) return;
    await answer(next.page);
  }
}

export async function playOn(pages: readonly Page[], press: Press, watch?: Watch): Promise<Count> {
  const count = nothingYet();
  await play(pages, watch, (page) => pressOne(page, press, count));
  return count;
}

export async function rush(pages: readonly Page[], style: Style, watch?: Watch): Promise<void> {
  let turn = 0;
  await Promise.all(pages.map(unseen));
  await play(pages, watch, (page) => hurry(page, style, turn++));
  await Promise.all(pages.map(seen));
}
