import { expect, test } from 'vitest';
import { mice } from '../core/testing/mice.ts';
import { Fault, nearest, unknown } from '../lab/fault.ts';
import { parsePlayer, seatPlayers } from '../lab/players.ts';
import { checkSeats, list, ownLang, parseOptions, whole } from './flags.ts';

test('a whole number within its bounds', () => {
  const games = whole('--games', 1, 100);
  expect(games('100')).toBe(100);
  for (const text of ['0', '101', '-1', '1.5', '1e2', '', ' 7', 'ten']) expect(() => games(text)).toThrow(/--games must be a whole number/);
});

test('options start from the defaults and take the listed values only', () => {
  expect(parseOptions(mice, [])).toEqual({ hand: 2 });
  expect(parseOptions(mice, ['hand=3'])).toEqual({ hand: 3 });
  expect(() => parseOptions(mice, ['hand=9'])).toThrow('The option hand of mice is 2 or 3, not "9".');
  expect(() => parseOptions(mice, ['hnad=3'])).toThrow('did you mean "hand"?');
  expect(() => parseOptions(mice, ['toString=3'])).toThrow(Fault);
  expect(() => parseOptions(mice, ['hand'])).toThrow('--option takes key=value, not "hand".');
});

test('the seats of the game', () => {
  expect(checkSeats(mice, 3)).toBe(3);
  expect(() => checkSeats(mice, 4)).toThrow('mice is a game for 2, 3 seats, not 4');
});

test('bots by name and budget', () => {
  expect(parsePlayer('search:500it').budget).toEqual({ iterations: 500 });
  expect(parsePlayer('search', { iterations: 7 }).budget).toEqual({ iterations: 7 });
  expect(parsePlayer('greedy', { milliseconds: 7 }).budget).toEqual({});
  expect(seatPlayers(['search', 'search:9ms'], 2, 1).map((p) => p.budget)).toEqual([{ iterations: 500 }, { milliseconds: 9 }]);
  expect(() => parsePlayer('gredy')).toThrow('There is no bot "gredy": did you mean "greedy"?');
  expect(() => parsePlayer('search:soon')).toThrow('needs a budget such as search:200ms');
  expect(seatPlayers(['greedy'], 3, 1).map((p) => p.name)).toEqual(['greedy', 'greedy', 'greedy']);
  expect(() => seatPlayers(['greedy', 'random'], 3, 1)).toThrow('names 2 bots for 3 seats');
  expect(() => seatPlayers([], 2, 1)).toThrow('--bots is empty');
});

test('the language of the terminal', () => {
  expect(ownLang({ LANG: 'de_DE.UTF-8' })).toBe('de');
  expect(ownLang({ LANG: 'de_DE.UTF-8', LC_ALL: 'fr_BE' })).toBe('fr');
  expect(ownLang({ LANG: 'C' })).toBe('en');
  expect(ownLang({})).toBe('en');
});

test('lists without empty parts', () => {
  expect(list(' a, b,,c ')).toEqual(['a', 'b', 'c']);
});

test('the nearest name', () => {
  expect(nearest('hamlen', ['hameln', 'rattenscharf'])).toBe('hameln');
  expect(nearest('ratten', ['hameln', 'rattenscharf'])).toBe('rattenscharf');
  expect(nearest('chess', ['hameln', 'rattenscharf'])).toBeUndefined();
  expect(unknown('game', 'chess', ['hameln', 'rattenscharf']).message).toBe(
    'There is no game "chess": choose one of hameln, rattenscharf.',
  );
});
