import { expect, test } from 'vitest';
import { encode } from '../moves.ts';
import { setup } from '../setup.ts';
import type { State } from '../state.ts';
import { cellOf, fieldsOf, newsFor, numberOf, piecesOf, topsOf } from './seen.ts';

/** Red began; three strips lie, so that green has had one whole turn and red is due. */
const view: State = {
  ...setup(2, { scoreShrunkGroups: true, start: 'red' }),
  seat: 0,
  turnNumber: 3,
  laid: [encode(2, 12, 13, 0), encode(5, 12, 14, 0), encode(6, 12, 13, 3)],
};

test('a turned strip is read as it is drawn', () => {
  expect(fieldsOf(2, 0)).toEqual(['sage', 'red-rat', 'blank']);
  expect(fieldsOf(2, 1)).toEqual(['sage', 'red-rat', 'blank']);
  expect(fieldsOf(2, 3)).toEqual(['blank', 'red-rat', 'sage']);
});

test('pieces know their level and who laid them in which turn', () => {
  const pieces = piecesOf(view);
  expect(pieces.map((p) => p.level)).toEqual([1, 1, 1, 2]);
  expect(pieces.map((p) => p.seat)).toEqual([undefined, 0, 1, 1]);
  expect(pieces.map((p) => p.turnNumber)).toEqual([0, 1, 2, 2]);
});

test('the start strip is the lowest, whatever lies on it', () => {
  const laid = [encode(3, 15, 12, 0), encode(41, 13, 12, 0), encode(33, 9, 12, 0), encode(10, 10, 12, 0)];
  expect(piecesOf({ ...view, laid }).map((p) => p.level)).toEqual([1, 1, 2, 1, 2]);
});

test('from above one sees the piece on top', () => {
  const tops = topsOf(piecesOf(view));
  expect(tops.get(numberOf({ x: 12, y: 13 }))).toMatchObject({ symbol: 'sumac', piece: { strip: 6 } });
  expect(tops.get(numberOf({ x: 12, y: 14 }))).toMatchObject({ symbol: 'mint' });
  expect(tops.has(numberOf({ x: 0, y: 0 }))).toBe(false);
  expect(cellOf(numberOf({ x: 3, y: 7 }))).toEqual({ x: 3, y: 7 });
});

test('news are the strips of the last turn of somebody else', () => {
  const pieces = piecesOf(view);
  expect(newsFor(pieces, 0).map((p) => p.strip)).toEqual([5, 6]);
  expect(newsFor(pieces, 1).map((p) => p.strip)).toEqual([2]);
  expect(newsFor(pieces, null).map((p) => p.strip)).toEqual([5, 6]);
  expect(newsFor(piecesOf({ ...view, laid: [] }), 0)).toEqual([]);
});
