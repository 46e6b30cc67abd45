import type { Locator, Page } from 'playwright-core';

/** Plays Die Patin in a page with English texts, as people do: what is lit is pressed, buttons end what may be ended. */

/** How somebody presses things. */
export interface Way {
  readonly spot: (page: Page, name: string) => Promise<void>;
  readonly button: (page: Page, what: Locator, key: string) => Promise<void>;
}

const tray = (page: Page): Locator => page.locator('.tray[data-step]:not([data-step=""])');
const curtain = (page: Page): Locator => page.getByRole('button', { name: /^I am / });
const over = (page: Page): Locator => page.locator('section.result');
export const spot = (page: Page, name: string): Locator => page.locator(`[data-spot="${name}"]`);
export const main = (page: Page): Locator => page.locator('.acts .main');
export const card = (page: Page, nth: number): Locator => page.locator('.cards button').nth(nth);
export const figure = (page: Page, which: 'henchman' | 'boss'): Locator =>
  which === 'boss' ? page.locator('.figures .boss') : page.locator('.figures .slot').first();

export const byMouse: Way = {
  spot: (page, name) => spot(page, name).click(),
  button: (_, what) => what.click(),
};
export const byTouch: Way = {
  spot: async (page, name) => {
    // A finger cannot press what is out of sight: the overview brings it there.
    await spot(page, name).tap();
  },
  button: (_, what) => what.tap(),
};
/** Arrows go to the first thing that is lit and on from there. */
export const byKeys: Way = {
  spot: async (page, name) => {
    for (const key of [
      ...Array<string>(12).fill('ArrowRight'),
      ...Array<string>(12).fill('ArrowDown'),
      ...Array<string>(12).fill('ArrowLeft'),
    ]) {
      const at = await page.evaluate(() => document.activeElement?.getAttribute('data-spot'));
      if (at === name) break;
      await page.keyboard.press(key);
      const lit = await page.evaluate(() => document.activeElement?.getAttribute('aria-disabled') === 'false');
      // Anything that is lit will do: whoever plays by keys does not aim at one in particular.
      if (lit) break;
    }
    await page.keyboard.press('Enter');
  },
  button: (page, _, key) => page.keyboard.press(key),
};

/** What an asked player sees that matters for the choice. */
export interface Sight {
  readonly step: string;
  readonly n: string;
  readonly lit: readonly string[];
  readonly stop: boolean;
}

export const look = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    const tray = document.querySelector<HTMLElement>('.tray[data-step]');
    return {
      step: tray?.dataset.step ?? '',
      n: tray?.dataset.n ?? '',
      lit: [...document.querySelectorAll('[data-spot][aria-disabled=false]')].map((node) => node.getAttribute('data-spot') ?? ''),
      stop: document.querySelector('.acts .main:enabled') !== null,
    };
  });

/** Waits until this page is asked or the game is over; true if it is asked. Who stands before the curtain says who they are. */
export async function myTurn(page: Page, timeout = 60_000): Promise<boolean> {
  await tray(page).or(curtain(page)).or(over(page)).first().waitFor({ timeout, state: 'attached' });
  return (await over(page).count()) === 0;
}

/** What was done in a game, so that a test can tell that it saw everything. */
export interface Count {
  steps: number;
  curtains: number;
  readonly seen: Set<string>;
}
export const nothingYet = (): Count => ({ steps: 0, curtains: 0, seen: new Set() });

/** Something that a test wants to see at each step. */
export type Watch = (page: Page, sight: Sight) => Promise<void>;

/** Answers one question; which of the lit things it takes goes round with the count. */
export async function playOne(page: Page, way: Way, count: Count, watch?: Watch): Promise<void> {
  if ((await curtain(page).count()) > 0) {
    await curtain(page).click();
    await tray(page).waitFor({ state: 'attached' });
    count.curtains += 1;
  }
  const sight = await look(page);
  if (sight.step === '') return;
  await watch?.(page, sight);
  count.seen.add(sight.step);
  count.steps += 1;
  await answer(page, way, count, sight);
  await page.locator(`.tray[data-step="${sight.step}"][data-n="${sight.n}"]`).waitFor({ state: 'detached' });
}

async function answer(page: Page, way: Way, count: Count, { step, lit, stop }: Sight): Promise<void> {
  const turn = count.steps;
  if (step === 'intrigue') {
    const nth = turn % 3;
    await way.button(page, card(page, nth), String(nth + 1));
    return way.button(page, main(page), 'Enter');
  }
  if (step === 'remove') return way.button(page, page.locator('.shops button[aria-disabled=false]').first(), String((turn % 9) + 1));
  if (step === 'mission') {
    const legal = page.locator('.acts .offer').first();
    return way.button(page, (await legal.count()) > 0 ? legal : main(page), 'Enter');
  }
  const boss = figure(page, 'boss').and(page.locator('[aria-disabled=false]'));
  if (step === 'place' && turn % 3 === 0 && (await boss.count()) > 0) await way.button(page, boss, '2');
  const now = step === 'place' ? (await look(page)).lit : lit;
  const wish = now[turn % Math.max(1, now.length)];
  if (wish === undefined || (stop && turn % 5 === 0)) return way.button(page, main(page), 'Enter');
  await way.spot(page, wish);
  if (way !== byKeys && (step === 'place' || step === 'home')) await way.button(page, main(page), 'Enter');
}

/** Plays for all pages, whoever is asked, until the game is over. */
export async function playOut(pages: readonly Page[], way: Way = byMouse, watch?: Watch): Promise<Count> {
  const count = nothingYet();
  const asked = () => Promise.any(pages.map(async (page) => ({ page, mine: await myTurn(page) })));
  for (let next = await asked(); next.mine; next = await asked()) await playOne(next.page, way, count, watch);
  return count;
}

/** How the game ended, as the page says it. */
export const headline = (page: Page): Promise<string | null> => page.locator('section.result h2').textContent();
