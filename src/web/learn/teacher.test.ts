// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import { course } from '../../games/rattenscharf/lessons/index.ts';
import { speech } from '../text/text.svelte.ts';
import { loadGame } from '../words.ts';
import Lesson from './Lesson.svelte';
import { openLesson } from './open.ts';
import { progressIn } from './progress.ts';
import { learnWords } from './words.ts';

const one = (selector: string): HTMLElement => {
  const node = document.querySelector<HTMLElement>(selector);
  if (!node) throw new Error(`there is no ${selector}`);
  return node;
};
const said = (): string => one('.teacher .said').textContent.trim();
function press(selector: string): void {
  one(selector).click();
  flushSync();
}

test('a teacher leads through a lesson: to the board where there is something to do, and on from there', async () => {
  const pack = await loadGame('rattenscharf');
  const [lesson, next] = course.lessons;
  const pair = lesson?.stops.find(({ task }) => task);
  if (!pack || !lesson || !next || !pair?.task) throw new Error('the first lesson has a task');
  await speech.speak('en');
  await learnWords.speak('en');
  const { room, table } = await openLesson(pack, course, lesson);
  const page = mount(Lesson, { target: document.body, props: { room, table, lesson, next: next.id } });
  flushSync();
  expect(said()).toContain('Welcome to the storeroom!');
  while (lesson.stops[table.at] !== pair) press('.teacher .btn.p');
  // No key that lays a strip presses a button of the teacher's.
  expect(document.activeElement?.id).toBe('content');
  const before = table.position;

  for (const { moves, why } of pair.task.mistakes) {
    room.refuse(await table.play(0, room.n, moves));
    flushSync();
    expect(one('.teacher .wrong').textContent.length, why).toBeGreaterThan(20);
    if (table.verdict) press('.teacher .btn.s');
    else room.refuse(undefined);
    flushSync();
    expect(document.querySelector('.teacher .wrong')).toBeNull();
    expect(table.position.view).toEqual(before.view);
    expect(lesson.stops[table.at]).toBe(pair);
  }

  press('.teacher .btn.s');
  expect(room.hint).toEqual(pair.task.solutions[0]?.[0]);
  expect(one('.teacher .wrong').textContent).toContain('One way: ');
  await table.play(0, room.n, pair.task.solutions[0] ?? []);
  flushSync();
  expect(said()).toContain('Well laid!');
  expect(document.activeElement).toBe(one('.teacher .btn.p'));
  while (document.querySelector('.teacher')) press('.teacher .btn.p');
  expect(one('.end a').getAttribute('href')).toBe(`/learn/rattenscharf/${next.id}`);
  expect(progressIn('rattenscharf')?.done).toEqual([lesson.id]);
  await unmount(page);
});
