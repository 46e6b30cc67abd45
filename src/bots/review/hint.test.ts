import { expect, test } from 'vitest';
import { seeded } from '../../core/rng.ts';
import { climb } from '../testing/toys.ts';
import { hint } from './hint.ts';

const ask = (advice: typeof climb.advice, view: unknown) => {
  const game = { ...climb, ...(advice && { advice }) };
  return hint({ game, view, seat: 0, budget: { iterations: 60 }, rng: seeded(1) });
};
const height = (steps: readonly string[]): number => steps.filter((step) => step === 'high').length;

test('suggests the move that search believes in and names the term that speaks for it', () => {
  const terms = (s: { steps: string[] }) => ({ luck: 100, height: 300 * height(s.steps) });
  expect(ask({ value: climb.advice?.value ?? (() => 0), terms }, { steps: [] })).toEqual({ move: { type: 'high' }, term: 'height' });
});

test('a winning move is called that', () => {
  const terms = (s: { steps: string[] }) => (s.steps.length === 2 ? { won: height(s.steps) === 2 ? 1 : -1 } : { height: 1 });
  expect(ask({ value: climb.advice?.value ?? (() => 0), terms }, { steps: ['high'] })).toEqual({ move: { type: 'high' }, term: 'won' });
});

test('where the others only lose, winning is not the reason', () => {
  const terms = (s: { steps: string[] }) => (s.steps.at(-1) === 'low' ? { won: -1 } : { height: 1 });
  expect(ask({ value: climb.advice?.value ?? (() => 0), terms }, { steps: ['high'] }).term).toBeUndefined();
});

test('a game without terms gets a hint without a reason', () => {
  expect(ask(undefined, { steps: ['high'] })).toEqual({ move: { type: 'high' }, term: undefined });
});
