import { expect, test } from 'vitest';
import { decider, marginOf, standingOf } from './standing.ts';

test('winners come first, then points; equals share a place', () => {
  expect(standingOf([1], [5, 9, 7, 5])).toEqual({ places: [3, 1, 2, 3], order: [1, 2, 0, 3] });
  expect(standingOf([0], [4, 4])).toEqual({ places: [1, 2], order: [0, 1] });
  expect(standingOf([0, 2], [8, 3, 8])).toEqual({ places: [1, 3, 1], order: [0, 2, 1] });
});

test('the margin is what lies between, and none where points did not decide', () => {
  expect(marginOf(1, [1], [5, 9, 7])).toBe(2);
  expect(marginOf(0, [1], [5, 9, 7])).toBe(4);
  expect(marginOf(0, [0], [4, 4])).toBeUndefined();
  expect(marginOf(1, [0], [0, 0])).toBeUndefined();
});

test('what decided is where the winner gained most on the reader', () => {
  const sheet = {
    categories: ['houses', 'road'],
    rows: [
      [9, -8],
      [12, 0],
      [20, -6],
    ],
    totals: [1, 12, 14],
  };
  const standing = standingOf([2], sheet.totals);
  expect(decider(sheet, standing, 0)).toEqual({ category: 'houses', lead: 11 });
  expect(decider(sheet, standing, undefined)).toEqual({ category: 'houses', lead: 8 });
  expect(decider({ ...sheet, totals: [9, 12, 20] }, standing, 0)).toBeUndefined();
  expect(
    decider(
      {
        ...sheet,
        rows: [
          [0, 0],
          [0, 0],
          [0, 0],
        ],
      },
      standing,
      0,
    ),
  ).toBeUndefined();
});
