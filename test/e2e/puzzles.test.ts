import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type PuzzleFile, pose } from '../../src/bots/puzzles/puzzle.ts';
import { piedPiper } from '../../src/games/pied-piper/index.ts';
import { axe } from './support/axe.ts';
import { PHONE, visitor, WITH_WORKER } from './support/browser.ts';
import { openHouse } from './support/house.ts';
import { column, confirm } from './support/pied-piper.ts';

const { browser, server } = await openHouse();

interface Play {
  readonly type: string;
  readonly card: string;
  readonly column: number;
}

/** Puzzles in which one card is to be played, with the best play and the worst. */
const { puzzles } = JSON.parse(readFileSync(new URL('../../src/games/pied-piper/puzzles.json', import.meta.url), 'utf8')) as PuzzleFile;
const cards = puzzles.flatMap((puzzle, n) => {
  const posed = pose(piedPiper.game, puzzle);
  const legal = posed ? (piedPiper.game.moves(posed.match.state, posed.seat) as unknown as readonly Play[]) : [];
  const [step = []] = puzzle.steps;
  const [best, worst] = [legal[step[0]?.[0] ?? -1], legal[step.at(-1)?.[0] ?? -1]];
  return puzzle.steps.length === 1 && best?.type === 'play' && worst?.type === 'play' ? [{ n: n + 1, best, worst }] : [];
});

async function play(page: Page, { card, column: nth }: Play): Promise<void> {
  // A card that was not good enough is still prepared, as it is at a table.
  const back = page.getByRole('button', { name: 'Put back' });
  if ((await back.count()) > 0 && (await back.isEnabled())) await back.click();
  const held = page.locator(`fieldset.hand [data-about="card:${card}"]`).first();
  if ((await held.getAttribute('aria-pressed')) !== 'true') await held.click();
  await column(page, nth).click();
  await confirm(page).click();
}

test('without network a puzzle is missed, tried again and solved by clicks, and the next one is shown', async ({ onTestFinished }) => {
  const { page, context, faults } = await visitor(browser, WITH_WORKER);
  onTestFinished(() => context.close());
  const [first] = cards;
  if (!first) throw new Error('no puzzle with one card to play');
  await page.goto(server.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.goto(`${server.url}/puzzles/pied-piper/${first.n}`);
  await page.getByRole('heading', { name: 'Find the best move.' }).waitFor();
  // A hint would be the answer.
  expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
  expect(await page.getByText('You are looking at an earlier position.').count()).toBe(0);
  // What can be worked out may be seen.
  await page.keyboard.press('o');
  await page.locator('section.outlook tbody tr').first().waitFor();
  await page.keyboard.press('o');
  await page.locator('section.outlook').waitFor({ state: 'detached' });

  await play(page, first.worst);
  // Ears hear the same words elsewhere.
  await page.locator('p.wrong', { hasText: /^Not quite: this move costs you \d+% in winning chances/ }).waitFor();
  expect(await axe(page)).toEqual([]);

  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('p.wrong').waitFor({ state: 'detached' });
  await play(page, first.best);
  await page.getByRole('heading', { name: 'Solved!' }).waitFor();
  expect(await page.locator('.solution .best p').last().textContent()).toMatch(/^[A-Z].+\.$/);
  await page.locator('.solution summary').click();
  expect(await page.locator('.solution li').count()).toBeGreaterThan(2);
  expect(await axe(page)).toEqual([]);

  await page.getByRole('link', { name: 'Next puzzle' }).click();
  await page.getByRole('heading', { name: 'Find the best move.' }).waitFor();
  await page.getByRole('button', { name: 'Show solution' }).click();
  await page.getByRole('heading', { name: 'This was the best move.' }).waitFor();
  const [, before = 0, after = 0] = /(\d+) → (\d+)/.exec((await page.locator('.solution').textContent()) ?? '')?.map(Number) ?? [];
  expect(after).toBeLessThan(before);

  await page.getByRole('link', { name: 'All puzzles' }).last().click();
  await page.getByText(`1 of ${puzzles.length} solved`).waitFor();
  expect(faults).toEqual([]);
});

test('the puzzle of the day is the same for two visitors, on a phone and by its link at home', async ({ onTestFinished }) => {
  const { page, context, faults } = await visitor(browser, { ...PHONE, serviceWorkers: 'block' });
  onTestFinished(() => context.close());
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Puzzle of the day' }).filter({ visible: true }).click();
  await page.getByRole('heading', { name: 'Find the best move.' }).waitFor();
  const title = await page.title();
  const other = await visitor(browser, { serviceWorkers: 'block' });
  onTestFinished(() => other.context.close());
  await other.page.goto(`${server.url}/puzzles/daily`);
  await other.page.getByRole('heading', { name: 'Find the best move.' }).waitFor();
  expect(await other.page.title()).toBe(title);
  expect([...faults, ...other.faults]).toEqual([]);
});
