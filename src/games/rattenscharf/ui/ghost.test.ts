import { expect, test } from 'vitest';
import type { Lay } from '../moves.ts';
import { cellsOf, cornerOf, following, isLegal, moved, nearest, placed, pointedAt, spotsOf, turned } from './ghost.ts';

/** Strip 2 reads sage, red rat, blank; strip 7 reads chili, blank, chili. */
const lay = (x: number, y: number, turn = 0, strip = 2): Lay => ({ type: 'lay', strip, x, y, turn });

test('a strip covers its middle cell and one on either side, in reading order', () => {
  expect(cellsOf(lay(5, 5, 0)).map((c) => c.x)).toEqual([4, 5, 6]);
  expect(cellsOf(lay(5, 5, 1)).map((c) => c.y)).toEqual([4, 5, 6]);
  expect(cellsOf(lay(5, 5, 2)).map((c) => c.x)).toEqual([6, 5, 4]);
  expect(cellsOf(lay(5, 5, 3)).map((c) => c.y)).toEqual([6, 5, 4]);
  expect(cornerOf(lay(5, 5, 3))).toEqual({ x: 5, y: 4 });
});

test('four quarter turns bring an uneven strip round, two a strip that reads the same both ways', () => {
  const turns = (ghost: Lay, n: number): number[] =>
    Array.from({ length: n }, () => {
      ghost = turned(ghost);
      return ghost.turn;
    });
  expect(turns(lay(5, 5), 4)).toEqual([1, 2, 3, 0]);
  expect(turns(lay(5, 5, 0, 7), 4)).toEqual([1, 0, 1, 0]);
  expect(turned(lay(5, 5), true).turn).toBe(3);
  expect(turned(lay(5, 5, 0, 7), true).turn).toBe(1);
});

test('the ghost stays on the table, and may hang over the edge by one field', () => {
  expect(moved(lay(0, 5), -1, 0).x).toBe(0);
  expect(moved(lay(24, 24), 1, 1)).toMatchObject({ x: 24, y: 24 });
  expect(placed(lay(5, 5), { x: -3, y: 90 })).toMatchObject({ x: 0, y: 24 });
});

test('only spots of the strip in the hand count', () => {
  const spots = spotsOf([lay(1, 1), lay(2, 2, 0, 7)], 2);
  expect(spots).toEqual([lay(1, 1)]);
  expect(isLegal(spots, lay(1, 1))).toBe(true);
  expect(isLegal(spots, lay(1, 1, 2))).toBe(false);
});

test('a finger on the end of a legal spot means that spot', () => {
  const spots = [lay(10, 10), lay(10, 10, 1)];
  expect(pointedAt(spots, lay(3, 3), { x: 11, y: 10 })).toEqual(lay(10, 10));
  expect(pointedAt(spots, lay(3, 3, 1), { x: 10, y: 11 })).toEqual(lay(10, 10, 1));
  expect(pointedAt(spots, lay(3, 3), { x: 20, y: 20 })).toEqual(lay(20, 20));
});

test('the nearest spot is preferred without turning', () => {
  const spots = [lay(10, 10, 1), lay(11, 10, 0), lay(14, 10, 1)];
  expect(nearest(spots, { x: 10, y: 10 }, 0)).toEqual(lay(11, 10, 0));
  expect(nearest(spots, { x: 14, y: 10 }, 0)).toEqual(lay(14, 10, 1));
  expect(nearest([], { x: 0, y: 0 }, 0)).toBeUndefined();
});

test('next and previous go round the legal spots in reading order', () => {
  const spots = [lay(10, 10, 1), lay(5, 9), lay(10, 10, 0)];
  expect(following(spots, lay(5, 9))).toEqual(lay(10, 10, 0));
  expect(following(spots, lay(10, 10, 1))).toEqual(lay(5, 9));
  expect(following(spots, lay(5, 9), true)).toEqual(lay(10, 10, 1));
  expect(following(spots, lay(7, 9), true)).toEqual(lay(5, 9));
});
