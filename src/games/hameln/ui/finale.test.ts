import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { tallyOf } from './finale.ts';

const EVENTS: readonly Event[] = [
  { type: 'traps-shown', seat: 0, values: [3], total: 3 },
  { type: 'scored', seat: 0, category: 'traps', points: 3 },
  { type: 'scored', seat: 1, category: 'houses', points: 9 },
  { type: 'scored', seat: 0, category: 'houses', points: 5 },
  { type: 'scored', seat: 0, category: 'road', points: -2 },
  { type: 'won', seat: 1, points: 9 },
];

test('points are counted category by category, and only those that brought anything', () => {
  expect(tallyOf(EVENTS, 0)).toMatchObject({ categories: ['traps', 'houses', 'road'], counted: 0, beats: 4, winner: undefined });
  expect([0, 1, 2, 3].map((beat) => tallyOf(EVENTS, beat).total(0))).toEqual([0, 3, 8, 6]);
});

test('the winner is named after the last category', () => {
  expect(tallyOf(EVENTS, 3).winner).toBeUndefined();
  expect(tallyOf(EVENTS, 4).winner).toBe(1);
  expect(tallyOf(EVENTS, Number.POSITIVE_INFINITY)).toMatchObject({ counted: 3, winner: 1 });
});
