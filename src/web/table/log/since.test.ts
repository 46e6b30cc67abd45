import { expect, test } from 'vitest';
import { changesSince } from './since.ts';
import type { LogRow, LogTurn } from './turns.ts';

const row = (n: number, seat: number, gains: LogRow['gains'] = []): LogRow => ({
  n,
  seat,
  text: `deed ${n}`,
  spoken: '',
  icons: [],
  gains,
  undone: false,
});
const turn = (seat: number, ...rows: LogRow[]): LogTurn => ({ number: 1, seat, rows });

test('what changed for each player since one’s own last deed, and from where to see it', () => {
  const turns = [
    turn(0, row(0, 0, [{ seat: 0, amount: 9 }])),
    turn(1, row(1, 1, [{ seat: 1, amount: 2 }]), row(3, 1, [{ seat: 0, amount: -1 }])),
    turn(2, row(5, 2, [{ seat: 1, amount: 1 }])),
  ];
  expect(changesSince(turns, 0)).toEqual([
    { seat: 1, gains: [{ seat: 1, amount: 3 }], text: 'deed 3', from: 1 },
    { seat: 0, gains: [{ seat: 0, amount: -1 }], text: '', from: 2 },
    { seat: 2, gains: [], text: 'deed 5', from: 4 },
  ]);
});

test('nothing once one has acted oneself, before the first deed, and for whoever only watches', () => {
  const turns = [turn(1, row(0, 1)), turn(0, row(1, 0))];
  expect(changesSince(turns, 0)).toEqual([]);
  expect(changesSince(turns.slice(0, 1), 0)).toEqual([]);
  expect(changesSince(turns, null)).toEqual([]);
});
