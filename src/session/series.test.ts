import { expect, test } from 'vitest';
import { pointsOf } from './points.ts';
import { beginSeries, isDecided, leaders, nextGame, pointsAfter, seriesAfter } from './series.ts';

test('points are by places: winners first, then by points; whoever fled has none', () => {
  expect(pointsOf({ payoffs: [1, 0], totals: [3, 9], fled: [] })).toEqual([2, 0]);
  expect(pointsOf({ payoffs: [1, 1], totals: [3, 9], fled: [] })).toEqual([1, 1]);
  expect(pointsOf({ payoffs: [1, 0], totals: [3, 9], fled: [0] })).toEqual([0, 2]);
  expect(pointsOf({ payoffs: [1, 0], totals: [3, 9], fled: [0, 1] })).toEqual([0, 0]);
  expect(pointsOf({ payoffs: [0, 1, 0, 0], totals: [9, 5, 7, 7], fled: [] })).toEqual([4, 6, 1, 1]);
  expect(pointsOf({ payoffs: [0, 1, 0, 0], totals: [9, 5, 7, 7], fled: [1] })).toEqual([6, 0, 3, 3]);
});

test('a series ends when nobody can catch up, and points follow the people round the table', () => {
  let series = beginSeries(3, 2);
  let points = pointsAfter(series, [2, 0]);
  expect(isDecided(series, points)).toBe(false);
  series = nextGame(series, points);
  expect(series).toEqual({ best: 3, game: 2, points: [0, 2] });
  points = pointsAfter(series, [0, 2]);
  expect(isDecided(series, points)).toBe(true);
  expect(leaders(points)).toEqual([1]);
  // One all: the third game decides; a draw in it leaves both level at the end.
  points = pointsAfter(series, [2, 0]);
  expect(isDecided(series, points)).toBe(false);
  series = nextGame(series, points);
  expect(isDecided(series, pointsAfter(series, [1, 1]))).toBe(true);
  expect(leaders(pointsAfter(series, [1, 1]))).toEqual([0, 1]);
});

test('among three, everybody may win until the lead is larger than what is left', () => {
  const series = { best: 3, game: 2, points: [4, 2, 0] };
  expect(isDecided(series, pointsAfter(series, [2, 4, 0]))).toBe(false);
  expect(isDecided(series, pointsAfter(series, [4, 0, 2]))).toBe(true);
  expect(nextGame(series, [6, 5, 1]).points).toEqual([5, 1, 6]);
});

test('a game that is over may become the first of a series; one that is decided does not go on', () => {
  expect(seriesAfter(undefined, [2, 0], undefined)).toBeUndefined();
  expect(seriesAfter(undefined, [2, 0], 3)).toEqual({ best: 3, game: 2, points: [0, 2] });
  expect(seriesAfter({ best: 3, game: 2, points: [0, 2] }, [2, 0], undefined)).toEqual({ best: 3, game: 3, points: [2, 2] });
  expect(seriesAfter({ best: 3, game: 2, points: [0, 2] }, [0, 2], undefined)).toBeUndefined();
  expect(seriesAfter({ best: 3, game: 2, points: [0, 2] }, [0, 2], 5)).toEqual({ best: 5, game: 2, points: [2, 0] });
});
