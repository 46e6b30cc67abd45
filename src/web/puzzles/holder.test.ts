import { expect, test } from 'vitest';
import { makePuzzle } from '../../bots/puzzles/make.ts';
import type { Puzzle } from '../../bots/puzzles/puzzle.ts';
import { noughts } from '../../bots/testing/noughts.ts';
import { shorten } from '../../core/short-log.ts';
import { PuzzleTable } from './holder.svelte.ts';

/** x has 0 and 1, o has 3 and 4; x wins at 2. */
const entries = [0, 3, 1, 4].map((cell, i) => ({ seat: i % 2, move: { type: 'mark', cell } }));
const log = shorten(noughts, 2, {}, entries) ?? [];
const made = makePuzzle(noughts, { seats: 2, options: {}, log });
const mark = (cell: number) => ({ type: 'mark', cell });

function sit(puzzle: Puzzle | undefined = made): PuzzleTable {
  const table = puzzle && PuzzleTable.open(noughts, puzzle, ['Ana', 'Bo'], 'You');
  if (!table) throw new Error('no puzzle');
  return table;
}

test('a puzzle is made of a position, the best move first', () => {
  expect(sit().choices[0]?.[0]).toEqual({ move: mark(2), value: 1000 });
  expect(sit().position?.pending).toEqual([0]);
  expect(sit().info.seats.map((seat) => 'yours' in seat && seat.yours)).toEqual([true, false]);
});

test('a good move is played and solves it', async () => {
  const table = sit();
  expect(await table.play(0, 4, [mark(2)])).toBeUndefined();
  expect(table).toMatchObject({ standing: 'solved', misses: 0, differed: false, wrong: undefined });
  expect(table.position?.n).toBe(5);
  expect(table.info.seats.some((seat) => 'yours' in seat && seat.yours)).toBe(false);
  expect(table.info.seats.map(({ name }) => name)).toEqual(['You', 'Bo']);
  expect(await table.play(0, 5, [mark(5)])).toEqual({ rule: 'turn/game-over' });
});

test('a poor move is not played, and what it gives away is told', async () => {
  const table = sit();
  expect(await table.play(0, 4, [mark(8)])).toBeUndefined();
  expect(table).toMatchObject({ standing: 'open', misses: 1 });
  expect(table.wrong?.move).toEqual(mark(8));
  expect(table.wrong?.lost).toBeGreaterThan(100);
  expect(table.position?.n).toBe(4);
  await table.play(0, 4, [mark(2)]);
  expect(table).toMatchObject({ standing: 'solved', misses: 1, wrong: undefined });
});

test('an illegal move is refused by its rule, and is no miss', async () => {
  const table = sit();
  expect(await table.play(0, 4, [mark(0)])).toEqual({ rule: 'turn/no-such-move' });
  expect(table).toMatchObject({ standing: 'open', misses: 0 });
});

test('what is as good as the best counts', async () => {
  const steps = [
    [
      [0, 600],
      [3, 580],
      [1, 300],
    ],
    [
      [0, 600],
      [1, 200],
    ],
  ] as const;
  const table = sit({ id: 'x', seats: 2, options: {}, log, steps, why: '' });
  const legal = noughts.moves(noughtsAt(), 0);
  await table.play(0, 4, [legal[3] ?? mark(2)]);
  expect(table).toMatchObject({ standing: 'solved', differed: true });
});

test('who gives up is shown the solution', () => {
  const table = sit();
  table.giveUp();
  expect(table).toMatchObject({ standing: 'shown', misses: 0 });
  expect(table.position?.pending).toEqual([]);
});

test('a position that the rules do not reach is no puzzle', () => {
  expect(PuzzleTable.open(noughts, { id: 'x', seats: 2, options: {}, log: [99], steps: [[[0, 1]]], why: '' }, [])).toBeUndefined();
});

function noughtsAt() {
  const state = noughts.setup(2, {});
  for (const { seat, move } of entries) noughts.apply(state, seat, move as never);
  return state;
}
