import { expect, test } from 'vitest';
import { addGame, columnSpreads, makeColumns } from './columns.ts';
import { type Distribution, put, spread } from './distribution.ts';

const of = (...values: number[]): Distribution => {
  const d: Distribution = new Map();
  for (const value of values) put(d, value);
  return d;
};

test('a spread has the mean and the ranks', () => {
  const d = of(...Array.from({ length: 100 }, (_, i) => 100 - i));
  expect(spread(d)).toEqual({ mean: 50.5, low: 5, median: 50, high: 95, min: 1, max: 100 });
  expect(spread(of(-3, 7))).toEqual({ mean: 2, low: -3, median: -3, high: 7, min: -3, max: 7 });
  expect(spread(of(4))).toEqual({ mean: 4, low: 4, median: 4, high: 4, min: 4, max: 4 });
});

test('what never came up is nought', () => {
  expect(spread(of())).toMatchObject({ mean: 0, max: 0 });
});

test('columns tell winners from all, and a game without a column had nothing in it', () => {
  const columns = makeColumns();
  addGame(
    columns,
    [
      ['a', [1, 3]],
      ['total', [1, 3]],
    ],
    [0, 1],
    [1],
  );
  addGame(
    columns,
    [
      ['a', [2, 2]],
      ['b', [4, 0]],
      ['total', [6, 2]],
    ],
    [0, 1],
    [0],
  );
  const spreads = columnSpreads(columns);
  expect(Object.keys(spreads)).toEqual(['a', 'b', 'total']);
  expect(spreads.a).toMatchObject({ all: { mean: 2 }, winners: { mean: 2.5 } });
  expect(spreads.b).toMatchObject({ all: { mean: 1, max: 4 }, winners: { mean: 2 } });
});
