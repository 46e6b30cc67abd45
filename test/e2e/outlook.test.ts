import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { game } from '../../src/games/hameln/game.ts';
import { piperComes } from '../../src/games/hameln/outlook/piper.ts';
import type { State } from '../../src/games/hameln/state.ts';
import { axe } from './support/axe.ts';
import { PHONE, visitor } from './support/browser.ts';
import { openHouse } from './support/house.ts';
import { keepAll, standWhere } from './support/positions.ts';

/** The outlook is shown and hidden by a key and by a button, tells what the rules tell, and leaves the board playable. */

const { browser, server } = await openHouse();

/** A place in a game of five at which somebody could not pay the piper; the others are bots, so that the reader is simply “you”. */
function stand() {
  let at: { readonly state: State; readonly seat: number } | undefined;
  const found = standWhere<State>(game, 'outlook', (state, seat, moves) => {
    const wanted = moves.some(({ type }) => type === 'act') && piperComes(state).some(({ lost }) => lost > 0);
    if (wanted) at = { state: structuredClone(state), seat };
    return wanted;
  });
  if (!at) throw new Error('nobody is ever short of money');
  const { state, seat } = at;
  const seats = found.kept.seats.map((one, i) => (i === seat ? { name: '' } : { ...one, bot: 'greedy' }));
  return { state, table: { ...found, kept: { ...found.kept, seats } } };
}

const panel = (page: Page) => page.getByRole('region', { name: 'Outlook' });

test('one key shows and hides it, and its tables say what the rules say', async () => {
  const { state, table } = stand();
  const { page, context, faults } = await visitor(browser);
  await keepAll(page, server.url, [table]);
  await page.goto(`${server.url}/local/${table.kept.id}`);
  await page.getByRole('button', { name: 'Outlook' }).waitFor();
  await page.locator('#content').focus();
  await page.keyboard.press('o');
  const rows = panel(page).getByRole('table', { name: 'If the piper came now' }).getByRole('row');
  await rows.first().waitFor();
  const told = await rows.evaluateAll((all) =>
    all.slice(1).map((row) => [...row.querySelectorAll('td > span:first-child')].map((cell) => cell.textContent)),
  );
  const expected = piperComes(state).map(({ children, cost, purse, lost, points }) => [children, cost, purse, lost, -points]);
  expect(told).toEqual(expected.map((row) => row.map((n) => String(n + 0).replace('-', '−'))));
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('o');
  await panel(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  expect(faults).toEqual([]);
  await context.close();
});

test('on a phone a button opens it as a sheet, and its cross closes it', async () => {
  const { table } = stand();
  const { page, context, faults } = await visitor(browser, PHONE);
  await keepAll(page, server.url, [table]);
  await page.goto(`${server.url}/local/${table.kept.id}`);
  await page.getByRole('button', { name: 'Outlook' }).tap();
  await panel(page).waitFor();
  const box = await panel(page).boundingBox();
  expect([box?.x, box?.width, Math.round((box?.y ?? 0) + (box?.height ?? 0))]).toEqual([0, 390, 844]);
  expect(await axe(page)).toEqual([]);
  await panel(page).getByRole('button', { name: 'Close' }).tap();
  await panel(page).waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();
});
