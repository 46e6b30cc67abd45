import { expect, test } from 'vitest';
import type { AnyGame } from '../../core/game.ts';
import { seeded } from '../../core/rng.ts';
import { drawn, noughts } from '../testing/noughts.ts';
import { bluff, hide } from '../testing/toys.ts';
import { analyse } from './analyse.ts';

const ask = (game: AnyGame, view: unknown, seat = 0, iterations = 400) =>
  analyse({ game, view, seat, budget: { iterations }, rng: seeded(1) });

test('names the winning move first and knows who wins', () => {
  const { chances, moves } = ask(noughts, drawn('xx. oo. ...'));
  expect(moves[0]).toMatchObject({ move: { type: 'mark', cell: 2 }, value: 1 });
  expect(chances).toEqual([1, 0]);
  expect(moves).toHaveLength(5);
  expect(moves.reduce((sum, { visits }) => sum + visits, 0)).toBe(400);
});

test('the chances of all seats are those after the best move', () => {
  const { chances, moves } = ask(bluff, { cards: [4, -1], choice: '' });
  expect(moves[0]?.move.type).toBe('bet');
  expect(chances[0]).toBeCloseTo(moves[0]?.value ?? 0);
  expect(chances[0]).toBeGreaterThan(0.7);
  expect((chances[0] ?? 0) + (chances[1] ?? 0)).toBeCloseTo(1);
});

test('a seat that waits learns its chances only', () => {
  const { chances, moves } = ask(noughts, drawn('xx. oo. ...'), 1);
  expect(moves).toEqual([]);
  expect(chances[0]).toBeGreaterThan(0.9);
});

test('looks at the own choice where all choose at once', () => {
  const { moves } = ask(hide, hide.setup(2, {}), 1);
  expect(moves.map(({ move }) => (move as { place?: string }).place).sort()).toEqual(['a', 'b', 'c', 'd']);
});

test('without time everybody has an equal chance', () => {
  const { chances, moves } = analyse({ game: noughts, view: drawn('... ... ...'), seat: 0, budget: { milliseconds: 0 }, rng: seeded(1) });
  expect(chances).toEqual([0.5, 0.5]);
  expect(moves.every(({ value }) => value === undefined)).toBe(true);
});
