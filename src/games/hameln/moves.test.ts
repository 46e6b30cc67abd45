import { expect, test } from 'vitest';
import { clone } from '../../core/clone.ts';
import { CHANCE } from '../../core/game.ts';
import { seeded } from '../../core/rng.ts';
import { game } from './game.ts';
import { physics } from './physics.ts';
import type { State } from './state.ts';
import { anyMove, playOut } from './testing/players.ts';
import { opened, table } from './testing/table.ts';

/** The number of sequences of so many entries from here, whatever chance says counting as well. */
function perft(s: State, depth: number): number {
  const [seat] = game.pending(s);
  if (depth === 0 || seat === undefined) return 1;
  const moves = game.moves(s, seat);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => {
    const next = clone(s);
    game.apply(next, seat, move);
    return sum + perft(next, depth - 1);
  }, 0);
}

test('the number of ways to begin', () => {
  const counts = (seats: number) => [1, 2, 3, 4, 5].map((depth) => perft(opened(seats), depth));
  expect([3, 4, 5].map(counts)).toMatchInlineSnapshot(`
    [
      [
        3,
        4,
        4,
        26,
        82,
      ],
      [
        3,
        4,
        4,
        26,
        82,
      ],
      [
        3,
        4,
        4,
        26,
        84,
      ],
    ]
  `);
});

test('the number of ways to go on in a crowded town', () => {
  const town = table({
    seats: 4,
    homes: ['A1 0+1', 'A5 2+0', 'd4 1+3', 'E3 3+2'],
    rats: 'N1 N3 N8 W1 O1 S3 S9 M1',
    hall: { 0: ['boy', 'girl'], 1: ['girl'], 2: ['boy'] },
    goods: { 0: ['bread', 'beer'], 1: ['cheese'] },
    set: { money: [6, 2, 3, 1], phase: 2, kings: 3 },
  });
  expect([1, 2, 3, 4].map((depth) => perft(town.state, depth))).toMatchInlineSnapshot(`
    [
      4,
      10,
      40,
      165,
    ]
  `);
});

test('the number of ways to settle: 3, 4 and 5 players', () => {
  const settled = [3, 4, 5].map((seats) => {
    const s = game.setup(seats, {});
    s.todo = ['man'];
    s.seat = 0;
    return perft(s, 2 * seats);
  });
  // Men in any order; then the women form one ring: (n - 1)! of them, none with a ring of two.
  expect(settled).toEqual([6 * 2, 24 * 6, 120 * 24]);
});

test('the order of moves', () => {
  const t = table({ rats: 'N1 M3', hall: { 0: ['boy', 'girl'], 1: ['girl'], 2: ['boy'] }, set: { money: [3, 0, 2] } });
  const lists = [t.listed()];
  for (const move of [
    { type: 'act', action: 'wed' },
    { type: 'wed', child: 'boy', partner: 1 },
    { type: 'move-in', house: 'b1' },
    { type: 'done' },
    { type: 'bribe', field: 'black', florins: 1 },
    { type: 'act', action: 'women' },
    { type: 'name', house: 'BL' },
  ]) {
    t.play(move);
    lists.push(t.listed());
  }
  expect(lists.map((list) => list.join(' | '))).toMatchInlineSnapshot(`
    [
      "act men | act women | act wed | act sell",
      "wed boy 1 | wed girl 2",
      "move-in A2 | move-in b1 | move-in A3 | move-in b4 | move-in d4 | move-in E4 | move-in d1 | move-in E3",
      "done | wed girl 2",
      "done | bribe black 1 | bribe yellow 1 | bribe red 1 | bribe green 1",
      "act men | act women | act sell",
      "name b1 | name BL",
      "done | name b1",
    ]
  `);
});

test('moves are always the same frozen objects', () => {
  const t = table({ set: { money: [9, 0, 0] } });
  t.act('sell');
  t.play({ type: 'sell', good: 'meat' }, { type: 'done' });
  const once = game.moves(t.state, 0);
  const again = game.moves(clone(t.state), 0);
  expect(again.every((move, i) => move === once[i])).toBe(true);
  expect(once.every(Object.isFrozen)).toBe(true);
});

test('no decision has more than a few hundred options, and no game comes near the bound', () => {
  let most = 0;
  for (let seed = 0; seed < 60; seed++) {
    let entries = 0;
    playOut(3 + (seed % 3), seeded(seed), anyMove, (s, seat) => {
      entries++;
      if (seat !== CHANCE) most = Math.max(most, game.moves(s, seat).length);
    });
    expect(entries).toBeLessThan(400);
  }
  expect(most).toBeLessThan(200);
  expect(physics.bound).toBe(3 * 50 * 5 * 72 + 60);
});
