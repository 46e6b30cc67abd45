import type { Locator, Page } from 'playwright-core';
import { gone, isAsked } from './wait.ts';

/** Plays Pied Piper in a page with English texts, as people do: a card, a figure, and the button; an order when it is asked for. */

/** How somebody presses things. */
export interface Way {
  readonly card: (page: Page, nth: number) => Promise<void>;
  readonly column: (page: Page, nth: number) => Promise<void>;
  readonly hide: (page: Page) => Promise<void>;
  readonly swap: (page: Page) => Promise<void>;
  readonly confirm: (page: Page) => Promise<void>;
}

export const card = (page: Page, nth: number): Locator => page.getByRole('group', { name: 'Your hand' }).getByRole('button').nth(nth);
export const column = (page: Page, nth: number): Locator => page.locator(`[data-column="${nth}"]`);
/** There only while this page is asked. */
const ACTS = '.tray .acts:not(.idle)';
const acts = (page: Page): Locator => page.locator(ACTS);
const curtain = (page: Page): Locator => page.locator('.curtain button');
/** "Lay card", "Play turn", "Play card", or "… first" where two figures are activated. */
export const confirm = (page: Page): Locator => acts(page).locator('button.p');
const button = (page: Page, name: string): Locator => acts(page).getByRole('button', { name });

const pointer = (press: (what: Locator) => Promise<void>): Way => ({
  card: (page, nth) => press(card(page, nth)),
  column: (page, nth) => press(column(page, nth)),
  hide: (page) => press(button(page, 'Face down')),
  swap: (page) => press(button(page, 'Swap')),
  confirm: (page) => press(confirm(page)),
});

export const byMouse = pointer((what) => what.click());
export const byTouch = pointer((what) => what.tap());

const key = (page: Page, name: string): Promise<void> => page.keyboard.press(name);
export const byKeys: Way = {
  card: (page, nth) => key(page, String(nth + 1)),
  column: (page, nth) => key(page, 'asdf'[nth] ?? 'a'),
  hide: (page) => key(page, 'v'),
  // The one that is chosen first is the left one.
  swap: (page) => key(page, 'ArrowRight'),
  confirm: (page) => key(page, 'Enter'),
};

/** What an asked player sees that matters for the choice. */
interface Sight {
  readonly ordering: boolean;
  readonly mayHide: boolean;
  readonly cards: readonly string[];
  /** Which columns are open, and whether a card lies there already. */
  readonly columns: readonly { readonly open: boolean; readonly begun: boolean }[];
}

const look = (page: Page): Promise<Sight> =>
  page.evaluate(() => ({
    ordering: document.querySelector('.column .turn') !== null,
    mayHide: document.querySelector('.tray [aria-keyshortcuts=V]:not([disabled])') !== null,
    cards: [...document.querySelectorAll('.hand button')].map((b) => b.getAttribute('aria-label') ?? ''),
    columns: [...document.querySelectorAll('[data-column]')].map((c) => ({
      // Where a card of this turn lies it can only be taken back.
      open: c.getAttribute('aria-disabled') === 'false' && c.querySelector('.ghost') === null,
      begun: c.querySelector('.slot:not(.empty, .ghost)') !== null,
    })),
  }));

/** Waits until this page is asked or the game is over; true if it is asked. Who stands before the curtain says who they are. */
export async function myTurn(page: Page, timeout = 60_000): Promise<boolean> {
  return isAsked(page, `${ACTS}, .curtain button`, timeout);
}

/** What was done in a game, so that a test can tell that it saw everything. */
export interface Count {
  plays: number;
  orders: number;
  hidden: number;
  curtains: number;
}
export const nothingYet = (): Count => ({ plays: 0, orders: 0, hidden: 0, curtains: 0 });

/** Something that a test wants to see at each step: behind the curtain, or asked for a card. */
export type Watch = (page: Page, at: 'curtain' | 'asked') => Promise<void>;

/** Answers one question. Columns that were begun come first, so that figures are activated, also two at once. */
export async function playOne(page: Page, way: Way, count: Count, watch?: Watch): Promise<void> {
  if ((await curtain(page).count()) > 0) {
    await watch?.(page, 'curtain');
    await (way === byTouch ? curtain(page).tap() : curtain(page).click());
    await acts(page).waitFor();
    count.curtains += 1;
  }
  await watch?.(page, 'asked');
  // A hand that was face down behind the curtain is turned up a moment after the buttons are there.
  let seen = await look(page);
  for (; !seen.ordering && seen.cards.length === 0; seen = await look(page)) await page.waitForTimeout(50);
  const { ordering, mayHide, cards, columns } = seen;
  if (ordering) return order(page, way, count);
  const open = columns.flatMap((c, i) => (c.open ? [{ ...c, i }] : []));
  const place = open.find((c) => c.begun) ?? open[count.plays % open.length];
  const steps = [() => way.card(page, count.plays % cards.length), () => way.column(page, place?.i ?? 0)];
  if (mayHide && count.plays % 3 !== 2) {
    steps.push(() => way.hide(page));
    count.hidden += 1;
  }
  // In either order: the figure may be chosen before the card.
  for (const step of count.plays % 2 === 0 ? steps : steps.reverse()) await step();
  await way.confirm(page);
  count.plays += 1;
  // With the card laid nothing is chosen any more; where it is somebody else's turn, the buttons are gone.
  await page.locator('.tray .acts:not(.idle) button.p:enabled', { hasText: /Lay card|Play/ }).waitFor({ state: 'detached' });
}

async function order(page: Page, way: Way, count: Count): Promise<void> {
  if (count.orders % 2 === 0) await way.swap(page);
  await way.confirm(page);
  count.orders += 1;
  await gone(page, '.column .turn');
}

/** Plays for all pages, whoever is asked, until the game is over. */
export async function playOut(pages: readonly Page[], way: Way = byMouse, watch?: Watch): Promise<Count> {
  const count = nothingYet();
  const asked = () => Promise.any(pages.map(async (page) => ({ page, mine: await myTurn(page) })));
  for (let next = await asked(); next.mine; next = await asked()) await playOne(next.page, way, count, watch);
  return count;
}
