import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './support/axe.ts';
import { PHONE, visitor } from './support/browser.ts';
import { choose } from './support/choose.ts';
import { openHouse } from './support/house.ts';
import { layByMouse, layByTouch, playOut } from './support/rattenscharf.ts';
import { shoot } from './support/shots.ts';

const { browser, server } = await openHouse('--bot-pace', '0');

/** Goes to the table whenever it is ready, plays the game out and comes back, until somebody has won the tournament. */
async function playAll(page: Page, lay: typeof layByMouse): Promise<number> {
  const ready = page.getByRole('link', { name: 'Go to your table' });
  const won = page.getByText(/wins the tournament!|share first place/);
  for (let games = 0; ; games++) {
    await ready.or(won).first().waitFor({ timeout: 120_000 });
    if ((await won.count()) > 0) return games;
    expect(await page.title()).toContain('Your table is ready');
    await ready.click();
    await playOut([page], lay);
    const played = new URL(page.url()).pathname;
    await page.locator('section.result').getByRole('link', { name: 'See the standings' }).click();
    await page.getByRole('heading', { name: 'Standings' }).waitFor();
    // That it is over may be stored a moment after it is shown.
    await page.locator(`a.btn.p[href="${played}"]`).waitFor({ state: 'detached' });
  }
}

const rename = (page: Page, name: string): Promise<number> =>
  page.evaluate(async (body) => {
    const answer = await fetch('/api/me', { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
    return answer.status;
  }, JSON.stringify({ name }));

test('eight bots and two people play a tournament to its end', async () => {
  const [a, b] = await Promise.all([visitor(browser), visitor(browser, PHONE)]);
  await a.page.goto(`${server.url}/tables`);
  await a.page.getByRole('link', { name: 'All tournaments' }).click();
  await a.page.getByLabel('Name of the tournament').fill('Cheese Cup');
  await choose(a.page, 'Rattenscharf');
  await a.page.getByLabel('Rounds', { exact: true }).fill('2');
  expect(await axe(a.page)).toEqual([]);
  await a.page.getByRole('button', { name: 'Open a tournament' }).click();
  await a.page.getByRole('heading', { name: 'Cheese Cup' }).waitFor();
  await b.page.goto(a.page.url());
  for (const [{ page }, name] of [
    [a, 'Ana'],
    [b, 'Bo'],
  ] as const) {
    await page.getByLabel('Your name').fill(name);
    await page.getByLabel('Your name').press('Tab');
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await page.getByRole('button', { name: 'Leave the tournament' }).waitFor();
  }
  await a.page.getByLabel('How many bots').fill('8');
  await a.page.getByRole('button', { name: 'Add bots' }).click();
  // The other's page hears of it by itself.
  await b.page.getByText('Apprentice 8', { exact: true }).waitFor();
  await a.page.getByRole('link', { name: 'Bo', exact: true }).waitFor();
  // Of a name that comes after its player as well.
  expect(await rename(b.page, 'Bo the Late')).toBe(200);
  await a.page.getByRole('link', { name: 'Bo the Late', exact: true }).waitFor();
  await shoot(a.page, 'tournament-open');
  expect(await axe(a.page)).toEqual([]);
  await a.page.getByRole('button', { name: 'Start the tournament' }).click();
  await b.page.getByText('Your table is ready!').waitFor();
  await shoot(b.page, 'tournament-ready');
  expect(await axe(b.page)).toEqual([]);
  const games = await Promise.all([playAll(a.page, layByMouse), playAll(b.page, layByTouch)]);
  expect(games).toEqual([2, 2]);
  await shoot(b.page, 'tournament-over');
  expect(await axe(a.page)).toEqual([]);
  expect([...a.faults, ...b.faults]).toEqual([]);
});

test('a series goes on at the next table, with its score', async () => {
  const { page, faults } = await visitor(browser);
  await page.goto(`${server.url}/new/rattenscharf`);
  await page.getByLabel('Your name').fill('Ana');
  await page.getByRole('radio', { name: 'Online, by link' }).check();
  await page.getByLabel('Seat 2', { exact: true }).selectOption('bot:random');
  await choose(page, 'Best of 3');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText(/^Game 1 of 3 · Ana 0 – /).waitFor();
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog', { name: 'Resign' }).getByRole('button', { name: 'Resign' }).click();
  // Who resigned has lost, whatever the bot made of it.
  await page
    .locator('section.result')
    .getByText(/Ana 0 – \S+ 1/)
    .waitFor({ timeout: 60_000 });
  await shoot(page, 'series-game');
  await page.getByRole('button', { name: 'Play the next game' }).click();
  await page.getByText(/^Game 2 of 3 · \S+ 1 – Ana 0/).waitFor();
  expect(faults).toEqual([]);
});
