import { expect, test } from 'vitest';
import { clone } from '../../core/clone.ts';
import { CHANCE } from '../../core/game.ts';
import { game } from './game.ts';
import type { State } from './state.ts';
import { table } from './testing/table.ts';

/** The number of sequences of decisions from here until chance is asked or the depth is reached. */
function perft(s: State, depth: number): number {
  if (depth === 0 || game.pending(s)[0] === CHANCE) return 1;
  return game.moves(s, s.seat).reduce((sum, move) => {
    const next = clone(s);
    game.apply(next, s.seat, move);
    return sum + perft(next, depth - 1);
  }, 0);
}

const FOUR = 'forward1 back1 sewer melody';

test('the number of turns: cards times columns, twice, and an order where two figures are activated', () => {
  expect(perft(table({ seats: 3, hand: FOUR, turn: 1 }).state, 3)).toBe(4 * 4);
  expect(perft(table({ seats: 3, hand: FOUR }).state, 3)).toBe(4 * 4 * (3 * 3));
  expect(perft(table({ seats: 3, hand: 'forward1 forward1 back1 back1' }).state, 3)).toBe(2 * 4 * (2 * 3));
  // Two of twelve pairs of columns are the two that are activated together.
  expect(perft(table({ seats: 3, hand: FOUR, under: ['sewer', 'sewer'] }).state, 3)).toBe(4 * 3 * (10 + 2 * 2));
  expect(perft(table({ seats: 3, hand: FOUR, variant: 'unknown' }).state, 3)).toBe(4 * 3 * 12 * 3);
});

test('the order of moves: by card, by column, open before face down', () => {
  const list = (variant: 'standard' | 'unknown') =>
    game
      .moves(table({ seats: 3, hand: 'melody forward1 melody forward1', variant }).state, 0)
      .map((m) => (m.type === 'play' || m.type === 'hide' ? `${m.type} ${m.card} ${m.figure} ${m.column}` : m.type));
  expect(list('standard')).toEqual([
    'play forward1 yellow 0',
    'play forward1 red 1',
    'play forward1 blue 2',
    'play forward1 piper 3',
    'play melody yellow 0',
    'play melody red 1',
    'play melody blue 2',
    'play melody piper 3',
  ]);
  expect(list('unknown').slice(0, 4)).toEqual([
    'play forward1 yellow 0',
    'hide forward1 yellow 0',
    'play forward1 red 1',
    'hide forward1 red 1',
  ]);
});

test('chance lists figures and cards in their order', () => {
  const s = game.setup(3, { variant: 'standard', roof: 8, start: 'random' });
  expect(game.moves(s, CHANCE)).toEqual([0, 1, 2].map((seat) => ({ type: 'start', seat })));
  game.apply(s, CHANCE, { type: 'start', seat: 2 });
  expect(game.moves(s, CHANCE).map((m) => m.type === 'reveal' && m.figure)).toEqual(['yellow', 'red', 'blue', 'violet', 'piper']);
});

test('moves are always the same frozen objects', () => {
  const t = table({ seats: 4 });
  const [first] = game.moves(t.state, 0);
  expect(game.moves(clone(t.state), 0)[0]).toBe(first);
  expect(Object.isFrozen(first)).toBe(true);
});
