import { expect, test } from 'vitest';
import { game } from '../game.ts';
import type { Play } from '../moves.ts';
import { setup } from '../setup.ts';
import { NONE, type State } from '../state.ts';
import { foresee } from './outlook.ts';

/** Five houses; the red rat lies in the first column with one card, and stands left of house 1 with blue and piper. */
function town(change: Partial<State> = {}): State {
  return {
    ...setup(5, { variant: 'standard', roof: 8, start: 'first' }),
    phase: 'play',
    turn: 12,
    seat: 0,
    ahead: [2, 1, 1, 3, 0, 4, 1],
    height: [3, 5, 7, 2, 4],
    row: [1, 6, 3, 5],
    cards: [1, NONE, 2, NONE, NONE, NONE, NONE, NONE],
    by: [3, NONE, 4, NONE, NONE, NONE, NONE, NONE],
    hands: [[0, 3, 4, 5], [], [], [], []],
    ...change,
  };
}
const play = (card: Play['card'], column: number, figure: Play['figure']): Play => ({ type: 'play', card, figure, column });

test('a melody shows the way of the whole lane, what each house would become and who would leave', () => {
  const view = town();
  const before = structuredClone(view);
  const seen = foresee(game, view, 0, [play('melody', 0, 'red')]);
  expect(view).toEqual(before);
  expect(seen.acts).toEqual([
    { column: 0, figure: 'red', cards: ['forward2', 'melody'], still: undefined, band: ['red', 'blue', 'piper'] },
  ]);
  expect(seen.legs).toEqual([{ figures: ['red', 'blue', 'piper'], lane: 1, by: 4 }]);
  expect(seen.ends).toEqual([
    { figure: 'red', lane: 3 },
    { figure: 'blue', lane: 3 },
    { figure: 'piper', lane: 3 },
  ]);
  expect(seen.changes).toEqual([
    { house: 1, seat: 1, from: 5, to: 6 },
    { house: 2, seat: 2, from: 7, to: 8 },
  ]);
  expect(seen.leaving).toEqual([{ seat: 2, taker: 0, markers: [2] }]);
});

test('a single card under a figure moves nobody', () => {
  const seen = foresee(game, town(), 0, [play('forward1', 3, 'green')]);
  expect(seen).toEqual({ acts: [], legs: [], ends: [], changes: [], leaving: [], winners: [] });
});

test('going back and on are two legs, and whoever returns casts no ghost', () => {
  const seen = foresee(game, town(), 0, [play('forward1', 1, 'piper')]);
  expect(seen.legs).toEqual([
    { figures: ['piper'], lane: 1, by: -2 },
    { figures: ['piper'], lane: 0, by: 2 },
  ]);
  expect(seen.ends).toEqual([]);
  expect(seen.changes).toEqual([{ house: 0, seat: 0, from: 3, to: 1 }]);
});

test('two special cards are said to do nothing', () => {
  const seen = foresee(game, town({ cards: [4, NONE, 2, NONE, NONE, NONE, NONE, NONE] }), 0, [play('melody', 0, 'red')]);
  expect(seen.acts.map((act) => act.still)).toEqual(['idle']);
  expect(seen.legs).toEqual([]);
});

test('the sewer touches a house without changing it, and neutral houses belong to nobody', () => {
  const two = {
    ...setup(2, { variant: 'standard', roof: 8, start: 'first' } as const),
    phase: 'play' as const,
    turn: 5,
    seat: 0,
    ahead: [0, 2, 1, 3, 0, NONE, 0],
    height: [3, 4],
    row: [1, 6, 3, 0],
    cards: [0, NONE, NONE, NONE, NONE, NONE, NONE, NONE],
    by: [1, NONE, NONE, NONE, NONE, NONE, NONE, NONE],
    hands: [[3], []],
  };
  const seen = foresee(game, two, 0, [play('sewer', 0, 'red')]);
  expect(seen.changes).toEqual([
    { house: 2, seat: 1, from: 4, to: 5 },
    { house: 3, seat: NONE, from: 0, to: 0 },
  ]);
});
