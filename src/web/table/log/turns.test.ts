import { expect, test } from 'vitest';
import type { AnyEvent } from '../../../core/game.ts';
import type { LogShape } from '../../kit/board.ts';
import type { LogLine } from '../model.svelte.ts';
import { summed, turnsOf, turnsUntil } from './turns.ts';

const line = (n: number, type: string, seat?: number, more: object = {}, undone = false): LogLine => {
  const event: AnyEvent = { type, ...more };
  return { n, event, seat, text: `${seat ?? 'nobody'} ${type} in full`, short: `${seat ?? 'nobody'} ${type}`, icons: [], undone };
};
const told = (lines: readonly LogLine[], shape?: LogShape, every = false) =>
  turnsOf(lines, 'all is set up', shape, every).map(({ number, seat, rows }) => [number, seat, rows.map((row) => row.text)]);

const SHAPE: LogShape = {
  kinds: { dealt: 'setup', drew: 'quiet', scored: 'part' },
  gains: (event) => (event.type === 'scored' ? [{ seat: 0, amount: (event as AnyEvent & { points: number }).points, icon: 'coin' }] : []),
};

test('whoever acts next begins a turn; draws are left out, and the set-up is one row without a number', () => {
  const lines = [
    line(0, 'dealt'),
    line(1, 'dealt'),
    line(2, 'laid', 0),
    line(3, 'drew', 0),
    line(4, 'laid', 0),
    line(5, 'laid', 1),
    line(6, 'fell'),
  ];
  expect(told(lines, SHAPE)).toEqual([
    [undefined, undefined, ['all is set up']],
    [1, 0, ['0 laid', '0 laid']],
    [2, 1, ['1 laid', 'nobody fell']],
  ]);
  expect(turnsOf(lines, '', SHAPE)[0]?.rows[0]?.n).toBe(1);
});

test('a replay has the log up to where it stands, and no turn that has not begun', () => {
  const turns = turnsOf([line(0, 'dealt'), line(2, 'laid', 0), line(4, 'laid', 0), line(5, 'laid', 1)], 'set up', SHAPE);
  const until = (n: number) => turnsUntil(turns, n).map(({ rows }) => rows.map((row) => row.n));
  expect(until(0)).toEqual([]);
  expect(until(4)).toEqual([[0], [2]]);
  expect(until(6)).toEqual([[0], [2, 4], [5]]);
});

test('what a deed led to stands in its row, with the sum of what it brought, and is all there for the ear', () => {
  const [turn] = turnsOf([line(0, 'laid', 0), line(0, 'scored', 0, { points: 2 }), line(1, 'scored', 0, { points: 3 })], '', SHAPE);
  expect(turn?.rows).toEqual([
    {
      n: 1,
      seat: 0,
      text: '0 laid',
      spoken: '0 laid in full 0 scored in full 0 scored in full',
      icons: [],
      gains: [{ seat: 0, amount: 5, icon: 'coin' }],
      result: undefined,
      undone: false,
    },
  ]);
});

test('where an event begins the turn, somebody else’s part in it does not', () => {
  const shape: LogShape = { kinds: { began: 'turn' }, round: (e) => ('round' in e ? Number(e.round) : undefined) };
  const lines = [
    line(0, 'settled', 0),
    line(1, 'settled', 1),
    line(2, 'began', 1, { round: 4 }),
    line(3, 'sold', 1),
    line(4, 'got', 0),
    line(5, 'began', 0),
    line(6, 'sold', 0),
  ];
  expect(told(lines, shape)).toEqual([
    [undefined, 0, ['0 settled']],
    [undefined, 1, ['1 settled']],
    [4, 1, ['1 sold', '0 got']],
    [4, 0, ['0 sold']],
  ]);
});

test('what was taken back is gone, and so is the word of it; with every step both are there', () => {
  const lines = [line(0, 'laid', 0), line(1, 'laid', 0, {}, true), line(2, 'take-back', 0, { to: 1, seat: 0 }), line(3, 'laid', 0)];
  expect(told(lines)).toEqual([[1, 0, ['0 laid', '0 laid']]]);
  expect(turnsOf(lines, '', undefined, true).flatMap((turn) => turn.rows)).toHaveLength(4);
});

test('gains of one player and one thing are one', () => {
  expect(
    summed([
      { seat: 0, amount: 1 },
      { seat: 1, amount: 2 },
      { seat: 0, amount: -3 },
      { seat: 0, amount: 1, icon: 'rat' },
    ]),
  ).toEqual([
    { seat: 0, amount: -2 },
    { seat: 1, amount: 2 },
    { seat: 0, amount: 1, icon: 'rat' },
  ]);
});
