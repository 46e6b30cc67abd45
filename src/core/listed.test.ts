import { expect, test } from 'vitest';
import type { AnyMove } from './game.ts';
import { listed } from './listed.ts';

const MOVES = [
  { type: 'lay', x: 1, y: 1 },
  { type: 'lay', x: 1, y: 2 },
  { type: 'name', houses: [1, 2] },
  { type: 'name', houses: [2, 1] },
  { type: 'pass' },
] as readonly AnyMove[];

test('finds its own object for an equal one, whatever the order of the keys', () => {
  expect(listed(MOVES, { y: 2, type: 'lay', x: 1 })).toBe(MOVES[1]);
  expect(listed(MOVES, { type: 'name', houses: [2, 1] })).toBe(MOVES[3]);
  expect(listed(MOVES, { type: 'pass' })).toBe(MOVES[4]);
});

test('finds nothing for what is less, more or other than a move', () => {
  const strangers = [undefined, null, 3, 'pass', [], {}, { type: 'lay' }, { type: 'pass', x: 1 }, { type: 'name', houses: [1] }];
  for (const sent of strangers) expect(listed(MOVES, sent)).toBeUndefined();
  expect(listed(MOVES, JSON.parse('{"type":"pass","__proto__":{"x":1}}'))).toBeUndefined();
});
