import { expect, test } from 'vitest';
import { parseProgress, unfinished } from './progress.ts';

const begun = { done: ['one'], last: 'two', of: 3, at: 5 };

test('what is odd or from another time is forgotten', () => {
  expect(parseProgress('')).toEqual({});
  expect(parseProgress('nonsense')).toEqual({});
  expect(parseProgress('null')).toEqual({});
  expect(parseProgress(JSON.stringify({ mice: begun, rats: { done: 'all' }, cats: 3 }))).toEqual({ mice: begun });
});

test('home offers to go on with the course that was left last', () => {
  expect(unfinished({})).toBeUndefined();
  expect(unfinished({ mice: { ...begun, done: ['one', 'two', 'three'] } })).toBeUndefined();
  expect(unfinished({ mice: begun, rats: { ...begun, at: 9 }, cats: { ...begun, at: 10, of: 1 } })?.[0]).toBe('rats');
});
