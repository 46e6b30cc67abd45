import { expect, test } from 'vitest';
import { outlineOf } from './outline.ts';

const sides = (path: string): number => path.split('M').length - 1;

test('a single cell has four sides', () => {
  expect(outlineOf([0], 10)).toBe('M0 0H10M0 10H10M0 0V10M10 0V10');
});

test('sides between cells of the group are not drawn', () => {
  expect(sides(outlineOf([0, 1], 10))).toBe(6);
  expect(sides(outlineOf([0, 1, 25, 26], 10))).toBe(8);
});

test('the right edge of the table does not touch the left edge of the next row', () => {
  expect(sides(outlineOf([24, 25], 10))).toBe(8);
});

test('an inset outline closes at outer and at inner corners', () => {
  // An L of three cells: the inner corner of the lines is where both sides end.
  const path = outlineOf([0, 25, 26], 10, 1);
  expect(path).toContain('M9 11H19');
  expect(path).toContain('M9 1V11');
});
