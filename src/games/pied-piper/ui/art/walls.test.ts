import { expect, test } from 'vitest';
import { drawnStep, wallAt } from './walls.ts';

test('a marker climbs its wall and ends in the middle of the roof', () => {
  const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((step) => wallAt('tower', step, 'left').y);
  expect(steps).toEqual(steps.toSorted((a, b) => b - a));
  expect(wallAt('tower', 8, 'left')).toEqual(wallAt('tower', 8, 'right'));
});

test('between two steps it is on its way', () => {
  const [low, high, between] = [2, 3, 2.5].map((step) => wallAt('gable', step, 'right').y);
  expect(between).toBe(((low ?? 0) + (high ?? 0)) / 2);
});

test('a roof on step 7 is still drawn on the roof', () => {
  expect([0, 6, 7].map((step) => drawnStep(step, 7))).toEqual([0, 6, 8]);
  expect([6, 7, 8].map((step) => drawnStep(step, 8))).toEqual([6, 7, 8]);
});
