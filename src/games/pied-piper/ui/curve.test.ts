import { expect, test } from 'vitest';
import { outline, pointOn, shortened, spaced, trace } from './curve.ts';

const square = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
];

test('the curve goes through its points, round and round', () => {
  expect(pointOn(square, 1)).toEqual(square[1]);
  expect(pointOn(square, 6)).toEqual(square[2]);
  expect(pointOn(square, -1)).toEqual(square[3]);
});

test('a trace may run against the arrows', () => {
  const back = trace(square, 2, 0);
  expect(back[0]).toEqual(square[2]);
  expect(back.at(-1)).toEqual(square[0]);
});

test('marks are spread evenly along a line and know its direction', () => {
  const marks = spaced(
    [
      { x: 0, y: 0 },
      { x: 30, y: 0 },
      { x: 30, y: 30 },
    ],
    4,
  );
  expect(marks).toEqual([
    { x: 0, y: 0, angle: 0 },
    { x: 15, y: 0, angle: 0 },
    { x: 30, y: 0, angle: 0 },
    { x: 30, y: 15, angle: 90 },
  ]);
});

test('a shortened line ends earlier', () => {
  const line = [0, 1, 2, 3, 4, 5].map((x) => ({ x, y: 0 }));
  expect(shortened(line, 2).at(-1)).toEqual({ x: 3, y: 0 });
  expect(shortened(line, 0)).toEqual(line);
});

test('an outline is closed', () => {
  expect(outline(square)).toMatch(/^M0 0C.*Z$/);
});
