import type { Page } from 'playwright-core';

/**
 * Waiting within the page: a locator asks from outside, again and again, and where several pages are waited for, those that did not come
 * first go on asking for a minute.
 */
const OFTEN = 40;

/** The end of a game, whichever it is. */
const OVER = 'section.result';

/** Waits until this page is asked, which shows `asked`, or the game is over; true if it is asked. */
export async function isAsked(page: Page, asked: string, timeout: number, state: 'visible' | 'attached' = 'visible'): Promise<boolean> {
  const answer = await page.waitForFunction(
    ({ asked, over, state }) => {
      const is = (selector: string): boolean =>
        [...document.querySelectorAll(selector)].some((node) => state === 'attached' || node.getBoundingClientRect().height > 0);
      return is(over) ? 'over' : is(asked) && 'asked';
    },
    { asked, over: OVER, state },
    { timeout, polling: OFTEN },
  );
  return (await answer.jsonValue()) === 'asked';
}

/** How the game ended, as the page says it. */
export const headline = (page: Page): Promise<string | null> => page.locator(`${OVER} .words`).textContent();

/**
 * Nobody looks at a page for a while: it takes part as ever and draws nothing, which is half of its work. What is in it keeps its place
 * and size, but can be neither pressed by a hand nor focused.
 */
export const unseen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.visibility = 'hidden';
  });

/** Somebody looks again. */
export const seen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.visibility = '';
  });

/** Waits until nothing of the kind is in the page. */
export async function gone(page: Page, selector: string, timeout = 30_000): Promise<void> {
  await page.waitForFunction((what) => document.querySelector(what) === null, selector, { timeout, polling: OFTEN });
}

/** Waits until the page has been drawn twice: a board measures itself before it fits itself. */
export const drawnAnew = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
