import { expect, test } from 'vitest';
import { at } from '../../../../core/counts.ts';
import { GOODS, ROAD } from '../../data.ts';
import { game } from '../../game.ts';
import { isOverrun } from '../../look.ts';
import { columns, sheet, winner } from '../../score.ts';
import type { State } from '../../state.ts';
import { CLEANED, circleId, HOUSES_AT, houseNumber, members } from '../../town.ts';
import { FINAL, INFLUENCE, OFFERS_MADE, OVERRUN, PIPER, SIDES, START, WEDDING, WORK } from './examples.ts';

/** What the captions say in words is held against what the rules say about the positions drawn. */

const [RED, GREEN, BLUE, YELLOW] = [0, 1, 2, 3];
const DAIRY = houseNumber('A3');
const rats = (s: State): string[] => members(s.rats).map(circleId);

test('start: four houses, each with two families, and nobody shares both houses with the same one', () => {
  const couples = START.men.flatMap((man, house) => (man >= 0 ? [[man, at(START.women, house)]] : []));
  expect(couples.map(([man]) => man).sort()).toEqual([RED, GREEN, BLUE, YELLOW]);
  expect(couples.map(([, woman]) => woman).sort()).toEqual([RED, GREEN, BLUE, YELLOW]);
  expect(new Set(couples.map((couple) => couple.toSorted().join())).size).toBe(4);
});

test('work: a cheese for Red, a boy for Green, and two rats', () => {
  const { before, after } = WORK;
  const cheese = RED * 4 + GOODS.indexOf('cheese');
  expect(at(after.goods, cheese) - at(before.goods, cheese)).toBe(1);
  expect(at(after.hall, GREEN * 2)).toBe(1);
  expect(rats(after)).toEqual(['N2', 'N7']);
  expect(isOverrun(after, DAIRY)).toBe(false);
});

test('sides: three rats go to three sides, and a second one on the right is refused', () => {
  expect(rats(SIDES.after)).toEqual(['N2', 'N7', 'M1']);
  expect(game.refusal(SIDES.before, RED, { type: 'rat', circle: SIDES.second })?.rule).toBe('rats/same-side');
});

test('overrun: the rat of the brewery takes the last circle of the dairy, and a king comes', () => {
  const { before, after } = OVERRUN;
  expect(HOUSES_AT.filter((houses) => houses.includes(DAIRY))).toHaveLength(3);
  expect([before, after].map((s) => isOverrun(s, DAIRY))).toEqual([false, true]);
  expect((after.kinged >> DAIRY) & 1).toBe(1);
  expect(before.kings - after.kings).toBe(1);
});

test('wedding: Red pays 3 of 4 and Blue nothing', () => {
  const { before, after } = WEDDING;
  expect([before, after].map((s) => at(s.money, RED))).toEqual([4, 1]);
  expect([before, after].map((s) => at(s.money, BLUE))).toEqual([0, 0]);
  expect([at(after.men, DAIRY), at(after.women, DAIRY)]).toEqual([RED, BLUE]);
});

test('bribe: six on red bring the piper there; five on green are refused because of yellow', () => {
  const [red, green] = OFFERS_MADE;
  expect([red?.allowed, red?.after.piper]).toEqual([true, 2]);
  expect(red?.before.piper).toBe(1);
  expect(green && game.refusal(green.before, GREEN, green.move)).toMatchObject({
    rule: 'bribe/equal',
    params: { other: 'yellow', total: 5 },
  });
});

test('piper: seventeen rats before; his quarter, its borders and the market are clean afterwards', () => {
  const gone = CLEANED[1] ?? 0;
  expect(rats(PIPER.before)).toHaveLength(17);
  expect(PIPER.after.rats & gone).toBe(0);
  expect(PIPER.after.rats).toBe(PIPER.before.rats & ~gone);
  expect(rats(PIPER.after).length).toBeGreaterThan(4);
});

test('road: 1, 1 and 2 points for the first three children', () => {
  expect(FINAL.road).toEqual([GREEN, RED, BLUE]);
  expect(ROAD.slice(0, 3)).toEqual([1, 1, 2]);
});

test('influence: Yellow comes up to Green and Red and ranks below both', () => {
  expect(INFLUENCE.before.rank).toEqual([BLUE, GREEN, RED, YELLOW]);
  expect(INFLUENCE.after.rank).toEqual([BLUE, GREEN, RED, YELLOW]);
  expect(INFLUENCE.after.influence).toEqual([3, 3, 5, 3]);
});

test('the end: Yellow wins by 27, and the dairy counts for nobody', () => {
  expect(columns(FINAL)).toEqual({
    closer: [0, 1, 0, 0],
    cat: [0, 0, 1, 0],
    traps: [1, 0, 0, 3],
    influence: [2, 0, 1, 3],
    money: [1, 5, 0, 3],
    houses: [18, 15, 21, 18],
    road: [-1, -1, -2, 0],
  });
  expect(sheet(FINAL).totals).toEqual([21, 20, 21, 27]);
  expect(winner(FINAL)).toBe(YELLOW);
  expect(at(FINAL.money, YELLOW)).toBe(at(FINAL.money, RED));
  expect(isOverrun(FINAL, DAIRY)).toBe(true);
});
