import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, visitor } from './support/browser.ts';
import { byMouse, byTouch, card, look, main, myTurn, nothingYet, playOne, spot } from './support/die-patin.ts';
import { openHouse } from './support/house.ts';
import { setHere } from './support/tables.ts';
import { drawnAnew } from './support/wait.ts';

const { browser, server } = await openHouse();

const GAME = 'die-patin';

test('two rounds by touch on a phone: whatever is asked for lies in sight, large enough for a finger', async () => {
  const { page, context, faults } = await visitor(browser, PHONE);
  await setHere(page, server.url, { game: GAME, seats: ['me', 'bot:greedy', 'bot:random'] });
  const hidden: string[] = [];
  const count = nothingYet();
  let cards = 0;
  while (cards < 3 && (await myTurn(page))) {
    await playOne(page, byTouch, count, async (_, { step, lit }) => {
      if (step === 'intrigue') cards += 1;
      // What the others did comes late and takes room, and the board fits itself anew before anybody sees it.
      await drawnAnew(page);
      hidden.push(...(await outOfSight(page, step, lit)));
    });
  }
  expect(cards).toBe(3);
  expect([...new Set(hidden)]).toEqual([]);
  // Clans and missions take the place of the board, and give it back.
  await page.locator('.tabs').getByRole('button', { name: 'Clans' }).tap();
  await page
    .getByText(/back room/)
    .first()
    .waitFor();
  await page.locator('.tabs').getByRole('button', { name: 'Table' }).tap();
  await page.locator('.town').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

/** What an asked player needs and would have to scroll for, or could not hit with a finger. */
const outOfSight = (page: Page, step: string, lit: readonly string[]): Promise<string[]> =>
  page.evaluate(
    ({ step, lit }) => {
      const nodes = [...lit.map((name) => `[data-spot="${name}"]`), '.acts button', '.cards button', '.tabs button'].flatMap((selector) => [
        ...document.querySelectorAll(selector),
      ]);
      // While the whole town is asked for it is shown whole: its manholes are smaller then.
      const least = ['gift', 'chase', 'lift', 'reinforce', 'home'].includes(step) ? 28 : 44;
      return nodes.flatMap((node) => {
        const { top, bottom, left, right, width, height } = node.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const hit = document.elementFromPoint(x, y);
        const seen = x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight && (hit === node || node.contains(hit));
        const small = node.hasAttribute('data-spot') ? Math.min(width, height) < least : height < 44;
        return seen && !small
          ? []
          : [
              `${step} ${node.getAttribute('data-spot') ?? node.textContent}: ${[left, top, right, bottom].map(Math.round)} ${hit?.outerHTML}`,
            ];
      });
    },
    { step, lit },
  );

test('five at one screen, two of them people: the curtain hides the card that the other has chosen', async () => {
  const { page, context, faults } = await visitor(browser);
  const seats = ['me', 'here', 'bot:greedy', 'bot:random', 'bot:greedy'];
  await setHere(page, server.url, { game: GAME, seats }, { 1: 'Bo' });
  const count = nothingYet();
  const marked: string[] = [];
  // Start areas and the cards of a round, one person after the other.
  while (count.curtains < 5 && (await myTurn(page))) {
    await playOne(page, byMouse, count, async (_, { step }) => {
      if (step !== 'intrigue') return;
      marked.push(...(await page.locator('.cards [aria-pressed=true]').allTextContents()));
      expect(await page.getByText(/You choose|only you/).count()).toBe(0);
    });
  }
  expect(marked).toEqual([]);
  // The largest town on a tablet, on its side and upright.
  if ((await page.locator('.town').count()) === 0) await playOne(page, byMouse, count);
  for (const viewport of [
    { width: 1024, height: 768 },
    { width: 820, height: 1180 },
  ]) {
    await page.setViewportSize(viewport);
    await expect.poll(() => smallestManhole(page)).toBeGreaterThanOrEqual(40);
  }
  expect(count.curtains).toBeGreaterThan(2);
  expect(faults).toEqual([]);
  await context.close();
});

const smallestManhole = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('[data-spot^=manhole]')].map((node) => node.getBoundingClientRect());
    return Math.min(...boxes.flatMap(({ width, height }) => [width, height]));
  });

