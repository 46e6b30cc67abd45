import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './support/axe.ts';
import { PHONE, visitor } from './support/browser.ts';
import { openHouse } from './support/house.ts';
import { layByMouse, myTurn, playOne } from './support/rattenscharf.ts';
import { shoot } from './support/shots.ts';
import { setTable, sitDown, startGame } from './support/tables.ts';

const { browser, server } = await openHouse();

/** Two people at a table that Ana has set, and which of them is asked. */
async function pair(set: (page: Page) => Promise<string>, phone = {}) {
  const [a, b] = await Promise.all([visitor(browser), visitor(browser, phone)]);
  const link = await set(a.page);
  await sitDown(b.page, link, 'Bo');
  await shoot(b.page, 'clock-waiting-room');
  await startGame(a.page);
  const pages = [a.page, b.page];
  const mover = await Promise.any(pages.map(async (page) => ((await myTurn(page)) ? page : Promise.reject(page))));
  const close = async () => {
    await Promise.all([a.context.close(), b.context.close()]);
    expect([...a.faults, ...b.faults]).toEqual([]);
  };
  return { ana: a.page, bo: b.page, mover, waiter: mover === a.page ? b.page : a.page, close };
}

async function menu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: item }).click();
}
/** Seconds on the clock that runs. */
const secondsOf = async (page: Page): Promise<number> => {
  const [minutes = 0, seconds = 0] = (await page.locator('.clock.runs, .clock.stands').first().innerText()).trim().split(':').map(Number);
  return 60 * minutes + seconds;
};

/** Sets a table whose clocks know nothing but some seconds for each turn. */
async function setWithClock(page: Page, seconds: number): Promise<string> {
  await page.goto(`${server.url}/new/rattenscharf`);
  await page.getByLabel('Your name').fill('Ana');
  await page.getByRole('radio', { name: 'Online, by link' }).check();
  await page.getByRole('radio', { name: 'Calm' }).check();
  await page.getByText('15 minutes for each player').waitFor();
  await page.getByRole('radio', { name: 'Custom' }).check();
  await page.getByLabel('Minutes for the whole game').fill('0');
  await page.getByLabel('Seconds added after each turn').fill('0');
  await page.getByLabel('Free seconds in each turn').fill(String(seconds));
  await page.getByText(`${seconds} seconds free in each turn`).waitFor();
  expect(await axe(page)).toEqual([]);
  await shoot(page, 'clock-new');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/table\//);
  await page.getByText('a bot takes over until they are back').waitFor();
  return page.url();
}

test('a clock is chosen, stopped by agreement, and started again', async () => {
  // So long that nobody's time runs out while the pages are looked at.
  const { ana, bo, mover, waiter, close } = await pair((page) => setWithClock(page, 59), { ...PHONE, colorScheme: 'dark' });
  for (const page of [ana, bo]) {
    await expect.poll(() => page.getByRole('timer').count()).toBe(2);
    await page
      .getByRole('timer', { name: /^\d+ seconds? left$/ })
      .first()
      .waitFor();
  }
  await menu(waiter, 'Ask for a pause');
  await mover
    .getByText(/asks for a pause/)
    .first()
    .waitFor();
  await waiter.getByText(/You have asked/).waitFor();
  for (const [page, name] of [
    [ana, 'ana'],
    [bo, 'bo'],
  ] as const) {
    expect(await axe(page)).toEqual([]);
    await shoot(page, `clock-asked-${name}`);
  }
  await mover.getByRole('button', { name: 'Stop the clocks' }).click();
  for (const page of [ana, bo]) await page.getByText('All clocks are stopped.').first().waitFor();
  const before = await secondsOf(mover);
  expect(before).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(await secondsOf(mover)).toBe(before);
  await shoot(bo, 'clock-paused');
  await waiter.getByRole('button', { name: 'Resume' }).click();
  await expect.poll(() => secondsOf(mover)).toBeLessThan(before);
  await shoot(ana, 'clock-soon-ana');
  await close();
});

test('nobody plays: time runs out, and a bot plays for who was asked until the person is back', async () => {
  const { ana, mover, waiter, close } = await pair((page) => setWithClock(page, 6));
  const back = mover.getByRole('button', { name: 'Take my seat back' });
  await back.waitFor({ timeout: 40_000 });
  await expect.poll(() => waiter.getByText(/a bot has taken over/).count()).toBeGreaterThan(0);
  await shoot(ana, 'clock-over');
  await back.click();
  await expect.poll(() => waiter.getByText(/a bot has taken over/).count(), { timeout: 15_000 }).toBe(0);
  await close();
});

test('a step from which somebody learned is taken back by agreement, and the log says so', async () => {
  const { mover, waiter, close } = await pair((page) => setTable(page, server.url, 'Ana'));
  expect(await mover.getByRole('timer').count()).toBe(0);
  do await playOne(mover, layByMouse);
  while (!(await myTurn(waiter, 3000).catch(() => false)));
  const askBack = async () => {
    // It looks out of reach; the key says why, and what can be done.
    await mover.keyboard.press('u');
    await mover.getByRole('button', { name: 'Ask the others' }).click();
  };
  await askBack();
  await waiter
    .getByText(/would like to take back a move/)
    .first()
    .waitFor();
  await waiter.getByRole('button', { name: 'No, play on' }).click();
  await mover.getByText('The others would rather play on.').first().waitFor();
  await askBack();
  await waiter.getByRole('button', { name: 'Allow it' }).click();
  await waiter
    .getByText(/takes back the last move by agreement/)
    .first()
    .waitFor();
  expect(await myTurn(mover)).toBe(true);
  await close();
});
