import { expect, test } from 'vitest';
import { makeSheet } from '../../../core/sheet.ts';
import { changed, sheetPart } from './parts.ts';

const sheet = makeSheet({ houses: [8, 3, 5], money: [1, 5, 3], cat: [0, 0, 0] }, 3);

test('who is ahead is told to those behind, with what it comes from', () => {
  expect(sheetPart(sheet, 1).notes).toEqual([
    { key: 'outlook.now.behind', params: { seat: 0, n: 1 } },
    { key: 'outlook.now.most', params: { category: 'houses', n: 5 } },
  ]);
});

test('whoever leads hears of the next, and so does somebody who watches', () => {
  const ahead = { key: 'outlook.now.ahead', params: { seat: 0, rival: 1, n: 1 } };
  expect(sheetPart(sheet, 0).notes[0]).toEqual(ahead);
  expect(sheetPart(sheet, undefined).notes[0]).toEqual(ahead);
  expect(sheetPart(makeSheet({ houses: [4, 4] }, 2), 1).notes).toEqual([{ key: 'outlook.now.level', params: { n: 4 } }]);
});

test('what nobody has is left out, and the sum stands where there is one', () => {
  const { rows } = sheetPart(sheet, 0);
  expect(rows.map(({ head }) => head)).toEqual([{ key: 'score.houses' }, { key: 'score.money' }, { key: 'outlook.now.total' }]);
  expect(rows.at(-1)?.cells.map(({ n, mark }) => [n, mark])).toEqual([
    [9, 'ahead'],
    [8, undefined],
    [8, undefined],
  ]);
  expect(sheetPart({ ...sheet, totals: [1, 1, 1] }, 0).rows.length).toBe(2);
});

test('what is prepared is compared number by number', () => {
  const [now, then] = [sheetPart(sheet, 0), sheetPart(makeSheet({ houses: [8, 3, 5], money: [3, 5, 3] }, 3), 0)];
  const row = (i: number) => now.rows[i] ?? { head: 0, cells: [] };
  expect(changed([then], now, row(1), 0)?.n).toBe(3);
  expect(changed([then], now, row(1), 1)).toBeUndefined();
  expect(changed([], now, row(1), 0)).toBeUndefined();
});
