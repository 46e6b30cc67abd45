import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';
import { houseNumber } from '../town.ts';
import { homesOf, incomeOf, residents } from './outlook.ts';

test('a production house gives its good to the man and a child to the woman', () => {
  const { state } = table({ homes: ['d1 0+1'], markers: { d1: 2 } });
  expect(incomeOf(state, houseNumber('d1'))).toMatchObject({
    man: 0,
    woman: 1,
    good: 'bread',
    soldOut: false,
    noChild: false,
    rats: 2,
    free: 3,
    falls: false,
  });
});

test('an influence house gives florins, and an empty bag gives no child', () => {
  const { state } = table({ homes: ['E1 2+0'], set: { bag: [0, 0] } });
  expect(incomeOf(state, houseNumber('E1'))).toMatchObject({ good: undefined, noChild: false });
  expect(incomeOf(state, houseNumber('TL'))).toMatchObject({ good: 'meat', noChild: true });
});

test('a house falls by its own rats when they fill its circles', () => {
  const { state } = table({ homes: ['d1 0+1'], markers: { d1: 2 }, rats: 'W3' });
  expect(incomeOf(state, houseNumber('d1')).falls).toBe(true);
});

test('homes are told by trade, residents without repetition', () => {
  const { state } = table({ homes: ['d1 0+1'] });
  expect(homesOf(state, 0, 'men')).toContain(houseNumber('d1'));
  expect(homesOf(state, 0, 'women')).not.toContain(houseNumber('d1'));
  expect(residents(state, houseNumber('d1'))).toEqual([0, 1]);
  expect(residents(state, houseNumber('A1'))).toEqual([]);
});