/** Plays until a figure is to be placed. With Administration the boss stays inside. */
async function toPlacing(page: Page): Promise<void> {
  const count = nothingYet();
  while ((await myTurn(page)) && (await look(page)).step !== 'place') {
    if ((await look(page)).step !== 'intrigue') await playOne(page, byMouse, count);
    else {
      await card(page, 0).click();
      await main(page).click();
      await page.locator('.tray[data-step="intrigue"]').waitFor({ state: 'detached' });
    }
  }
}

test('a whole turn is prepared, changed, put back and sent at once; what is filled throws nothing away', async () => {
  const { page, context, faults } = await visitor(browser);
  await setHere(page, server.url, { game: GAME, seats: ['me', 'bot:greedy'] });
  await toPlacing(page);
  const { n, lit } = await look(page);
  const prepared = (steps: number) => page.locator(`.tray[data-prepared="${steps}"]`).waitFor({ state: 'attached' });
  const press = async (name: string, steps: number) => {
    await spot(page, name).click();
    await prepared(steps);
  };
  const prepare = async () => {
    await press(lit[0] ?? '', 1);
    const manhole = (await look(page)).lit.find((name) => name.startsWith('manhole')) ?? '';
    const rats = await spot(page, manhole).getAttribute('aria-label');
    await press(manhole, 2);
    // The rat sits there at once, for every eye and ear.
    expect(await spot(page, manhole).getAttribute('aria-label')).not.toBe(rats);
    expect(await main(page).textContent()).toBe('End turn, 1 action unused');
    expect(await main(page).getAttribute('class')).not.toMatch(/\bp\b/);
    await press(manhole, 3);
    expect(await main(page).textContent()).toBe('End turn');
    expect(await main(page).getAttribute('class')).toMatch(/\bp\b/);
  };
  await prepare();
  expect((await look(page)).n).toBe(n);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await prepared(2);
  await page.getByRole('button', { name: 'Undo all' }).click();
  await prepared(0);
  expect((await look(page)).lit).toEqual(lit);
  await prepare();
  await main(page).click();
  await expect.poll(async () => Number((await look(page)).n)).toBeGreaterThanOrEqual(Number(n) + 3);
  expect(faults).toEqual([]);
  await context.close();
});

test('what may not be done says why, an area tells its powers, and what is prepared can be put back', async () => {
  const { page, context, faults } = await visitor(browser);
  await setHere(page, server.url, { game: GAME, seats: ['me', 'bot:greedy'] });
  await toPlacing(page);
  const { lit } = await look(page);
  const [home = ''] = lit;
  await spot(page, home).hover();
  await page.locator('.info', { hasText: 'your area' }).getByText('6').first().waitFor();
  const far = await page.evaluate(() => document.querySelector('[data-spot^=area][aria-disabled=true]')?.getAttribute('data-spot') ?? '');
  await spot(page, far).click({ force: true });
  await page.locator('.tray .no').waitFor();
  expect(await page.locator('.tray .no a').getAttribute('href')).toMatch(/^\/rules\/die-patin#place\//);
  // A figure is placed at once and can be put back; nothing has been sent.
  const n = (await look(page)).n;
  await spot(page, home).click();
  await page.locator('.tray[data-step=act][data-prepared="1"]').waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await page.locator('.tray[data-step=place][data-prepared="0"]').waitFor({ state: 'attached' });
  // A back room needs somebody who came before.
  await spot(page, home).click();
  await page.locator('.tray[data-step=act]').waitFor({ state: 'attached' });
  expect((await look(page)).n).toBe(n);
  await page.locator('.acts .offer').last().click({ force: true });
  await page
    .getByText(/needs a figure placed earlier this round/)
    .first()
    .waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
