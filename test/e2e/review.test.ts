import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { axe } from './support/axe.ts';
import { PHONE, visitor, WITH_WORKER } from './support/browser.ts';
import { openHouse } from './support/house.ts';
import { laid, layByMouse, playOne } from './support/rattenscharf.ts';
import { setHere } from './support/tables.ts';

/** A short game that somebody throws away. */
const GAME = fileURLToPath(new URL('../../src/games/rattenscharf/golden/rats-early-plain-random.json', import.meta.url));
const PATIENCE = 180_000;

const { browser, server } = await openHouse();

test('without network a game file is reviewed, stepped through by keys, and played on from its worst mistake', async ({
  onTestFinished,
}) => {
  const { page, context, faults } = await visitor(browser, WITH_WORKER);
  onTestFinished(() => context.close());
  await page.goto(server.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.goto(`${server.url}/review`);
  await page.locator('input[type=file]').setInputFiles(GAME);
  await page.getByText(/^All \d+ decisions judged/).waitFor({ timeout: PATIENCE });

  const graph = page.getByRole('slider', { name: 'Winning chances' });
  expect(await graph.getAttribute('aria-valuetext')).toMatch(/^The end: .+ (100|0)%, .+ (100|0)%$/);
  await graph.focus();
  await page.keyboard.press('Home');
  expect(await graph.getAttribute('aria-valuetext')).toMatch(/^Step \d, .+ to move: /);
  const before = await laid(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await laid(page)).toBeGreaterThan(before);

  await page
    .getByRole('button', { name: /% in winning chances/ })
    .first()
    .click();
  await page.locator('.moment', { hasText: /Better: .+\./ }).waitFor();
  // Each says why; no sentence is missing.
  expect(await page.locator('.moment .better p').last().textContent()).toMatch(/^[A-Z].+\.$/);
  expect(await page.locator('g.hint').count()).toBe(1);
  // Whoever has lost looks for their own mistakes.
  const whose = page.getByRole('group', { name: 'Mistakes by' });
  const all = await page.getByRole('button', { name: /% in winning chances/ }).count();
  let some = 0;
  for (const own of (await whose.getByRole('button').all()).slice(1)) {
    await own.click();
    some += await page.getByRole('button', { name: /% in winning chances/ }).count();
  }
  expect(some).toBe(all);
  await whose.getByRole('button', { name: 'Everybody' }).click();
  // Arrows step wherever the focus is, unless it is on something that has its own use for them.
  const shown = page.locator('.moment h2');
  const here = await shown.textContent();
  await page.keyboard.press('ArrowLeft');
  expect(await shown.textContent()).not.toBe(here);
  await page.keyboard.press('ArrowRight');
  expect(await shown.textContent()).toBe(here);
  await page.getByText('Chances as a table').click();
  expect(await page.getByRole('row').count()).toBeGreaterThan(4);
  expect(await axe(page)).toEqual([]);

  await page.getByRole('button', { name: /^Continue as / }).click();
  await page.waitForURL(/\/local\//);
  const strips = await laid(page);
  await playOne(page, layByMouse);
  expect(await laid(page)).toBeGreaterThan(strips);
  await page.reload();
  await page.getByRole('application', { name: /^Table with/ }).waitFor();
  expect(await laid(page)).toBeGreaterThan(strips);
  expect(faults).toEqual([]);
});

test('a hint is thought out in this browser, drawn on the board, taken with a tap, and gone with the move', async ({ onTestFinished }) => {
  const { page, context, faults } = await visitor(browser, PHONE);
  onTestFinished(() => context.close());
  await setHere(page, server.url, { seats: ['me', 'bot:greedy'] });
  await page.getByRole('button', { name: 'Hint' }).tap();
  // Three of them, with their chances; the one that is open says why.
  const lines = page.locator('ol.hint > li > .line');
  await lines.first().waitFor();
  expect(await lines.count()).toBe(3);
  for (const chance of await lines.locator('.chance').allTextContents()) expect(chance).toMatch(/\d+%$/);
  expect(await page.locator('ol.hint p').count()).toBeGreaterThan(0);
  expect(await page.locator('g.hint:not(.other)').count()).toBe(1);
  // The others are outlined, and all have their numbers where they would be played.
  expect(await page.locator('g.hint.other').count()).toBe(2);
  await expect.poll(async () => [...new Set(await page.locator('.marks button').allTextContents())].sort()).toEqual(['1', '2', '3']);
  expect(await axe(page)).toEqual([]);
  const drawn = await page.locator('g.hint:not(.other)').innerHTML();
  await lines.nth(1).tap();
  await expect.poll(() => page.locator('g.hint:not(.other)').innerHTML()).not.toBe(drawn);
  await lines.first().tap();
  const strips = await laid(page);
  await page.getByRole('button', { name: 'Do that' }).tap();
  await page.locator('g.hint:not(.other)').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Place here' }).tap();
  await expect.poll(() => laid(page)).toBeGreaterThan(strips);
  expect(faults).toEqual([]);
});
