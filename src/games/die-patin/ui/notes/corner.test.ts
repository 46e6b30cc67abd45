import { expect, test } from 'vitest';
import { boxIn, cornerFor } from './corner.ts';

const screen = { width: 700, height: 700 };
const note = { width: 150, height: 140 };
const thing = (x: number, y: number) => ({ x, y, width: 100, height: 100 });

test('a note stands in the nearest corner', () => {
  expect(cornerFor(thing(100, 200), [], note, screen)).toBe('top left');
  expect(cornerFor(thing(500, 420), [], note, screen)).toBe('bottom right');
});

test('it never stands on what it tells about, nor where another stands, and rather not on a manhole', () => {
  expect(cornerFor(thing(120, 580), [], note, screen)).not.toBe('bottom left');
  expect(cornerFor(thing(100, 200), [], note, screen, 'top left')).not.toBe('top left');
  expect(cornerFor(thing(100, 200), [boxIn('top left', { width: 44, height: 44 }, screen)], note, screen)).not.toBe('top left');
});
