import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './support/axe.ts';
import { PHONE, visitor } from './support/browser.ts';
import { openHouse } from './support/house.ts';
import { card, column, myTurn } from './support/pied-piper.ts';
import { setHere } from './support/tables.ts';

/** Everything on the table says what it is: to the mouse, to a finger, and to keys. Nothing is played by asking. */

const { browser, server } = await openHouse();

const note = (page: Page) => page.locator('dialog[open]').filter({ has: page.getByRole('button', { name: 'Close' }) });
const title = (page: Page) => note(page).getByRole('heading');

async function sit(page: Page): Promise<void> {
  await setHere(page, server.url, { game: 'pied-piper', seats: ['me', 'bot:random'] });
  expect(await myTurn(page)).toBe(true);
}

test('a right click asks, and the answer leads into the rules; keys go from thing to thing', async () => {
  const { page, context, faults } = await visitor(browser);
  await sit(page);
  await page.locator('[data-about^="pile:actions"]').first().click({ button: 'right', force: true });
  expect(await title(page).textContent()).toBe('The action deck');
  expect(await note(page).textContent()).toMatch(/Cards left: \d+/);
  expect(await axe(page)).toEqual([]);
  await note(page).getByRole('link', { name: 'Read the rule' }).click();
  await page.locator('#turn\\/reshuffle.wanted').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('#turn\\/reshuffle').waitFor({ state: 'detached' });

  await page.keyboard.press('?');
  expect(await title(page).textContent()).toBe('What is this?');
  const things = await page.locator('[data-about]:visible').count();
  const heard = new Set<string>();
  for (let i = 0; i < Math.min(things, 25); i++) {
    await page.keyboard.press(i % 5 === 4 ? 'ArrowRight' : 'Tab');
    heard.add((await note(page).textContent()) ?? '');
  }
  expect(heard.size).toBeGreaterThan(8);
  expect([...heard].filter((text) => /[{}]|what\./.test(text))).toEqual([]);
  expect(await axe(page)).toEqual([]);

  // In this mode a click asks and does not play.
  await column(page, 0).click({ force: true });
  expect(await title(page).textContent()).toMatch(/^Figure card: /);
  expect(await column(page, 0).getAttribute('aria-pressed')).toBe('false');
  await page.keyboard.press('Escape');
  await note(page).waitFor({ state: 'detached' });
  await page.keyboard.press('1');
  expect(await card(page, 0).getAttribute('aria-pressed')).toBe('true');

  await page.getByRole('button', { name: 'What is this?' }).click();
  await note(page).waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('a finger that rests asks; one that taps plays as ever', async () => {
  const { page, context, faults } = await visitor(browser, PHONE);
  await sit(page);
  const session = await context.newCDPSession(page);
  const box = await card(page, 0).boundingBox();
  if (!box) throw new Error('there is no card');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await note(page).waitFor();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await title(page).textContent()).toMatch(/^Action card: /);
  expect(await card(page, 0).getAttribute('aria-pressed')).toBe('false');
  expect(await axe(page)).toEqual([]);
  await card(page, 0).tap();
  await note(page).waitFor({ state: 'detached' });
  expect(await card(page, 0).getAttribute('aria-pressed')).toBe('true');
  expect(faults).toEqual([]);
  await context.close();
});

test('the rules are searched by keys, and their summary is printed on one page', async () => {
  const { page, context, faults } = await visitor(browser, { locale: 'de-DE' });
  await page.goto(`${server.url}/rules/hameln`);
  const box = page.getByLabel('In den Regeln suchen');
  await box.fill('TRANSSYLVANIEN strasse');
  await page.locator('search li').first().waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.locator('#piper\\/road.wanted').waitFor();
  await box.focus();
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toMatch(/^#/);
  await page.keyboard.press('Escape');
  expect(await box.inputValue()).toBe('');

  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Übersicht drucken' }).click();
  const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
  expect(pages(await page.pdf({ format: 'A4' }))).toBe(1);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect(pages(await page.pdf({ format: 'A4' }))).toBeGreaterThan(3);
  expect(faults).toEqual([]);
  await context.close();
});
