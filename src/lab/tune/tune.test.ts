import { expect, test } from 'vitest';
import type { AnyGame } from '../../core/game.ts';
import { seeded } from '../../core/rng.ts';
import { makeSheet } from '../../core/sheet.ts';
import { mice } from '../../core/testing/mice.ts';
import { duel, weightsOf } from './duel.ts';
import { beginTuning, learn, makeFile, moved, throwCoins, toRow, write } from './spsa.ts';

test('a table becomes a row and a row a table', () => {
  const weights = { rat: 9, loot: [0, 40, 78], room: -3 };
  expect(toRow(weights)).toEqual([9, 0, 40, 78, -3]);
  write(weights, [1, 2, 3, 4, 5]);
  expect(weights).toEqual({ rat: 1, loot: [2, 3, 4], room: 5 });
  expect(JSON.parse(makeFile(weights))).toEqual(weights);
  expect(makeFile({ a: 1, b: [2, 3] })).toBe('{\n  "a": 1,\n  "b": [2, 3]\n}\n');
});

test('a trial moves every number but nought by a tenth, and by one at least', () => {
  const tuning = beginTuning({ large: 200, small: 3, none: 0 });
  expect(moved(tuning, [1, -1, 1], 1)).toEqual([220, 2, 0]);
  expect(moved(tuning, [1, -1, 1], -1)).toEqual([180, 4, 0]);
});

test('numbers go where the games are won', () => {
  const tuning = beginTuning({ a: 100, b: 100 });
  const rng = seeded(1);
  for (let n = 0; n < 400; n++) {
    const coins = throwCoins(tuning, rng);
    const [up, down] = ([1, -1] as const).map((way) => moved(tuning, coins, way));
    const quality = (row: readonly number[] = []) => -Math.abs((row[0] ?? 0) - 150) - Math.abs((row[1] ?? 0) - 70);
    learn(tuning, coins, Math.sign(quality(up) - quality(down)), 0.2);
  }
  expect(Math.abs((tuning.mean[0] ?? 0) - 150)).toBeLessThan(10);
  expect(Math.abs((tuning.mean[1] ?? 0) - 70)).toBeLessThan(10);
});

test('no number crosses zero, whatever was won', () => {
  const tuning = beginTuning({ up: 2, down: -2 });
  for (let n = 0; n < 3; n++) learn(tuning, [-1, 1], 1, 5);
  expect(tuning.mean.map(Math.abs)).toEqual([0, 0]);
});

/** Each seat takes one of two piles; the advice knows by its weight which of them it likes. The larger pile has 1 point more. */
const weights = { right: 10 };
const piles = {
  ...mice,
  id: 'piles',
  setup: (seats: number) => ({ took: [] as number[], seats }),
  pending: (s: { took: number[]; seats: number }) => (s.took.length < s.seats ? [s.took.length] : []),
  moves: () => [
    { type: 'take', pile: 0 },
    { type: 'take', pile: 1 },
  ],
  apply: (s: { took: number[] }, _: number, move: { pile: number }) => void s.took.push(move.pile),
  payoffs: (s: { took: number[] }) => s.took,
  sheet: (s: { took: number[]; seats: number }) => makeSheet({ piles: s.took }, s.seats),
  view: (s: object) => structuredClone(s),
  imagine: (s: object) => s,
  advice: { value: (s: { took: number[] }, seat: number) => (s.took[seat] ?? 0) * weights.right, weights },
} as unknown as AnyGame;

test('two tables play each other on all seats, each by its own weights', () => {
  const d = { game: piles, options: {}, player: { bot: 'greedy' }, rows: [[5], [-5]] } as const;
  expect(duel(d, 2, 1, 0)).toEqual({ wins: [1, 0], lead: 1 });
  expect(duel({ ...d, rows: [[5], [5]] }, 3, 1, 0)).toEqual({ wins: [0.5, 0.5], lead: 0 });
});

test('a game without weights is told so', () => {
  expect(() => weightsOf(mice as unknown as AnyGame)).toThrow('no weights to tune');
});
