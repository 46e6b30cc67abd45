import { expect, test } from 'vitest';
import { seeded } from '../../core/rng.ts';
import { drawn, noughts } from '../testing/noughts.ts';
import { makeToy } from '../testing/toy.ts';
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

test('by a network the second step is looked at as closely as the first, whatever was left out when it was only foreseen', () => {
  const choices = Array.from({ length: 100 }, (_, n) => ({ type: 'take' as const, n }));
  // Larger numbers look better, but only a rather small one wins in the end.
  const wide = makeToy<{ taken: number[] }, (typeof choices)[number]>({
    id: 'wide',
    setup: () => ({ taken: [] }),
    pending: (s) => (s.taken.length < 2 ? [0] : []),
    moves: () => choices,
    apply: (s, _, { n }) => {
      s.taken.push(n);
    },
    payoffs: (s) => [s.taken[1] === 60 ? 1 : 0, 0.5],
    advice: { value: (s, seat) => (seat === 0 ? (s.taken.at(-1) ?? 0) : 0) },
  });
  const network = { seats: [2], turns: 0, curiosity: 0.6, judge: () => [0.5, 0.5] };
  const memory: Memory = {};
  const question = { game: wide, seat: 0, budget: { iterations: 400 }, network, memory };
  const first = search({ ...question, view: { taken: [] }, rng: seeded(1) }) as (typeof choices)[number];
  expect(memory.kept).toBeDefined();
  expect(search({ ...question, view: { taken: [first.n] }, rng: seeded(2) })).toEqual({ type: 'take', n: 60 });
});
