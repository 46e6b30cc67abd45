import { expect, test } from 'vitest';
import { noteBeside, type Thing, towards } from './things.ts';

const at = (name: string, x: number, y: number): Thing => ({ name, box: { x, y, width: 20, height: 20 } });
const GRID = [at('a', 0, 0), at('b', 100, 0), at('c', 0, 100), at('d', 100, 100), at('far', 300, 4)];
const box = (name: string) => GRID.find((thing) => thing.name === name)?.box ?? { x: 0, y: 0, width: 0, height: 0 };

test('an arrow leads to what is near and straight ahead, and nowhere from the last', () => {
  expect(towards(GRID, box('a'), [1, 0])?.name).toBe('b');
  expect(towards(GRID, box('a'), [0, 1])?.name).toBe('c');
  expect(towards(GRID, box('d'), [-1, 0])?.name).toBe('c');
  expect(towards(GRID, box('d'), [0, -1])?.name).toBe('b');
  expect(towards(GRID, box('b'), [1, 0])?.name).toBe('far');
  expect(towards(GRID, box('far'), [1, 0])).toBeUndefined();
});

test('a note stands beside its thing, never on it, and never off the screen', () => {
  const note = { width: 200, height: 100 };
  const screen = { width: 400, height: 600 };
  for (const thing of [
    { x: 10, y: 10, width: 30, height: 30 },
    { x: 370, y: 570, width: 30, height: 30 },
    { x: 180, y: 300, width: 40, height: 40 },
    { x: 0, y: 80, width: 150, height: 470 },
  ]) {
    const { x, y } = noteBeside(thing, note, screen);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + note.width).toBeLessThanOrEqual(screen.width);
    expect(y + note.height).toBeLessThanOrEqual(screen.height);
    const overlaps = x < thing.x + thing.width && thing.x < x + note.width && y < thing.y + thing.height && thing.y < y + note.height;
    expect(overlaps).toBe(false);
  }
});
