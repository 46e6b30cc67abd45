import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './support/axe.ts';
import { PHONE, visitor } from './support/browser.ts';
import { openHouse } from './support/house.ts';

const { browser, server } = await openHouse();

const board = (page: Page): Locator => page.getByRole('application');
const strips = (page: Page): Locator => page.getByRole('group', { name: 'Strips turned over' }).locator('button:enabled');
const laid = async (page: Page): Promise<number> => Number(/\d+/.exec((await board(page).getAttribute('aria-label')) ?? '')?.[0]);
const preview = (page: Page): Locator => board(page).locator('.tip');
const ghost = (page: Page): Locator => board(page).locator('.where');

/** A table on this device against a bot, once it is this player's turn. */
async function start(page: Page): Promise<void> {
  await page.goto(`${server.url}/new/rattenscharf`);
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await board(page).waitFor();
  await asked(page);
}

/** Waits for the player's turn; false once the game is over. */
async function asked(page: Page): Promise<boolean> {
  await strips(page).first().or(page.locator('.result')).first().waitFor();
  return (await page.locator('.result').count()) === 0;
}

async function middleOf(part: Locator): Promise<{ x: number; y: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('by keyboard alone to the end of a game, each step told to the ear', async () => {
  const { context, page, faults } = await visitor(browser);
  await start(page);
  const spoken = page.locator('[aria-live]').filter({ hasText: /Row \d+, column \d+/ });
  for (let turn = 0; turn < 60 && (await asked(page)); turn++) {
    const before = await laid(page);
    await page.keyboard.press('1');
    for (const key of ['r', 'ArrowRight', 'n', 'n']) await page.keyboard.press(key);
    await spoken.first().waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    await expect.poll(() => laid(page)).toBeGreaterThan(before);
  }
  expect(await page.locator('.result').count()).toBe(1);
  expect(await board(page).locator('.where, .tally, .coin, .hidden').count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test('by mouse: the ghost follows, the wheel turns it, a bad place says why, a double click lays', async () => {
  const { context, page, faults } = await visitor(browser);
  await start(page);
  await strips(page).first().click();
  const area = await board(page).boundingBox();
  if (!area) throw new Error('no board');
  await page.mouse.move(area.x + 300, area.y + 60);
  await page.mouse.move(area.x + 200, area.y + 60);
  await preview(page).getByText('The strip touches no other').waitFor();
  expect(await preview(page).getByRole('link').getAttribute('href')).toBe('/rules/rattenscharf#lay/not-adjacent');
  // The rules open beside the game: the table stays, and so does what is in the hand.
  // A click fixes the strip, which would follow the mouse to the link otherwise.
  const address = page.url();
  await page.mouse.click(area.x + 200, area.y + 60);
  await preview(page).getByRole('link').click();
  const drawer = page.getByRole('dialog', { name: 'Rules' });
  await drawer.locator('[id="lay/not-adjacent"].wanted').waitFor();
  expect(page.url()).toBe(address);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await preview(page).getByRole('link').waitFor();
  const lying = await ghost(page).boundingBox();
  await page.mouse.wheel(0, 120);
  await expect.poll(async () => (await ghost(page).boundingBox())?.height).toBeGreaterThan(lying?.height ?? 0);
  await page.keyboard.press('n');
  const spot = await middleOf(ghost(page));
  await page.mouse.dblclick(spot.x, spot.y);
  await expect.poll(() => laid(page)).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  await context.close();
});

test('dragging a strip from the tray carries it onto the board; dragging the table pans it', async () => {
  const { context, page, faults } = await visitor(browser);
  await start(page);
  const from = await middleOf(strips(page).first());
  const to = await middleOf(board(page));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y + 90, { steps: 6 });
  await page.mouse.up();
  const dropped = await middleOf(ghost(page));
  expect(Math.abs(dropped.x - to.x)).toBeLessThan(60);
  await page.mouse.move(to.x - 300, to.y + 200);
  await page.mouse.down();
  await page.mouse.move(to.x - 260, to.y + 150, { steps: 4 });
  await page.mouse.up();
  const panned = await middleOf(ghost(page));
  expect([panned.x - dropped.x, panned.y - dropped.y].map(Math.round)).toEqual([40, -50]);
  expect(faults).toEqual([]);
  await context.close();
});

test('by touch on a phone: tap to place, tap to turn, double tap to lay, fields large enough for a finger', async () => {
  const { context, page, faults } = await visitor(browser, PHONE);
  await start(page);
  await strips(page).first().tap();
  const field = await ghost(page).locator('.face').boundingBox();
  expect(Math.min(field?.width ?? 0, field?.height ?? 0)).toBeGreaterThan(46);
  const centre = await middleOf(board(page));
  await page.touchscreen.tap(centre.x, centre.y + 90);
  const lying = await ghost(page).boundingBox();
  // Slower than a double tap.
  await page.waitForTimeout(400);
  const spot = await middleOf(ghost(page));
  await page.touchscreen.tap(spot.x, spot.y);
  // It may have come upright, where the table left no other room.
  const isTall = (box: { readonly width: number; readonly height: number } | null) => box !== null && box.height > box.width;
  await expect.poll(async () => isTall(await ghost(page).boundingBox())).toBe(!isTall(lying));
  await page.waitForTimeout(400);
  await page.keyboard.press('n');
  const legal = await middleOf(ghost(page));
  await page.touchscreen.tap(legal.x, legal.y);
  await page.touchscreen.tap(legal.x, legal.y);
  await expect.poll(() => laid(page)).toBeGreaterThan(0);
  for (const button of await page.locator('.acts button').all()) expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(faults).toEqual([]);
  await context.close();
});

test.each(['light', 'dark'] as const)(
  'axe finds nothing on the board by %s, with a strip in the hand, on a good and on a bad place',
  async (colorScheme) => {
    const { context, page } = await visitor(browser, { colorScheme });
    await start(page);
    await page.keyboard.press('1');
    expect(await axe(page)).toEqual([]);
    // How far up the first place without a neighbour is depends on where the bot has laid.
    const why = preview(page).getByRole('link');
    for (let i = 0; i < 12 && (await why.count()) === 0; i++) await page.keyboard.press('ArrowUp');
    await why.waitFor();
    expect(await axe(page)).toEqual([]);
    await context.close();
  },
);
