import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en as game } from '../../../src/games/die-patin/text/en.ts';
import { en as board } from '../../../src/games/die-patin/ui/text/en.ts';
import { visitor } from '../support/browser.ts';
import { byMouse, card, look, myTurn, nothingYet, playOne, portray, spot } from '../support/die-patin.ts';
import { openHouse } from '../support/house.ts';
import { setTable } from '../support/tables.ts';

const { browser, server } = await openHouse('--bot-pace', '0');

const sit = (page: Page, seats: number): Promise<string> =>
  setTable(page, server.url, 'Ana', { game: 'die-patin', seats: ['me', ...Array<string>(seats - 1).fill('bot:greedy')] });

/** Plays until somebody looking at the page would like to see it. */
async function until(page: Page, wanted: (step: string, nth: number) => boolean): Promise<void> {
  const count = nothingYet();
  const times = new Map<string, number>();
  while (await myTurn(page)) {
    const { step } = await look(page);
    const nth = (times.get(step) ?? 0) + 1;
    times.set(step, nth);
    if (wanted(step, nth)) return;
    await playOne(page, byMouse, count);
  }
}

/** Keys look like `act.claim`; no reader should ever see one. */
const KEYS = new Set([...Object.keys(game), ...Object.keys(board)].filter((key) => key.includes('.')));
const unspoken = async (page: Page): Promise<string[]> =>
  (await page.locator('body').innerText()).split(/\s+/).filter((word) => KEYS.has(word));

test('five clans: the cards of a round, a claim; axe finds nothing', { timeout: 400_000 }, async () => {
  const { page, context, faults } = await visitor(browser);
  await sit(page, 5);
  await until(page, (step, nth) => step === 'intrigue' && nth === 2);
  await card(page, 1).click();
  const found = await portray(page, 'die-patin-cards');
  let claims = 0;
  await until(page, (step) => {
    if (step === 'bribe' || step === 'more') claims += 1;
    return claims === 2;
  });
  found.push(...(await portray(page, 'die-patin-five')), ...(await unspoken(page)));
  expect(found).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test('two clans: a figure about to be placed, and the language that the reader wants', { timeout: 400_000 }, async () => {
  const { page, context, faults } = await visitor(browser);
  await sit(page, 2);
  await until(page, (step, nth) => step === 'place' && nth === 3);
  await spot(page, (await look(page)).lit.at(-1) ?? '').click();
  const found = await portray(page, 'die-patin-two');
  for (const lang of ['de', 'fr', 'nl']) {
    await page.evaluate((l) => localStorage.setItem('ratskeller.settings', JSON.stringify({ lang: l })), lang);
    await page.reload();
    await page.locator('.tray[data-step=place]').waitFor();
    found.push(...(await unspoken(page)));
  }
  expect(found).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
