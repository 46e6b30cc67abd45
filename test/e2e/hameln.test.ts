import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, visitor } from './support/browser.ts';
import { byKeys, byMouse, byTouch, headline, type Mode, main, myTurn, playOn } from './support/hameln.ts';
import { openHouse } from './support/house.ts';
import { setTable } from './support/tables.ts';

const { browser, server } = await openHouse('--bot-pace', '0');

/** Nothing is fetched behind the games' backs. */
const QUIET = { serviceWorkers: 'block' } as const;
const BOTS = ['bot:greedy', 'bot:random', 'bot:greedy', 'bot:random'];
const against = (page: Page, bots: number) => setTable(page, server.url, 'Ana', { game: 'hameln', seats: ['me', ...BOTS.slice(0, bots)] });

test('a whole game of three against bots by mouse; the final scoring stays until somebody wants to see the town again', async () => {
  const { page, context, faults } = await visitor(browser, QUIET);
  await against(page, 2);
  const count = await playOn([page], byMouse);
  expect(count).toMatchObject({ man: 1, woman: 1 });
  expect(count.act).toBeGreaterThan(2);
  expect(await headline(page)).toMatch(/won/);
  const final = page.getByRole('region', { name: 'Final scoring' });
  await final.getByText('Houses').waitFor();
  await final.getByRole('button', { name: 'Back to the town' }).click();
  await final.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();
});

test('a whole game of four by keyboard alone, each step told to the ear', async () => {
  const { page, context, faults } = await visitor(browser, QUIET);
  await against(page, 3);
  const spoken = new Set<string>();
  const count = await playOn([page], byKeys, async () => {
    for (const said of await page.locator('[aria-live]').allTextContents()) spoken.add(said);
    return false;
  });
  expect(count.act).toBeGreaterThan(2);
  expect([...spoken].join(' ')).toMatch(/You (put|get|send|choose|sell|swap) /);
  expect(await headline(page)).toMatch(/won/);
  expect(faults).toEqual([]);
  await context.close();
});

test('a whole game of five by touch on a phone, everything in reach without scrolling', async () => {
  const { page, context, faults } = await visitor(browser, { ...PHONE, ...QUIET });
  await against(page, 4);
  const hidden: string[] = [];
  const modes = new Set<Mode>();
  await playOn([page], byTouch, async (_, mode) => {
    modes.add(mode);
    hidden.push(...(await outOfSight(page)).map((what) => `${mode}: ${what}`));
    return false;
  });
  expect(modes.size).toBeGreaterThan(4);
  expect(hidden).toEqual([]);
  expect(await headline(page)).toMatch(/won/);
  expect(faults).toEqual([]);
  await context.close();
});

/** What an asked player needs and would have to scroll for, or could not hit with a finger. */
const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.hm-tray [data-main], .hm-tray [data-key], [id^=hm-tab]')].flatMap((node) => {
      const { top, bottom, left, right, height } = node.getBoundingClientRect();
      const seen = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
      return seen && height >= 43.9 ? [] : [`${node.textContent?.trim()}: ${[left, top, right, bottom].map(Math.round)}`];
    }),
  );

test('what cannot be chosen says why, a choice can be undone, and before rats are placed the town shows what follows', async () => {
  const { page, context, faults } = await visitor(browser, QUIET);
  await against(page, 2);
  await playOn([page], byMouse, async (_, mode) => mode === 'act');
  const line = (nth: number) => page.locator(`.hm-tray [data-key="${nth}"]`);
  await line(3).click({ force: true });
  await page
    .getByText(/You can arrange no wedding/)
    .last()
    .waitFor();
  await line(1).click();
  await page.getByRole('button', { name: /^Wall Brewery/ }).click({ force: true });
  await page
    .getByText(/No man of yours lives in the Wall Brewery/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Other action' }).click();
  await page.getByText('Choose your action.').waitFor();
  await line(1).click();
  await line(1).click();
  await line(1).and(page.locator('[aria-pressed=true]')).waitFor();
  await line(1).click();
  expect(await main(page).count()).toBe(0);
  await playOn([page], byMouse, async (_, mode) => mode === 'place');
  if (await myTurn(page)) {
    const open = page.locator('[data-spot][data-open]');
    const before = await open.count();
    await open.first().click();
    await page.locator('[data-spot^=circle][aria-pressed=true]').first().click();
    expect(await open.count()).toBe(before);
    await page.getByText(/king rats? left/).waitFor();
  }
  expect(faults).toEqual([]);
  await context.close();
});
