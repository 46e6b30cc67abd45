import { expect, test } from 'vitest';
import { clone } from '../../core/clone.ts';
import { CHANCE } from '../../core/game.ts';
import { seeded } from '../../core/rng.ts';
import { game } from './game.ts';
import type { State } from './state.ts';
import { anyMove, careful, playOut } from './testing/careful.ts';
import { table } from './testing/table.ts';

/** The number of sequences of so many strips that can be laid from here, without a word from chance. */
function perft(s: State, depth: number): number {
  if (depth === 0 || game.pending(s)[0] === CHANCE) return 1;
  const moves = game.moves(s, s.seat);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => {
    const next = clone(s);
    game.apply(next, s.seat, move);
    return sum + perft(next, depth - 1);
  }, 0);
}

test('the number of first moves: 24 spots, twice for a strip that can be turned round', () => {
  expect(perft(table({ tray: [1], turnNumber: 1 }).state, 1)).toBe(FIRST);
  expect(perft(table({ tray: [3], turnNumber: 1 }).state, 1)).toBe(2 * FIRST);
});

/** Lying: 5 above, 5 below, 1 at each end. Upright: 3 above, 3 below, 3 at each end. */
const FIRST = 24;

test('the number of ways to lay two strips', () => {
  expect(perft(table({ tray: [1, 7] }).state, 2)).toBe(PAIRS[0]);
  expect(perft(table({ tray: [3, 9] }).state, 2)).toBe(PAIRS[1]);
  expect(perft(table({ laid: '31@12,11> 4@12,13>', tray: [1, 7] }).state, 2)).toBe(PAIRS[2]);
});

const PAIRS = [1568, 6272, 3012];

test('the order of moves', () => {
  expect(
    table({ tray: [1, 3], turnNumber: 2 })
      .listed()
      .join(' '),
  ).toMatchInlineSnapshot(
    `"1@10,11> 1@11,11> 1@12,11> 1@13,11> 1@14,11> 1@9,12> 1@15,12> 1@10,13> 1@11,13> 1@12,13> 1@13,13> 1@14,13> 1@11,10v 1@12,10v 1@13,10v 1@10,11v 1@14,11v 1@10,12v 1@14,12v 1@10,13v 1@14,13v 1@11,14v 1@12,14v 1@13,14v 3@10,11> 3@10,11< 3@11,11> 3@11,11< 3@12,11> 3@12,11< 3@13,11> 3@13,11< 3@14,11> 3@14,11< 3@9,12> 3@9,12< 3@15,12> 3@15,12< 3@10,13> 3@10,13< 3@11,13> 3@11,13< 3@12,13> 3@12,13< 3@13,13> 3@13,13< 3@14,13> 3@14,13< 3@11,10v 3@11,10^ 3@12,10v 3@12,10^ 3@13,10v 3@13,10^ 3@10,11v 3@10,11^ 3@14,11v 3@14,11^ 3@10,12v 3@10,12^ 3@14,12v 3@14,12^ 3@10,13v 3@10,13^ 3@14,13v 3@14,13^ 3@11,14v 3@11,14^ 3@12,14v 3@12,14^ 3@13,14v 3@13,14^"`,
  );
});

test('moves are always the same frozen objects', () => {
  const t = table({ tray: [3, 9] });
  const [first] = game.moves(t.state, 0);
  expect(game.moves(clone(t.state), 0)[0]).toBe(first);
  expect(Object.isFrozen(first)).toBe(true);
});

test('questions about other tables in between change nothing', () => {
  const options = { scoreShrunkGroups: true, start: 'red' } as const;
  const alone = playOut(options, seeded(8), careful);
  const other = table({ laid: '31@12,11> 4@12,13> 16@12,12v', tray: [1, 7] });
  const disturbed = playOut(options, seeded(8), careful, (s) => {
    game.moves(other.state, 0);
    game.advice?.value(other.state, 0);
    if (s.laid.length === 7) game.apply(clone(other.state), 0, anyMove(other.state, seeded(2)));
  });
  expect(disturbed).toEqual(alone);
});
