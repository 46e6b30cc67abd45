import { expect, test } from 'vitest';
import { parsePath } from './routes.ts';

test('every page has its address', () => {
  expect(parsePath('/')).toEqual({ page: 'home' });
  expect(parsePath('/new/rattenscharf')).toEqual({ page: 'new', game: 'rattenscharf' });
  expect(parsePath('/table/5eHD4L3gQ0Ft')).toEqual({ page: 'table', id: '5eHD4L3gQ0Ft' });
  expect(parsePath('/tournament/5eHD4L3gQ0Ft')).toEqual({ page: 'tournament', id: '5eHD4L3gQ0Ft' });
  expect(parsePath('/person/me')).toEqual({ page: 'person', id: 'me' });
  expect(parsePath('/local/a1b2')).toEqual({ page: 'local', id: 'a1b2' });
  expect(parsePath('/rules')).toEqual({ page: 'rules', game: undefined });
  expect(parsePath('/rules/hameln')).toEqual({ page: 'rules', game: 'hameln' });
  expect(parsePath('/replay')).toEqual({ page: 'replay', from: 'file', id: '' });
  expect(parsePath('/replay/table/abcd')).toEqual({ page: 'replay', from: 'table', id: 'abcd' });
  expect(parsePath('/review')).toEqual({ page: 'review', from: 'file', id: '' });
  expect(parsePath('/review/local/abcd')).toEqual({ page: 'review', from: 'local', id: 'abcd' });
  expect(parsePath('/learn/hameln')).toEqual({ page: 'learn', game: 'hameln', lesson: undefined });
  expect(parsePath('/learn/hameln/first-game')).toEqual({ page: 'learn', game: 'hameln', lesson: 'first-game' });
  expect(parsePath('/puzzles/daily')).toEqual({ page: 'puzzle', game: '', id: 'daily' });
  expect(parsePath('/puzzles/hameln/12')).toEqual({ page: 'puzzle', game: 'hameln', id: '12' });
  for (const page of ['tables', 'puzzles', 'ratings', 'settings', 'about', 'tournaments'] as const)
    expect(parsePath(`/${page}`)).toEqual({ page });
});

test('a slash at the end does not matter', () => {
  expect(parsePath('/rules/')).toEqual(parsePath('/rules'));
});

test('whatever is not ours is missing', () => {
  for (const path of [
    '/nowhere',
    '/new',
    '/table',
    '/table/a/b',
    '/table/%3Cscript%3E',
    '/replay/cellar/x',
    '/learn',
    '/learn/a/%3Cb%3E',
    '/puzzles/hameln',
    '/puzzles/hameln/%3Cb%3E',
    '/a/b/c/d',
  ]) {
    expect(parsePath(path)).toEqual({ page: 'missing' });
  }
});
