import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { piperNow } from '../look.ts';
import { bribeOf, ransomOf } from '../moves.ts';
import { table } from '../testing/table.ts';
import { bribed, bribesOn, smallestBribe } from './bribe.ts';
import { firstWish, loss } from './ransom.ts';

test('from the start as many children stay as one can pay for', () => {
  const { state } = table({ hall: { 0: ['boy', 'girl', 'girl'] }, set: { money: [5, 0, 0], todo: ['ransom'] } });
  expect(firstWish(game.moves(state, 0))).toEqual([ransomOf(1, 1)]);
  state.todo = ['act'];
  expect(firstWish(game.moves(state, 0))).toEqual([]);
});

test('the only house or circle there is needs no choosing', () => {
  const settle = { type: 'settle', house: 'TL' } as const;
  expect(firstWish([settle])).toEqual([settle]);
  expect(firstWish([settle, { type: 'settle', house: 'MR' }])).toEqual([]);
  expect(firstWish([{ type: 'done' }])).toEqual([]);
});

test('if the piper came now: who could not pay, and what that costs at least', () => {
  const { state } = table({ hall: { 0: ['boy', 'girl', 'girl'] }, set: { money: [2, 0, 0], road: [1], piper: 0 } });
  expect(piperNow(state, 0)).toEqual({ children: 2, points: 3 });
  expect(piperNow(state, 1)).toEqual({ children: 0, points: 0 });
});

test('the road tells what children who go cost', () => {
  const { state } = table({ set: { road: [1, 1] } });
  expect(loss(state, state, 0)).toBe(0);
  expect(loss(state, { ...state, road: [1, 1, 0, 0, 2] }, 0)).toBe(4);
});

test('bribes are told by field', () => {
  const moves = [bribeOf(1, 1), bribeOf(1, 3), bribeOf(2, 2)];
  expect(bribesOn(moves, 1)).toEqual([1, 3]);
  expect(smallestBribe(moves, 0)).toBeUndefined();
  expect(bribed([bribeOf(2, 2)], 2)).toBe(2);
  expect(bribed([bribeOf(2, 2)], 1)).toBe(0);
});
