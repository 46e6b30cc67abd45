import { expect, test } from 'vitest';
import { townOf } from './layout.ts';
import { noteSpot } from './note.ts';

const town = townOf([0, 1, 2, 3, 4], 0, false);
const size = { width: 200, height: 90 };

test('the note lies to the right of the front house, and to the left when that is freer', () => {
  expect(noteSpot(town, size, []).x).toBeGreaterThan(town.width / 2);
  expect(noteSpot(town, size, [{ x: 540, y: 320, width: 56, height: 56 }]).x).toBeLessThan(town.width / 2);
});

test('on a small screen it lies in the middle', () => {
  expect(noteSpot(townOf([0, 1, 2], 0, true), size, []).x).toBe(195);
});
