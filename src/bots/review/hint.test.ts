import { expect, test } from 'vitest';
import { seeded } from '../../core/rng.ts';
import { climb } from '../testing/toys.ts';
import { hints } from './hint.ts';

const ask = (advice: typeof climb.advice, view: unknown) => {
  const game = { ...climb, ...(advice && { advice }) };
  return hints({ game, view, seat: 0, budget: { iterations: 60 }, rng: seeded(1) });
};
const height = (steps: readonly string[]): number => steps.filter((step) => step === 'high').length;

const VALUE = { value: climb.advice?.value ?? (() => 0) };

test('suggests the move that search believes in and names the term that speaks for it', () => {
  const terms = (s: { steps: string[] }) => ({ luck: 100, height: 300 * height(s.steps) });
  const [first, second, ...more] = ask({ ...VALUE, terms }, { steps: [] });
  expect(first).toMatchObject({ move: { type: 'high' }, term: 'height' });
  // The other falls short in what speaks for the first, and is better in nothing.
  expect(second).toMatchObject({ move: { type: 'low' }, term: undefined, less: 'height' });
  expect(more).toEqual([]);
});

test('chances are shares of a win, and the best comes first', () => {
  const chances = ask(VALUE, { steps: [] }).map(({ chance }) => chance ?? -1);
  expect(chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
  expect(chances[0]).toBeGreaterThan(chances[1] ?? 1);
});

test('a winning move is called that', () => {
  const terms = (s: { steps: string[] }) => (s.steps.length === 2 ? { won: height(s.steps) === 2 ? 1 : -1 } : { height: 1 });
  expect(ask({ ...VALUE, terms }, { steps: ['high'] })[0]).toMatchObject({ move: { type: 'high' }, chance: 1, term: 'won' });
});

test('where the others only lose, winning is not the reason', () => {
  const terms = (s: { steps: string[] }) => (s.steps.at(-1) === 'low' ? { won: -1 } : { height: 1 });
  expect(ask({ ...VALUE, terms }, { steps: ['high'] })[0].term).toBeUndefined();
});

test('a game without terms gets a hint without a reason', () => {
  expect(ask(undefined, { steps: ['high'] })[0]).toMatchObject({ move: { type: 'high' }, term: undefined });
});
