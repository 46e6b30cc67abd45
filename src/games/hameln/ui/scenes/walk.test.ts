import { expect, test } from 'vitest';
import { POINTS, TOWN } from '../places.ts';
import { along, piperAt, ratAt } from './walk.ts';

test('a broken line is walked at an even pace', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 30 },
  ];
  expect(along(line, 0)).toEqual({ x: 0, y: 0 });
  expect(along(line, 0.25)).toEqual({ x: 10, y: 0 });
  expect(along(line, 0.5)).toEqual({ x: 10, y: 10 });
  expect(along(line, 2)).toEqual({ x: 10, y: 30 });
});

test.each([0, 1, 2, 3])('from field %i every rat leaves its circle and ends in the river behind the piper', (field) => {
  POINTS.forEach((p, circle) => {
    expect(ratAt(field, circle, circle, POINTS.length, 0)).toMatchObject(p);
    expect(ratAt(field, circle, circle, POINTS.length, 1).away).toBe(1);
  });
  expect(piperAt(field, POINTS.length, 1).y).toBeGreaterThan(TOWN.y + TOWN.height - 40);
});
