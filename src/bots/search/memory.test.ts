import { expect, test } from 'vitest';
import { seeded } from '../../core/rng.ts';
import { drawn, noughts } from '../testing/noughts.ts';
import { climb } from '../testing/toys.ts';
import type { Memory } from './memory.ts';
import { search } from './search.ts';

const ask = (steps: string[], memory: Memory, iterations = 60) =>
  search({ game: climb, view: { steps }, seat: 0, budget: { iterations }, rng: seeded(1), memory }).type;

test('the second step of a turn goes on with what was thought at the first', () => {
  const memory: Memory = {};
  expect(ask([], memory)).toBe('high');
  expect(memory.kept?.view).toEqual({ steps: ['high'] });
  const before = memory.kept?.node.visits ?? 0;
  expect(before).toBeGreaterThan(30);
  const tree = memory.kept?.node;
  expect(ask(['high'], memory)).toBe('high');
  expect(tree?.visits).toBe(60);
});

test('a question that does not follow from the last one is thought about anew', () => {
  const memory: Memory = {};
  ask([], memory);
  const tree = memory.kept?.node;
  const before = tree?.visits;
  ask(['low'], memory);
  expect(tree?.visits).toBe(before);
  expect(memory.kept).toBeUndefined();
});

test('nothing is kept once another seat is to move', () => {
  const memory: Memory = {};
  search({ game: noughts, view: drawn('x.. .o. ...'), seat: 0, budget: { iterations: 50 }, rng: seeded(1), memory });
  expect(memory.kept).toBeUndefined();
});
