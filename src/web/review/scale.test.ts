import { expect, test } from 'vitest';
import { chanceAt, makeScale, nearest, pathOf, spread } from './scale.ts';

const POINTS = [
  { n: 4, chances: [0.5, 0.5] },
  { n: 10, chances: [0.8, 0.2] },
  { n: 24, chances: [1, 0] },
];

test('the graph runs from the first point to the last and from nothing to everything', () => {
  const scale = makeScale(POINTS, 300, 124);
  expect(scale.x(24) - scale.x(4)).toBe(300 - 44 - 34);
  expect([scale.y(1), scale.y(0)]).toEqual([12, 112]);
  expect(pathOf(POINTS, 0, scale, true)).toBe('M44.0 62.0L110.6 32.0L266.0 12.0');
  // What leads to the result is not known yet.
  expect(pathOf(POINTS, 0, scale, false)).toBe('M44.0 62.0L110.6 32.0M266.0 12.0');
});

test('between two points the older one counts; a press means the nearest', () => {
  expect(chanceAt(POINTS, 0, 12)).toBe(0.8);
  expect(chanceAt(POINTS, 1, 0)).toBe(0.5);
  const scale = makeScale(POINTS, 300, 124);
  expect(nearest(POINTS, scale, scale.x(11))?.n).toBe(10);
  expect(nearest([], scale, 5)).toBeUndefined();
});

test('marks keep their order and their distance, and stay inside', () => {
  expect(spread([50, 50, 20], 18, 100)).toEqual([50, 68, 20]);
  expect(spread([98, 99, 100], 18, 100)).toEqual([64, 82, 100]);
});
