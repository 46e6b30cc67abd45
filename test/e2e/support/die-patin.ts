import type { Locator, Page } from 'playwright-core';
import { axe } from './axe.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { shoot } from './shots.ts';
import { drawnAnew, gone, isAsked, seen, unseen } from './wait.ts';

/** Plays Die Patin in a page with English texts, as people do: what is lit is pressed, buttons end what may be ended. */

/** How somebody presses things. */
export interface Way {
  readonly spot: (page: Page, name: string) => Promise<void>;
  readonly button: (page: Page, what: Locator, key: string) => Promise<void>;
}

const curtain = (page: Page): Locator => page.locator('.curtain button');
export const spot = (page: Page, name: string): Locator => page.locator(`[data-spot="${name}"]`);
export const main = (page: Page): Locator => page.locator('.acts .main');
export const card = (page: Page, nth: number): Locator => page.locator('.cards button').nth(nth);
export const figure = (page: Page, which: 'henchman' | 'boss'): Locator =>
  which === 'boss' ? page.locator('.figures .boss') : page.locator('.figures .slot').first();

/** Without the pauses in which a locator waits for things to stand still: they do. */
async function clickMiddle(page: Page, name: string): Promise<void> {
  const { x, y, width, height } = (await spot(page, name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
}

export const byMouse: Way = {
  spot: clickMiddle,
  button: (_, what) => what.click(),
};
export const byTouch: Way = {
  spot: (page, name) => spot(page, name).tap(),
  button: (_, what) => what.tap(),
};
/** No hand at all, for whoever only has to take part. */
export const byScript: Way = {
  spot: (page, name) => spot(page, name).dispatchEvent('click'),
  button: (_, what) => what.dispatchEvent('click'),
};
const underFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.matches('[data-spot][aria-disabled=false]') ?? false);
const WALK = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'n'];
/** Whoever plays by keys does not aim at one thing in particular: the next that is lit will do, by arrows or by N. */
export const byKeys: Way = {
  spot: async (page) => {
    for (const key of WALK) {
      await page.keyboard.press(key);
      if (await underFocus(page)) break;
    }
    await page.keyboard.press('Enter');
  },
  button: async (page, _, key) => {
    await page.keyboard.press(key);
  },
};

/** What an asked player sees that matters for the choice. */
export interface Sight {
  readonly step: string;
  readonly n: string;
  /** How many steps of the turn are prepared. */
  readonly prepared: string;
  readonly lit: readonly string[];
  readonly stop: boolean;
}

export const look = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    const tray = document.querySelector<HTMLElement>('.tray[data-step]');
    return {
      step: tray?.dataset.step ?? '',
      n: tray?.dataset.n ?? '',
      prepared: tray?.dataset.prepared ?? '',
      lit: [...document.querySelectorAll('[data-spot][aria-disabled=false]')].map((node) => node.getAttribute('data-spot') ?? ''),
      stop: document.querySelector('.acts .main:enabled') !== null,
    };
  });

/** Waits until this page is asked or the game is over; true if it is asked. Who stands before the curtain says who they are. */
export async function myTurn(page: Page, timeout = 60_000): Promise<boolean> {
  return isAsked(page, '.tray[data-step]:not([data-step=""]), .curtain button', timeout, 'attached');
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
    count.curtains += 1;
    return;
  }
  const sight = await look(page);
  if (sight.step === '') return;
  await watch?.(page, sight);
  count.seen.add(sight.step);
  count.steps += 1;
  await answer(page, way, count, sight);
  const { step, n, prepared } = sight;
  await gone(page, `.tray[data-step="${step}"][data-n="${n}"][data-prepared="${prepared}"]`);
}

async function answer(page: Page, way: Way, count: Count, { step, lit, stop }: Sight): Promise<void> {
  const turn = count.steps;
  if (step === 'ready') return way.button(page, main(page), 'f');
  if (step === 'intrigue') return layCard(page, way, turn % 3);
  if (step === 'remove') return remove(page, way);
  if (step === 'mission') return scoreFirst(page, way);
  const boss = figure(page, 'boss').and(page.locator('[aria-disabled=false]'));
  if (step === 'place' && turn % 3 === 0 && (await boss.count()) > 0) await way.button(page, boss, '2');
  const now = step === 'place' ? (await look(page)).lit : lit;
  const wish = now[turn % Math.max(1, now.length)];
  if (wish === undefined || (stop && turn % 5 === 0)) return way.button(page, main(page), 'f');
  await way.spot(page, wish);
}

export async function layCard(page: Page, way: Way, nth: number): Promise<void> {
  await way.button(page, card(page, nth), String(nth + 1));
  await way.button(page, main(page), 'f');
}

async function remove(page: Page, way: Way): Promise<void> {
  const shop = page.locator('.shops button[aria-disabled=false]').first();
  await way.button(page, shop, (await shop.getAttribute('aria-keyshortcuts')) ?? '1');
}

/** The list of missions and the buttons offer the same; on a phone only the buttons are in sight. */
async function scoreFirst(page: Page, way: Way): Promise<void> {
  const offer = page.locator('.acts .offer').first();
  if ((await offer.count()) === 0) return way.button(page, main(page), 'f');
  await way.button(page, offer, (await offer.getAttribute('aria-keyshortcuts')) ?? 'f');
}

/** Plays for all pages, each in its way, whoever is asked, until the game is over. */
export async function playOut(people: readonly (readonly [Page, Way])[]): Promise<Count> {
  const count = nothingYet();
  const handless = people.flatMap(([page, way]) => (way === byScript ? [page] : []));
  await Promise.all(handless.map(unseen));
  const asked = () => Promise.any(people.map(async ([page, way]) => ({ page, way, mine: await myTurn(page) })));
  for (let next = await asked(); next.mine; next = await asked()) await playOne(next.page, next.way, count);
  await Promise.all(handless.map(seen));
  return count;
}

/** Looks at the page large and small, by day and by night. Answers what axe finds, and what does not fit. */
export async function portray(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const [size, { viewport }] of Object.entries({ desktop: DESKTOP, phone: PHONE }))
    for (const theme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: theme });
      await page.locator(`html[data-theme=${theme}]`).waitFor();
      // A board measures itself before it fits itself.
      await drawnAnew(page);
      await shoot(page, `${name}-${size}-${theme}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      found.push(...(await axe(page)), ...(wide > 0 ? [`${wide} pixels wider than the screen`] : []));
    }
  await page.setViewportSize(DESKTOP.viewport);
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}
