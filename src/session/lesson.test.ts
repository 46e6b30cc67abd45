import { expect, test } from 'vitest';
import { clone } from '../core/clone.ts';
import { CHANCE } from '../core/game.ts';
import type { AnyCourse, AnyLesson } from '../core/lesson.ts';
import { mice } from '../core/testing/mice.ts';
import { byLang } from '../core/text.ts';
import { faultsOf } from './check-lesson.ts';
import { LessonRun } from './lesson.ts';

const play = (card: number) => ({ type: 'play', card });
const bid = (n: number) => ({ type: 'bid', bid: n });
const deal = [6, 2, 3, 5, 4].map((card) => ({ seat: CHANCE, move: { type: 'draw', card } }));

/** A cheese of 6; Ana holds 2 and 5, Bo 3 and 4. */
const lesson: AnyLesson = {
  id: 'cards',
  seat: 0,
  stops: [
    { id: 'deal', at: () => mice.setup(2, { hand: 2 }), entries: deal },
    {
      id: 'low',
      task: {
        judge: ({ moves }) => (moves[0] as { card?: number } | undefined)?.card === 2 || 'high',
        solutions: [[play(2)]],
        mistakes: [{ moves: [play(5)], why: 'high' }],
      },
    },
    { id: 'seen' },
  ],
};
const never = async () => 0;
const course = (of: AnyLesson): AnyCourse => ({
  lessons: [of],
  texts: byLang(async () => ({
    'lesson.cards.title': 'Cards',
    'lesson.cards.deal': 'Dealt.',
    'lesson.cards.low': 'Play low.',
    'lesson.cards.low.done': 'Good.',
    'lesson.cards.low.high': 'Too high.',
    'lesson.cards.seen': 'Seen.',
  })),
});

test('the learner plays only where there is something to do, and goes on from what was done', async () => {
  const run = new LessonRun(mice, lesson, never);
  expect(run.isAsked).toBe(false);
  expect(await run.play([play(2)])).toMatchObject({ rule: 'turn/not-yours' });
  run.go(1);
  expect(run.isAsked).toBe(true);
  const before = clone(run.state);
  expect(await run.play([play(9)])).toHaveProperty('rule');
  expect(run.state).toEqual(before);
  expect(await run.play([play(2)])).toBeUndefined();
  expect(run.verdict).toEqual({ solved: true });
  expect(run.fresh.length).toBeGreaterThan(0);
  const [after, n] = [clone(run.state), run.n];
  run.go(2);
  expect(run.state).toEqual(after);
  expect(run.n).toBe(n);
});

test('a try that fails says why, and can be tried again at a position that no board takes for the old one', async () => {
  const run = new LessonRun(mice, lesson, never);
  run.go(1);
  const [before, n] = [clone(run.state), run.n];
  await run.play([play(5)]);
  expect(run.verdict).toEqual({ solved: false, why: 'high' });
  expect(run.isAsked).toBe(false);
  expect(run.gave.length).toBeGreaterThan(0);
  run.again();
  expect(run.at).toBe(1);
  expect(run.isAsked).toBe(true);
  expect(run.state).toEqual(before);
  expect(run.n).toBeGreaterThan(n);
  expect(run.verdict).toBeUndefined();
  // Whoever skips the task sees what its first solution leads to.
  run.go(2);
  const skipped = new LessonRun(mice, lesson, never);
  skipped.go(1);
  await skipped.play([play(2)]);
  expect(run.state).toEqual(skipped.state);
});

test('where the search judges, a move may fall short by no more than the margin', async () => {
  const stops = lesson.stops.map((stop) =>
    stop.task ? { ...stop, task: { margin: 0.1, solutions: [[play(2)]], mistakes: [{ moves: [play(5)], why: 'weaker' }] } } : stop,
  );
  const shortfall = async (_view: unknown, _seat: number, move: { readonly type: string }) =>
    'card' in move && move.card === 2 ? 0.1 : 0.2;
  expect(await faultsOf(mice, course({ ...lesson, stops }), shortfall)).toEqual([]);
});

test('the faults of a course are told', async () => {
  expect(await faultsOf(mice, course(lesson), never)).toEqual([]);
  const [first, task, last] = lesson.stops;
  if (!first || !task || !last) throw new Error('the lesson has three stops');
  const wrong = (stops: AnyLesson['stops']) => faultsOf(mice, course({ ...lesson, stops }), never);
  expect(await wrong([{ id: 'deal' }, task])).toContain('cards: the first stop sets no table');
  expect(await wrong([first, last])).toContain('cards: there is nothing to do');
  expect(await wrong([first, task, { ...last, entries: [{ seat: 1, move: bid(1) }] }])).toContain(
    'cards: seen plays on from a task without setting the table',
  );
  expect(await wrong([first, { ...task, id: 'other' }])).toContain('de: there is no text lesson.cards.other.done');
  const other = task.task && { ...task, task: { ...task.task, solutions: [[play(5)]], mistakes: [{ moves: [play(2)], why: 'high' }] } };
  expect(await wrong([first, other ?? task])).toEqual([
    'cards.low: [{"type":"play","card":5}] should solve it, but: high',
    'cards.low: [{"type":"play","card":2}] should be refused by "high", but: true',
  ]);
});
