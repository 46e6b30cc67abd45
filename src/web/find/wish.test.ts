import { expect, test } from 'vitest';
import { clockOf, FIRST, readWish, SIZES, unplayable } from './wish.ts';

test('what was kept is read as far as it makes sense', () => {
  const wish = { ...FIRST, games: ['hameln'], least: 3, most: 4, speed: 'days', bots: null, ask: false } as const;
  expect(readWish(JSON.stringify(wish))).toEqual(wish);
  for (const text of [null, '', 'x', '[]', 'null', '{"games":"hameln","least":99,"bots":7,"speed":"fast","ask":1}'])
    expect(readWish(text)).toEqual(FIRST);
  expect(readWish(JSON.stringify({ ...FIRST, least: 5, most: 3 }))).toMatchObject({ least: 3, most: 5 });
});

test('games that nobody can play by so many are named', () => {
  expect(SIZES).toEqual([2, 3, 4, 5]);
  expect(unplayable({ games: ['rattenscharf', 'hameln'], least: 3, most: 5 })).toEqual(['rattenscharf']);
  expect(unplayable(FIRST)).toEqual([]);
});

test('time is told in minutes and seconds', () => {
  expect([0, 7, 60, 750].map(clockOf)).toEqual(['0:00', '0:07', '1:00', '12:30']);
});
