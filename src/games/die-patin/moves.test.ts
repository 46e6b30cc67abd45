import { expect, test } from 'vitest';
import { clone } from '../../core/clone.ts';
import { CHANCE } from '../../core/game.ts';
import { seeded } from '../../core/rng.ts';
import { game } from './game.ts';
import { HOME, type State } from './state.ts';
import { mixed, playOut } from './testing/play-out.ts';
import { table } from './testing/table.ts';

/** The number of sequences of so many steps of one player from here. */
function perft(s: State, seat: number, depth: number): number {
  if (depth === 0 || game.pending(s)[0] !== seat) return 1;
  const moves = game.moves(s, seat);
  return moves.reduce((sum, move) => {
    const next = clone(s);
    game.apply(next, seat, move);
    return sum + perft(next, seat, depth - 1);
  }, 0);
}

/** Three clans early in round 2, all with loot, seat 0 about to place its second figure. */
const position = (card: 'administration' | 'invasion' | 'bribe') =>
  table({
    areas: [
      [1, 15],
      [0, 7],
      [18, 19],
    ],
    rats: [
      { 15: 2, 22: 3 },
      { 12: 2, 8: 1 },
      { 25: 3, 23: 1, 19: 2 },
    ],
    loot: [2, 1, 3],
    tiles: { 1: ['hat-rat', 'claw-loot'], 15: ['fish-expel'], 0: ['bakery-point'] },
    figures: [[HOME, 1]],
    cards: [card, 'bribe', 'invasion'],
    round: 2,
    turn: 4,
  });

/**
 * Counted by hand as far as the second step: five areas outside and two inside for a henchman, two or five for the boss; then
 * eight actions in area 1 (four bribes, loot, two tiles, done), six in area 15, four bribes or manholes everywhere outside.
 */
test.each([
  ['administration', 9, 48, 296, 1034, 4345],
  ['invasion', 12, 54, 218, 413, 413],
  ['bribe', 12, 54, 278, 713, 1673],
] as const)('the number of ways to go on with %s', (card, ...counts) => {
  const { state } = position(card);
  expect([1, 2, 3, 4, 5].map((depth) => perft(state, 0, depth))).toEqual(counts);
});

test('the order of moves', () => {
  const t = position('bribe');
  expect(t.listed()).toMatchInlineSnapshot(`
    [
      "place henchman 0",
      "place henchman 1",
      "place henchman 2",
      "place henchman 14",
      "place henchman 15",
      "place henchman 16",
      "place henchman 17",
      "place boss 0",
      "place boss 2",
      "place boss 14",
      "place boss 16",
      "place boss 17",
    ]
  `);
  t.play('place henchman 1');
  expect(t.listed()).toMatchInlineSnapshot(`
    [
      "recruit 15",
      "recruit 11",
      "recruit 18",
      "recruit 22",
      "loot",
      "room hat rat",
      "room claw loot",
      "done",
    ]
  `);
  t.play('room hat rat');
  expect(t.listed()).toMatchInlineSnapshot(`
    [
      "recruit 1",
      "recruit 3",
      "recruit 4",
      "recruit 6",
      "recruit 7",
      "recruit 9",
      "recruit 10",
      "recruit 11",
      "recruit 14",
      "recruit 15",
      "recruit 17",
      "recruit 18",
      "recruit 21",
      "recruit 22",
      "recruit 24",
      "recruit 26",
      "recruit 27",
      "recruit 28",
      "recruit 29",
      "recruit 30",
    ]
  `);
});

test('no decision has more than a few hundred options, a player’s not more than a few dozen', () => {
  let [players, chance] = [0, 0];
  for (const seats of [2, 3, 4, 5]) {
    playOut(seats, { enterprises: 'random' }, seeded(seats), mixed, (s, seat) => {
      const n = game.moves(s, seat).length;
      if (seat === CHANCE) chance = Math.max(chance, n);
      else players = Math.max(players, n);
    });
  }
  expect(players).toBeLessThanOrEqual(50);
  expect(chance).toBeLessThanOrEqual(300);
});

test('moves are always the same frozen objects', () => {
  const t = position('bribe');
  const [first] = game.moves(t.state, 0);
  expect(game.moves(clone(t.state), 0)[0]).toBe(first);
  expect(Object.isFrozen(first)).toBe(true);
});

test('every game has 20 turns a player', () => {
  for (const seats of [2, 3, 4, 5]) {
    const turns = Array<number>(seats).fill(0);
    playOut(seats, { enterprises: 'random' }, seeded(40 + seats), mixed, (_s, seat, move) => {
      if (move.type === 'place' || move.type === 'stay') turns[seat] = (turns[seat] ?? 0) + 1;
    });
    expect(turns).toEqual(turns.map(() => 20));
  }
});
