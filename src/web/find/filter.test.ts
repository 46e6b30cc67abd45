import { expect, test } from 'vitest';
import type { TableLine } from '../../protocol/api.ts';
import { type Filter, passes, readFilter, writeFilter } from './filter.ts';

const GAMES = ['hameln', 'die-patin'];
const line = (changes: Partial<TableLine> = {}): TableLine => ({
  id: 'a',
  game: 'hameln',
  status: 'waiting',
  names: [],
  seats: 4,
  taken: 2,
  yourTurn: false,
  n: 0,
  at: 0,
  ...changes,
});

test('a filter stands in the address, and what makes no sense there is passed over', () => {
  const filter: Filter = { game: 'die-patin', speed: 'days', free: '2', strength: 'above' };
  expect(readFilter(writeFilter(filter), GAMES)).toEqual(filter);
  expect(writeFilter({})).toBe('');
  expect(readFilter('?game=chess&speed=fast&free=9&strength=&x=1', GAMES)).toEqual({});
});

test('tables pass by game, speed, free seats and strength', () => {
  const clock = { reserve: 600, increment: 0, delay: 0, over: 'bot' } as const;
  const days = { ...clock, reserve: 0, delay: 86_400 };
  expect([{}, { game: 'hameln' }, { game: 'die-patin' }].map((filter) => passes(line(), filter))).toEqual([true, true, false]);
  expect([line(), line({ clock }), line({ clock: days })].map((one) => passes(one, { speed: 'live' }))).toEqual([false, true, false]);
  expect([line(), line({ clock: days })].map((one) => passes(one, { speed: 'days' }))).toEqual([false, true]);
  expect((['1', '2', '3'] as const).map((free) => passes(line(), { free }))).toEqual([true, true, false]);
  expect(passes(line({ status: 'playing', taken: 4 }), { free: '1' })).toBe(true);
  expect([1400, 1600, undefined].map((rating) => passes(line(rating === undefined ? {} : { rating }), { strength: 'above' }))).toEqual([
    false,
    true,
    true,
  ]);
  expect(passes(line({ rating: 1400 }), { strength: 'below' })).toBe(true);
});
