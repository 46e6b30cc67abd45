import { expect, test } from 'vitest';
import { around, fitted, holds, leashed, overlap, revealing, sight, toScreen, toWorld, widened, zoomAt } from './camera.ts';

const screen = { width: 400, height: 300 };
const limits = { min: 0.5, max: 2 };

test('the point under the pointer stays where it is while zooming', () => {
  const camera = { x: 10, y: -20, scale: 1 };
  const at = { x: 130, y: 70 };
  const nearer = zoomAt(camera, 1.5, at, limits);
  expect(nearer.scale).toBe(1.5);
  expect(toScreen(nearer, toWorld(camera, at))).toEqual(at);
});

test('zooming keeps to its limits', () => {
  expect(zoomAt({ x: 0, y: 0, scale: 1.8 }, 4, { x: 0, y: 0 }, limits).scale).toBe(2);
  expect(zoomAt({ x: 0, y: 0, scale: 0.6 }, 0.1, { x: 0, y: 0 }, limits).scale).toBe(0.5);
});

test('a box that fits is shown whole and in the middle', () => {
  const box = { x: 100, y: 100, width: 200, height: 200 };
  const camera = fitted(box, screen, limits);
  expect(camera.scale).toBe(1.5);
  expect(holds(sight(camera, screen), box)).toBe(true);
  expect(toScreen(camera, { x: 200, y: 200 })).toEqual({ x: 200, y: 150 });
});

test('a box that is too large is shown around the focus, and never beyond its own edge', () => {
  const box = { x: 0, y: 0, width: 2000, height: 400 };
  const middle = fitted(box, screen, limits, { x: 1000, y: 200 });
  expect(toScreen(middle, { x: 1000, y: 0 }).x).toBe(200);
  const edge = fitted(box, screen, limits, { x: 0, y: 0 });
  expect(toScreen(edge, { x: 0, y: 0 }).x).toBe(0);
});

test('revealing pans no further than needed', () => {
  const camera = { x: 0, y: 0, scale: 1 };
  expect(revealing(camera, { x: 50, y: 50, width: 50, height: 50 }, screen, 10)).toBe(camera);
  expect(revealing(camera, { x: 390, y: 50, width: 50, height: 50 }, screen, 10)).toEqual({ x: -50, y: 0, scale: 1 });
  expect(revealing(camera, { x: -20, y: -5, width: 50, height: 50 }, screen, 10)).toEqual({ x: 30, y: 15, scale: 1 });
});

test('the leash keeps the table under the middle of the rectangle', () => {
  const world = { x: 0, y: 0, width: 500, height: 500 };
  expect(leashed({ x: 900, y: 0, scale: 1 }, world, screen)).toEqual({ x: 200, y: 0, scale: 1 });
  expect(leashed({ x: -900, y: -900, scale: 1 }, world, screen)).toEqual({ x: -300, y: -350, scale: 1 });
});

test('boxes are widened, held together and cut', () => {
  const a = { x: 0, y: 0, width: 10, height: 20 };
  const b = { x: 5, y: -5, width: 30, height: 10 };
  expect(widened(a, 2)).toEqual({ x: -2, y: -2, width: 14, height: 24 });
  expect(around([a, b])).toEqual({ x: 0, y: -5, width: 35, height: 25 });
  expect(overlap(a, b)).toEqual({ x: 5, y: 0, width: 5, height: 5 });
  expect(overlap(a, { ...b, x: 40 })).toMatchObject({ width: 0 });
});
