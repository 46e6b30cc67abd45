import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './support/axe.ts';
import { PHONE, visitor } from './support/browser.ts';
import { openHouse } from './support/house.ts';

const { browser, server } = await openHouse('--bot-pace', '0');

/** Looks for a game for three, by the form. */
async function look(page: Page, name: string, games: readonly RegExp[], seats = '3'): Promise<void> {
  await page.goto(`${server.url}/find`);
  await page.getByLabel('Your name').fill(name);
  for (const box of await page.locator('.games input').all()) await box.uncheck();
  for (const game of games) await page.getByRole('checkbox', { name: game }).check();
  for (const name of ['from', 'to']) await page.getByRole('combobox', { name, exact: true }).selectOption(seats);
  await page.getByRole('radio', { name: 'Live, no clock' }).check();
  await page.getByRole('button', { name: 'Find players' }).click();
}
const isLooking = (page: Page): Promise<void> => page.getByRole('heading', { name: 'We are looking for players' }).waitFor();

test('three people who look for a game find each other, and it begins in all three browsers', { timeout: 120_000 }, async () => {
  const guests = await Promise.all([visitor(browser), visitor(browser, PHONE), visitor(browser)]);
  const [ana, bo, cy] = guests.map(({ page }) => page) as [Page, Page, Page];
  await look(ana, 'Ana', [/Hameln/, /Die Patin/]);
  await isLooking(ana);
  await ana.getByText('1 person is waiting for Hameln and 1 person is waiting for Die Patin.').waitFor();
  expect(await axe(ana)).toEqual([]);
  // Loading it again costs nobody their place.
  await ana.reload();
  await isLooking(ana);
  await look(bo, 'Bo', [/Die Patin/]);
  await ana.getByText('1 person is waiting for Hameln and 2 people are waiting for Die Patin.').waitFor();
  expect(await axe(bo)).toEqual([]);
  await look(cy, 'Cy', [/Die Patin/, /Pied Piper/]);
  for (const page of [ana, bo, cy]) await page.waitForURL(/\/table\//);
  expect(new Set([ana, bo, cy].map((page) => page.url())).size).toBe(1);
  for (const page of [ana, bo, cy]) await page.locator('aside [aria-current="true"]').first().waitFor();
  for (const { faults } of guests) expect(faults).toEqual([]);
});

test('by keys alone: whoever finds nobody stops looking, and tables are filtered by the address', { timeout: 120_000 }, async () => {
  const { page, faults } = await visitor(browser);
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Play with people' }).first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Play with people' }).waitFor();
  await page.getByRole('button', { name: 'Find players' }).focus();
  await page.keyboard.press('Enter');
  await isLooking(page);
  // What was pressed is gone: the next key must not be lost.
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-labelledby'))).toBe('waiting');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Stop looking' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Find players' }).waitFor();
  await page.getByText('Nobody is waiting right now').waitFor();

  await page.goto(`${server.url}/tables?game=hameln`);
  const game = page.getByLabel('Which games?');
  await game.waitFor();
  expect(await game.inputValue()).toBe('hameln');
  await page.getByLabel('How fast?').selectOption('days');
  await page.waitForURL(/game=hameln&speed=days/);
  await game.selectOption('');
  await page.waitForURL(/\?speed=days$/);
  expect(await axe(page)).toEqual([]);
  expect(faults).toEqual([]);
});
