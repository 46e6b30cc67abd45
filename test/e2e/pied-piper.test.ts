import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, visitor } from './support/browser.ts';
import { openHouse } from './support/house.ts';
import { tabTo } from './support/keys.ts';
import { byKeys, byMouse, byTouch, card, column, confirm, myTurn, nothingYet, playOne, playOut } from './support/pied-piper.ts';
import { setHere } from './support/tables.ts';
import { headline } from './support/wait.ts';

const { browser, server } = await openHouse();

const WON = /wins?!|You win|share/;

test('a whole game of two against a bot by mouse, from the front page on', async () => {
  const { page, context, faults } = await visitor(browser);
  await page.goto(server.url);
  await page.getByRole('button', { name: /Play against bots.*Pied Piper/ }).click();
  expect((await playOut([page], byMouse)).plays).toBeGreaterThan(4);
  expect(await headline(page)).toMatch(WON);
  expect(faults).toEqual([]);
  await context.close();
});

test('a whole game for young players by touch on a phone, everything in reach without scrolling', async () => {
  const { page, context, faults } = await visitor(browser, PHONE);
  await setHere(page, server.url, {
    game: 'pied-piper',
    seats: ['me', 'bot:greedy', 'bot:random'],
    options: [/young players/, /for shorter games/],
  });
  const hidden: string[] = [];
  const { plays } = await playOut([page], byTouch, async () => {
    hidden.push(...(await outOfSight(page)));
  });
  expect(plays).toBeGreaterThan(1);
  expect(hidden).toEqual([]);
  expect(await headline(page)).toMatch(WON);
  expect(faults).toEqual([]);
  await context.close();
});

/** What an asked player needs and would have to scroll for, or could not hit with a finger. */
const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-column], .hand button, .tray .acts button')].flatMap((node) => {
      const { top, bottom, left, right, width, height } = node.getBoundingClientRect();
      const seen = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
      return seen && width >= 44 && height >= 44
        ? []
        : [`${node.className}: ${[left, top, right, bottom].map(Math.round)} in ${innerWidth}×${innerHeight}`];
    }),
  );

test('a whole game with face-down cards by keyboard alone, each choice told to the ear', async () => {
  const { page, context, faults } = await visitor(browser);
  await page.goto(`${server.url}/new/pied-piper`);
  await tabTo(page, page.locator('summary').first());
  await page.keyboard.press('Enter');
  await tabTo(page, page.locator('input[type=radio][value=standard]').first());
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  const spoken: string[] = [];
  const count = nothingYet();
  while (await myTurn(page)) {
    await playOne(page, byKeys, count, async () => {
      const said = await page.locator('[aria-live]').allTextContents();
      spoken.push(...said);
    });
  }
  expect(count.plays).toBeGreaterThan(4);
  expect(count.hidden).toBeGreaterThan(0);
  expect(spoken.join(' ')).toMatch(/Laid face down: [^.]+ under the [^.]+\./);
  expect(await headline(page)).toMatch(WON);
  await tabTo(page, page.locator('section.result button').first());
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Your hand' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('five at one screen, two of them people: the curtain hides every hand from the other', async () => {
  const { page, context, faults } = await visitor(browser);
  const seats = ['me', 'here', 'bot:greedy', 'bot:random', 'bot:greedy'];
  await setHere(page, server.url, { game: 'pied-piper', seats, options: [/What you don’t know/, /for shorter games/] }, { 1: 'Bo' });
  const leaks: string[] = [];
  const called = new Set<string | null>();
  await playOut([page], byKeys, async (_, at) => {
    if (at !== 'curtain') return;
    leaks.push(...(await leaked(page)));
    called.add(await page.locator('.curtain button').textContent());
  });
  expect(leaks).toEqual([]);
  expect([...called].sort()).toEqual(['I am Bo', 'I am Guest']);
  expect(await headline(page)).toMatch(WON);
  expect(faults).toEqual([]);
  await context.close();
});

/** What a page with the curtain drawn tells of somebody's cards. */
const leaked = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll('.hand, .tray, [data-column]')].map((node) => node.className);
    const said =
      document.body.textContent?.match(/You draw “[^”]+”|You play “[^”]+”[^.]*|draws “[^”]+”|In your hand: [^.]+|\(face down\)/g) ?? [];
    return [...cards, ...said];
  });

test('a card is carried under its figure; a second one there is refused in words; before it lies the town shows what follows', async () => {
  const { page, context, faults } = await visitor(browser);
  await setHere(page, server.url, { game: 'pied-piper', seats: ['me', 'bot:greedy'], options: [/young players/, /the first player/] });
  // The first turn has one card, the next two. With young players every card has its effect at once, so it is always shown before.
  await myTurn(page);
  await drag(page, 0, 0);
  await confirm(page).click();
  await page.getByText('Choose a card, then a figure.').waitFor({ state: 'detached' });
  await myTurn(page);
  await drag(page, 1, 1);
  await page.getByText(/ under the .*\?$/).waitFor();
  await column(page, 1).locator('.ghost').waitFor();
  await page.keyboard.press('Escape');
  await column(page, 1).locator('.ghost').waitFor({ state: 'detached' });
  await card(page, 1).click();
  await column(page, 0).click();
  await page.locator('.ring .note').first().waitFor();
  await confirm(page).click();
  await page.getByText('Choose a card, then a figure.').waitFor();
  await card(page, 0).click();
  await column(page, 0).click({ force: true });
  await page
    .getByText(/You have already played a card under .* this turn/)
    .first()
    .waitFor();
  // The first card is only prepared: held and laid cards go back to the hand, and the turn is still all one's own.
  expect(await page.getByRole('group', { name: 'Your hand' }).getByRole('button').count()).toBe(3);
  await page.keyboard.press('Escape');
  await column(page, 0).locator('.ghost').waitFor();
  await page.keyboard.press('Escape');
  await column(page, 0).locator('.ghost').waitFor({ state: 'detached' });
  expect(await page.getByRole('group', { name: 'Your hand' }).getByRole('button').count()).toBe(4);
  await card(page, 0).click();
  await column(page, 0).click();
  await confirm(page).click();
  await column(page, 0).click();
  await column(page, 0).locator('.ghost').waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();
});

async function drag(page: Page, from: number, to: number): Promise<void> {
  const [start, end] = await Promise.all([card(page, from).boundingBox(), column(page, to).boundingBox()]);
  if (!start || !end) throw new Error('nothing to drag');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 5 });
  await page.mouse.up();
}
