import { expect, test } from 'vitest';
import { CHANCE } from '../../../../core/game.ts';
import { FIGURES, HAND } from '../../data.ts';
import { game } from '../../game.ts';
import { figuresLeftOf, preview } from '../../look.ts';
import { kindOf } from '../../moves.ts';
import { EFFECT, END, type Example, LEAVE, MELODY, TOWN, TURN, TWO, WALKS } from './examples.ts';

/** What the captions say in words is held against what the rules say about the positions drawn. */

const [RED, GREEN, BLUE] = [0, 1, 2];
const told = ({ outlook }: Example): string[] => outlook.changes.map(({ seat, from, to }) => `${seat}: ${from}-${to}`);

test('set-up: a rat in each lane, one more and the piper to the left of Red', () => {
  const lanes = TOWN.ring.map((house) => figuresLeftOf(TOWN, house).map((figure) => FIGURES[figure]));
  expect(lanes).toEqual([['yellow', 'black', 'piper'], ['red'], ['blue'], ['violet']]);
  expect(TWO.ring).toHaveLength(4);
  expect(TWO.height).toEqual([0, 0]);
});

test('the turn: nothing by the first card; by the second the red rat goes 1 and then 2 forward', () => {
  const [, first, second, end] = TURN;
  if (!first?.laid || !second?.laid || !end) throw new Error('a picture is missing');
  expect(preview(game, first.view, RED, [first.laid]).filter((e) => e.type === 'moved')).toEqual([]);
  expect(preview(game, second.view, RED, [second.laid]).filter((e) => e.type === 'moved')).toMatchObject([
    { figure: 'red', cards: ['forward1'] },
    { figure: 'red', cards: ['forward2'] },
  ]);
  expect(end.view.hands[RED]).toHaveLength(HAND);
  expect(end.view.row.map((figure) => FIGURES[figure])).toEqual(['blue', 'piper', 'violet', 'yellow']);
  expect(end.view.cards).toEqual([-1, -1, kindOf('back1'), -1, -1, -1, -1, -1]);
  expect(game.pending(end.view)).not.toContain(CHANCE);
});

test('a rat fills the house of Green, the piper empties it', () => {
  expect(EFFECT.map(told)).toEqual([['1: 3-4'], ['1: 3-2']]);
});

test('two forward, one back, the sewer, and two back', () => {
  expect(WALKS.map(told)).toEqual([['0: 2-3', '1: 3-4'], ['0: 2-3'], ['1: 3-3'], ['1: 3-4', '0: 2-3']]);
});

test('two rats and the piper together: one step up', () => {
  expect(MELODY.outlook.acts[0]?.band).toEqual(['red', 'blue', 'piper']);
  expect(told(MELODY)).toEqual(['1: 3-4']);
});

test('Green leaves, Red has the marker, and two lanes are one', () => {
  expect(LEAVE.outlook.leaving).toMatchObject([{ seat: GREEN, taker: RED }]);
  expect(LEAVE.after.ring).toEqual([0, 2, 3]);
  expect(LEAVE.after.keeper[GREEN]).toBe(RED);
  expect(figuresLeftOf(LEAVE.after, BLUE).length).toBeGreaterThan(figuresLeftOf(LEAVE.view, BLUE).length);
});

test('the end: Red with 3 beats Blue with 5', () => {
  expect(END.after.phase).toBe('over');
  expect([END.after.height[RED], END.after.height[BLUE]]).toEqual([3, 5]);
  expect(END.after.winners).toEqual([RED]);
});
