import { expect, test } from 'vitest';
import type { AnyMove } from '../../core/game.ts';
import { choices, listed } from './choices.ts';
import { parseTyped } from './typed.ts';

const inWords = ({ type }: AnyMove): string => `${type[0]?.toUpperCase()}${type.slice(1)}!`;

const moves = [
  { type: 'lay', strip: 's07', x: 12, y: 9, turn: 1 },
  { type: 'lay', strip: 's08', x: 3, y: -1, turn: 0 },
  { type: 'draw', cards: [1, 2], quick: true },
  { type: 'pass' },
];

test('a move by its number', () => {
  expect(parseTyped('2', moves)).toEqual({ move: moves[1] });
  expect(parseTyped('5', moves)).toEqual({ fault: 'There is no move number 5: choose 1 to 4, or type "moves".' });
  expect(parseTyped('0', moves)).toHaveProperty('fault');
});

test('a move by its words, legal or not: the rules decide', () => {
  expect(parseTyped('lay s07 12 9 1', moves)).toEqual({ move: moves[0] });
  expect(parseTyped('lay  s99 -4 0 3', moves)).toEqual({ move: { type: 'lay', strip: 's99', x: -4, y: 0, turn: 3 } });
  expect(parseTyped('lay y=9 x=12 turn=1 strip=s07', moves)).toEqual({ move: moves[0] });
  expect(parseTyped('draw 1,2 true', moves)).toEqual({ move: moves[2] });
  expect(parseTyped('pass', moves)).toEqual({ move: moves[3] });
});

test('a move as JSON', () => {
  expect(parseTyped('{"type":"pass"}', moves)).toEqual({ move: { type: 'pass' } });
  expect(parseTyped('{"type":', moves)).toEqual({ fault: 'That is not JSON: check the quotes and brackets.' });
});

test('mistypes get a sentence that says what to do', () => {
  expect(parseTyped('lya s07 12 9 1', moves)).toEqual({
    fault: '"lya" is not a legal move now; did you mean "lay"? (type "help" or "moves")',
  });
  expect(parseTyped('lay s07', moves)).toEqual({ fault: '"lay" takes 4 values: strip, x, y, turn.' });
});

test('few moves are listed, many are grouped, a filter keeps the numbers', () => {
  expect(choices(moves, inWords)).toBe(
    '  1  lay s07 12 9 1  Lay!\n  2  lay s08 3 -1 0  Lay!\n  3  draw 1,2 true   Draw!\n  4  pass            Pass!',
  );
  const many = Array.from({ length: 60 }, (_, i) => ({ type: 'lay', strip: i < 40 ? 's07' : 's08', x: i }));
  expect(choices(many, inWords)).toMatch(/1-40 +lay s07 … +40 moves\n +41-60 +lay s08 … +20 moves\n/);
  expect(listed(many, inWords, ['s08', '59'])).toBe('  60  lay s08 59  Lay!');
  expect(listed(many, inWords, ['s11'])).toBe('  no move fits; "moves" lists all');
});
