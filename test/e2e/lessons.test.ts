import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { AnyMove } from '../../src/core/game.ts';
import { course as piperCourse } from '../../src/games/pied-piper/lessons/index.ts';
import type { Play } from '../../src/games/pied-piper/moves.ts';
import { course as stripCourse } from '../../src/games/rattenscharf/lessons/index.ts';
import { axe } from './support/axe.ts';
import { PHONE, visitor } from './support/browser.ts';
import { openHouse } from './support/house.ts';
import { enter, ON, SHOW, tap, wholeCourse } from './support/lessons.ts';

const { browser, server } = await openHouse();

const laid = (page: Page): Promise<number> => page.locator('[data-strip]').count();
const LAY = '[data-about="act:lay"]:enabled';

test('a whole course by touch, in German: every task as it is shown, and the first game begins with advice', async ({ onTestFinished }) => {
  const { page, context, faults } = await visitor(browser, { ...PHONE, locale: 'de' });
  onTestFinished(() => context.close());
  await wholeCourse(page, `${server.url}/learn/rattenscharf`, stripCourse, tap, async (at, { stops }, i) => {
    for (const [n] of (stops[i]?.task?.solutions[0] ?? []).entries()) {
      const before = await laid(at);
      // Shown, then held over its place, then laid.
      await at.locator(SHOW).tap();
      if (n === 0 && i > 0) expect(await axe(at)).toEqual([]);
      await at.locator(SHOW).tap();
      await at.locator(LAY).tap();
      await expect.poll(() => laid(at), { timeout: 30_000 }).toBe(before + 1);
    }
    await at.locator(ON).waitFor();
  });
  await page.locator('.play .hint').waitFor();
  await page.goto(`${server.url}/`);
  await page.getByRole('link', { name: 'Weiterlernen' }).waitFor();
  expect(faults).toEqual([]);
});

test('a whole course by keys, in French: a wrong try says why and can be repeated', async ({ onTestFinished }) => {
  const { page, context, faults } = await visitor(browser, { locale: 'fr' });
  onTestFinished(() => context.close());
  const play = async (moves: readonly AnyMove[]): Promise<void> => {
    for (const move of moves as readonly Play[]) {
      const card = page.locator(`.card[data-about="card:${move.card}"]`).first();
      await page.keyboard.press((await card.getAttribute('aria-keyshortcuts')) ?? '');
      await page.keyboard.press('ASDF'[move.column] ?? '');
      await page.keyboard.press('Enter');
    }
  };
  await wholeCourse(page, `${server.url}/learn/pied-piper`, piperCourse, enter, async (at, lesson, i) => {
    const task = lesson.stops[i]?.task;
    await at.locator('.card[data-about]').first().waitFor();
    if (lesson.id === 'houses') {
      await play(task?.mistakes[0]?.moves ?? []);
      await at.locator('.teacher .wrong').waitFor();
      await at.locator(SHOW).press('Enter');
      await at.locator('.teacher .wrong').waitFor({ state: 'detached' });
    }
    await play(task?.solutions[0] ?? []);
    await at.locator(ON).waitFor();
  });
  expect(faults).toEqual([]);
});

test('whoever sits at a first table is offered a lesson, once', async ({ onTestFinished }) => {
  const { page, context } = await visitor(browser);
  onTestFinished(() => context.close());
  await page.goto(`${server.url}/new/pied-piper`);
  await page.evaluate(() => localStorage.setItem('ratskeller.offered', ''));
  await page.locator('p.ways button').click();
  await page.getByRole('button', { name: 'No, thanks' }).click();
  expect(await page.getByText('New to').count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('ratskeller.offered'))).toBe('pied-piper');
});
