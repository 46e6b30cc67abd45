import { expect, test } from 'vitest';
import { GROUP_POINTS, RAT_LIMIT } from '../../data.ts';
import { game } from '../../game.ts';
import { groupsOf } from '../../testing/naive.ts';
import { ratsIn } from '../preview.ts';
import { ABOVE, BESIDE, type Example, forbids, MERGE, POINTS, RATS, SHRUNK, TURN } from './examples.ts';
import { FINAL } from './whole-game.ts';

/** What the captions say in words is held against what the rules say about the positions drawn. */

const told = ({ groups }: Example): string[] => groups.map((g) => `${g.seat === 0 ? 'red' : 'green'} ${g.herb} ${g.size}: ${g.points}`);
const of = ({ view }: Example, herb: string): number[] =>
  groupsOf(view.laid)
    .filter((group) => group.startsWith(herb))
    .map((group) => group.split(' ').length - 1)
    .sort();

test('the turn shows two strips, then two paprikas for 1 point, then three for 2', () => {
  expect(TURN.map(({ view }) => view.tray.length)).toEqual([2, 1, 0]);
  expect(TURN.slice(0, 2).map(({ view }) => view.seat)).toEqual([0, 0]);
  expect(TURN.map(told)).toEqual([[], ['red paprika 2: 1'], ['red paprika 3: 2']]);
});

test('of the places beside and above, the rules allow the first and refuse the others by the rule that is named', () => {
  expect(BESIDE.map((a) => forbids(a.before, a.spot))).toEqual([undefined, 'lay/not-adjacent']);
  expect(ABOVE.map((a) => forbids(a.before, a.spot))).toEqual([undefined, 'lay/gap', 'lay/uneven', 'lay/exactly-on-one-strip']);
  const uneven = ABOVE[2];
  expect(
    uneven && game.refusal(uneven.before.view, uneven.before.view.seat, { type: 'lay', strip: 26, x: 15, y: 12, turn: 0 })?.params,
  ).toEqual({
    end: 'left',
    level: 2,
    other: 1,
  });
});

test('red lays for 1 point of its own and 2 points of green', () => {
  expect(POINTS.view.seat).toBe(0);
  expect(told(POINTS).toSorted()).toEqual(['green mint 3: 2', 'red paprika 2: 1']);
});

test('two saffrons and one grow together and score once', () => {
  expect(of(MERGE.before, 'saffron')).toEqual([1, 2]);
  expect(told(MERGE.after)).toEqual(['red saffron 4: 2']);
  expect(GROUP_POINTS).toEqual([0, 0, 1, 2]);
});

test('red covers one of three sages, and green scores the two that are left', () => {
  expect(SHRUNK.before.view.seat).toBe(0);
  expect(of(SHRUNK.before, 'sage')).toContain(3);
  expect(told(SHRUNK.after)).toEqual(['green sage 2: 1']);
});

test('three red rats in the middle of the turn do no harm; at its end they lose', () => {
  expect([RATS.shown, RATS.hidden, RATS.lost].map(({ view }) => ratsIn(view)[0])).toEqual([RAT_LIMIT, 2, RAT_LIMIT]);
  expect([RATS.shown, RATS.hidden, RATS.lost].map(({ view }) => view.ending)).toEqual([null, null, 'rats']);
  expect(game.payoffs(RATS.lost.view)).toEqual([0, 1]);
});

test('the whole game ends 11 to 12 by the final scoring', () => {
  expect(game.sheet(FINAL.view)).toMatchObject({
    ending: 'points',
    rows: [
      [8, 3],
      [7, 5],
    ],
    totals: [11, 12],
  });
  expect(FINAL.groups.reduce((sum, { points }) => sum + points, 0)).toBe(8);
});
