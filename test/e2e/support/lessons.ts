import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { AnyCourse, AnyLesson } from '../../../src/core/lesson.ts';
import { axe } from './axe.ts';

export type Press = (page: Page, selector: string) => Promise<void>;
export const tap: Press = (page, selector) => page.locator(selector).tap();
export const enter: Press = (page, selector) => page.locator(selector).press('Enter');

/** The way on, and the help with a task. */
export const ON = '.teacher .btn.p';
export const SHOW = '.teacher .btn.s';

export type Solve = (page: Page, lesson: AnyLesson, at: number) => Promise<void>;

/** One lesson from its first stop to its last word: tasks are done by `solve`, and whoever wants to looks at each stop. */
export async function learn(
  page: Page,
  lesson: AnyLesson,
  press: Press,
  solve: Solve,
  look?: (at: number) => Promise<void>,
): Promise<void> {
  for (const [at, stop] of lesson.stops.entries()) {
    await page.locator(`.teacher[data-stop="${stop.id}"]`).waitFor();
    if (stop.point) await page.locator('.lights i').first().waitFor();
    await look?.(at);
    if (stop.task) await solve(page, lesson, at);
    await press(page, ON);
  }
  await page.locator('section.end').waitFor();
}

export async function wholeCourse(page: Page, url: string, course: AnyCourse, press: Press, solve: Solve): Promise<void> {
  await page.goto(url);
  await page.locator('ol li').first().waitFor();
  expect(await axe(page)).toEqual([]);
  await press(page, '.ways .btn.p');
  for (const lesson of course.lessons) {
    await learn(page, lesson, press, solve);
    await press(page, 'section.end .btn.p');
  }
  // The last lesson is a game.
  await page.waitForURL(/\/local\//);
}
