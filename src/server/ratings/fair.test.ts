import { expect, test } from 'vitest';
import type { TakeBack } from '../../core/match.ts';
import type { StoredSeat } from '../../store/rows.ts';
import { seat, table } from '../../store/testing/rows.ts';
import { type Ended, judge } from './fair.ts';

const ana = seat(0, { kind: 'human', person: 'ana', name: 'Ana' });
const bo = seat(1, { kind: 'human', person: 'bo', name: 'Bo' });
const master = seat(1, { kind: 'bot', bot: 'master' });
const two: readonly StoredSeat[] = [ana, bo];
const game = (changes: Partial<Omit<Ended, 'table'>> & { readonly table?: Parameters<typeof table>[1] } = {}): Ended => ({
  seats: two,
  entries: [{ seat: 0, move: { type: 'lay' } }],
  payoffs: [1, 0],
  ...changes,
  table: table('t', changes.table),
});

test('two people, or one among measured bots, play for their ratings', () => {
  expect(judge(game())).toEqual({ why: undefined, winners: [0], fled: [] });
  expect(judge(game({ seats: [ana, master], payoffs: [0, 1] }))).toEqual({ why: undefined, winners: [1], fled: [] });
});

test('hints do not count: allowed, asked for, or perhaps asked for before anybody took note', () => {
  expect(judge(game({ table: { hints: true } })).why).toBe('hints');
  expect(judge(game({ table: { hinted: true } })).why).toBe('hints');
  expect(judge(game({ table: { hinted: undefined }, seats: [ana, master] })).why).toBe('hints');
  expect(judge(game({ table: { hinted: undefined } })).why).toBeUndefined();
});

test('what was taken back with leave, or alone among bots, does not count; a slip that nobody saw does', () => {
  const taken = (by?: TakeBack['by']) => {
    const move: TakeBack = { type: 'take-back', to: 0, ...(by && { by }) };
    return game({ entries: [{ seat: 0, move }] });
  };
  expect(judge(taken('agreement')).why).toBe('taken-back');
  expect(judge(taken('alone')).why).toBe('taken-back');
  expect(judge(taken()).why).toBeUndefined();
});

test('one person on two seats, bots alone, and bots that nobody measured do not count', () => {
  expect(judge(game({ seats: [ana, { ...bo, person: 'ana' }] })).why).toBe('hot-seat');
  expect(judge(game({ seats: [{ ...master, seat: 0 }, master] })).why).toBe('no-people');
  for (const bot of ['greedy', 'master:5ms', 'random']) expect(judge(game({ seats: [ana, { ...master, bot }] })).why).toBe('bot');
  expect(judge(game({ seats: [ana, master], table: { game: 'chess' } })).why).toBe('bot');
});

test('whoever flees has lost to whoever stayed, whatever the bot in that place did', () => {
  const fled = { ...ana, kind: 'bot', bot: 'greedy', resigned: true } as const;
  expect(judge(game({ seats: [fled, bo], payoffs: [1, 0] }))).toEqual({ why: undefined, winners: [1], fled: [0] });
  const left = { ...ana, left: true, bot: 'greedy' };
  expect(judge(game({ seats: [left, bo], payoffs: [0, 1] }))).toEqual({ why: undefined, winners: [1], fled: [0] });
  expect(judge(game({ seats: [left, { ...bo, left: true }] })).why).toBe('no-end');
});

test('a table that nobody came to any more is lost by those who were waited for, and by nobody else', () => {
  const closed = (by: readonly number[]) => judge(game({ payoffs: undefined, table: { closed: { at: 1, by } } }));
  expect(closed([1])).toEqual({ why: undefined, winners: [0], fled: [1] });
  expect(closed([]).why).toBe('no-end');
  expect(closed([0, 1]).why).toBe('no-end');
  const house = { at: 1, by: [], house: true } as const;
  expect(judge(game({ payoffs: undefined, seats: [{ ...ana, left: true }, bo], table: { closed: house } })).why).toBe('no-end');
});
