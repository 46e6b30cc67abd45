import { expect, test } from 'vitest';
import { levelOf } from './puzzle.ts';
import { afterTry, newcomer, shown, startRating } from './rating.ts';

test('who solves a puzzle gains what the puzzle loses, and the other way round', () => {
  const [person, puzzle] = [newcomer(), startRating([0, 2, 6])];
  const solved = afterTry(person, puzzle, true);
  expect(solved.person.mu).toBeGreaterThan(person.mu);
  expect(solved.puzzle.mu).toBeLessThan(puzzle.mu);
  const missed = afterTry(person, puzzle, false);
  expect(missed.person.mu).toBeLessThan(person.mu);
  expect(missed.puzzle.mu).toBeGreaterThan(puzzle.mu);
  for (const { sigma } of [solved.person, missed.person]) expect(sigma).toBeLessThan(person.sigma);
});

test('a hard puzzle solved is worth more than an easy one', () => {
  const gain = (found: readonly [number, number, number]) => afterTry(newcomer(), startRating(found), true).person.mu;
  expect(gain([0, 0, 1])).toBeGreaterThan(gain([2, 7, 6]));
});

test('the fewer tries found it, the higher a puzzle is rated', () => {
  const rows = [
    [2, 8, 6],
    [1, 5, 6],
    [0, 2, 6],
    [0, 0, 6],
    [0, 0, 3],
    [0, 0, 0],
  ] as const;
  const rated = rows.map((found) => startRating(found).mu);
  expect(rated).toEqual(rated.toSorted((a, b) => a - b));
  expect(new Set(rated.map(Math.round)).size).toBe(rows.length);
});

test('levels follow who finds it', () => {
  expect(levelOf({ found: [1, 4, 6] })).toBe('easy');
  expect(levelOf({ found: [0, 3, 5] })).toBe('medium');
  expect(levelOf({ found: [0, 3, 4] })).toBe('hard');
  expect(levelOf({})).toBe('medium');
});

test('everybody begins with a thousand', () => {
  expect(shown(newcomer())).toBe(1000);
  expect(startRating(undefined)).toEqual(newcomer());
});
