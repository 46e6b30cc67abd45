import { beforeEach, expect, test, vi } from 'vitest';
import type { Puzzle } from '../../bots/puzzles/puzzle.ts';
import { newcomer, startRating } from '../../bots/puzzles/rating.ts';
import { dailyGame, dailyNumber, dayOf, nextOf } from './choose.ts';
import { PuzzleKeep } from './kept.ts';

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => store.set(key, text),
  });
});

const puzzle = (id: string, found: Puzzle['found'] = [0, 2, 6]): Puzzle => ({
  id,
  seats: 2,
  options: {},
  log: [],
  steps: [[[0, 500]]],
  why: '',
  found,
});

test('the first try moves both ratings, a later one only makes good', () => {
  const keep = new PuzzleKeep('hameln');
  keep.note(puzzle('a'), false);
  const { mine } = new PuzzleKeep('hameln');
  expect(mine.mu).toBeLessThan(newcomer().mu);
  expect(keep.ratingOf(puzzle('a')).mu).toBeGreaterThan(startRating([0, 2, 6]).mu);
  expect(keep.triedOf(puzzle('a'))).toBe('missed');
  keep.note(puzzle('a'), true);
  expect(keep.triedOf(puzzle('a'))).toBe('solved');
  keep.note(puzzle('a'), false);
  expect(keep.triedOf(puzzle('a'))).toBe('solved');
  expect(keep.mine).toEqual(mine);
});

test('each game has a rating of its own', () => {
  new PuzzleKeep('hameln').note(puzzle('a'), true);
  expect(new PuzzleKeep('hameln').mine.mu).toBeGreaterThan(newcomer().mu);
  expect(new PuzzleKeep('rattenscharf').mine).toEqual(newcomer());
  expect(new PuzzleKeep('rattenscharf').triedOf(puzzle('a'))).toBeUndefined();
});

test('one’s own are kept once, the newest first, and not without end', () => {
  const keep = new PuzzleKeep('hameln');
  for (let i = 0; i < 50; i += 1) keep.addOwn({ ...puzzle(`p${i}`), rules: 1 });
  keep.addOwn({ ...puzzle('p40'), rules: 1 });
  expect(keep.own).toHaveLength(40);
  expect(keep.own[0]?.id).toBe('p40');
  expect(new Set(keep.own.map(({ id }) => id)).size).toBe(40);
});

test('whatever else is stored there is left out', () => {
  for (const text of ['', 'nonsense', '[]', '{"hameln":3}', '{"hameln":{"mine":{"mu":"x"},"puzzles":{"a":{}},"own":[{},7]}}']) {
    store.set('ratskeller.puzzles', text);
    const keep = new PuzzleKeep('hameln');
    expect(keep.mine).toEqual(newcomer());
    expect(keep.own).toEqual([]);
    expect(keep.triedOf(puzzle('a'))).toBeUndefined();
    expect(keep.triedOf(puzzle('constructor'))).toBeUndefined();
  }
});

test('the day is the same for everybody and brings every game and every puzzle', () => {
  const games = ['a', 'b', 'c', 'd'];
  expect(dayOf(Date.UTC(2026, 10, 16, 23, 59, 59))).toBe(dayOf(Date.UTC(2026, 10, 16)));
  expect(dayOf(Date.UTC(2026, 10, 17))).toBe(dayOf(Date.UTC(2026, 10, 16)) + 1);
  expect([20773, 20774, 20775, 20776].map((day) => dailyGame(day, games))).toEqual(['b', 'c', 'd', 'a']);
  expect(dailyNumber(20773, 4, 60)).toBe(21);
  for (const puzzles of [1, 36, 37, 60, 74, 100]) {
    const seen = new Set(Array.from({ length: puzzles }, (_, i) => dailyNumber(4 * i + 1, 4, puzzles)));
    expect(seen.size).toBe(puzzles);
  }
});

test('the next puzzle is the nearest that was not tried, then one that was missed', () => {
  const all = [puzzle('easy', [2, 8, 6]), puzzle('middle', [0, 2, 6]), puzzle('hard', [0, 0, 0])];
  const tried = new Map<string, 'solved' | 'missed'>();
  const next = (mu: number, except?: number) =>
    nextOf(
      all,
      { mu, sigma: 5 },
      ({ found }) => startRating(found),
      ({ id }) => tried.get(id),
      except,
    );
  expect(next(10)).toBe(0);
  expect(next(60)).toBe(2);
  expect(next(60, 2)).toBe(1);
  for (const id of ['easy', 'middle', 'hard']) tried.set(id, 'solved');
  expect(next(10)).toBeUndefined();
  tried.set('middle', 'missed');
  expect(next(60)).toBe(1);
});
