import { expect, test } from 'vitest';
import { clone } from '../../core/clone.ts';
import { CHANCE } from '../../core/game.ts';
import { seeded } from '../../core/rng.ts';
import { advice } from './advice.ts';
import { game } from './game.ts';
import { HOME, task } from './state.ts';
import { anyMove, careful, playOut } from './testing/play-out.ts';
import { read, table } from './testing/table.ts';

const after = (t: ReturnType<typeof table>, move: string, seat = 0): number => {
  const s = clone(t.state);
  game.apply(s, seat, read(move));
  return advice.value(s, seat);
};

const AREAS = [
  [1, 15],
  [0, 7],
  [18, 19],
];

test('a question changes nothing, and the same position has the same value', () => {
  const t = table({ areas: AREAS, rats: [{ 15: 3 }, { 12: 2 }], loot: [3, 1, 1], rooms: { 0: 1 } });
  t.play('place henchman 0');
  const before = clone(t.state);
  const value = advice.value(t.state, 0);
  advice.value(table({ areas: AREAS, loot: [9, 9, 9] }).state, 1);
  expect(advice.value(t.state, 0)).toBe(value);
  expect(t.state).toEqual(before);
});

test('a tile that makes a chain longer is liked better than a new one', () => {
  const t = table({
    areas: AREAS,
    tiles: { 1: ['hat-loot', 'claw-loot'] },
    held: [['claw-rat', 'claw-expel']],
    figures: [[HOME, 1]],
    turn: 4,
  });
  t.play('place henchman 1');
  expect(after(t, 'room claw loot')).toBeGreaterThan(after(t, 'room hat loot'));
  expect(after(t, 'room claw loot')).toBeGreaterThan(after(t, 'done'));
});

test('with the last henchman, a claim that can be paid for is liked as soon as he stands; one that cannot is not', () => {
  const position = (loot: number) =>
    table({
      areas: AREAS,
      rats: [{ 15: 3, 22: 1 }, { 12: 5 }],
      loot: [loot, 0, 0],
      rooms: { 0: 1 },
      figures: [[15, 15, 15, HOME]],
      round: 5,
      turn: 10,
    });
  expect(after(position(2), 'place henchman 0')).toBeGreaterThan(after(position(2), 'place henchman 1'));
  expect(after(position(1), 'place henchman 0')).toBeLessThan(after(position(1), 'place henchman 1'));
});

test('once a claim is safe, further loot is kept', () => {
  const t = table({ areas: AREAS, rats: [{ 15: 5 }, { 12: 2 }], loot: [4, 0, 0] });
  t.play('place henchman 0', 'recruit 15');
  expect(after(t, 'done')).toBeGreaterThan(after(t, 'recruit 11'));
});

test('the card is chosen that can do something', () => {
  // All that borders on seat 0 is free and easy to take; at home there is nothing to get.
  const t = table({ areas: [[1], [7], [18]], rats: [{ 15: 1 }], todo: [task('turn', CHANCE), task('intrigue', CHANCE)], turn: 0 });
  expect(after(t, 'intrigue bribe')).toBeGreaterThan(after(t, 'intrigue administration'));
});

test('missions are scored, and in the last round never saved', () => {
  const t = table({ areas: [[1, 15, 16], [0, 7], [18]], round: 5, turn: 12, todo: [task('cleanup', CHANCE), task('mission', 0)] });
  expect(after(t, 'mission areas')).toBeGreaterThan(after(t, 'done'));
});

test('winning is liked more than any points', () => {
  const won = table({ areas: AREAS, round: 5, trophies: [1, 0, 0], todo: [task('cleanup', CHANCE)] });
  const lost = table({ areas: AREAS, round: 5, trophies: [20, 30, 0], todo: [task('cleanup', CHANCE)] });
  won.proceed();
  lost.proceed();
  expect(advice.value(won.state, 0)).toBeGreaterThan(advice.value(lost.state, 0));
});

test.each([2, 3, 4, 5])('taken step by step it beats chance with %i players', (seats) => {
  let wins = 0;
  for (let i = 0; i < 6; i++) {
    const wise = i % seats;
    const end = playOut(seats, { enterprises: 'random' }, seeded(i), (s, seat, rng) => (seat === wise ? careful : anyMove)(s, seat, rng));
    wins += game.payoffs(end)[wise] ?? 0;
  }
  expect(wins).toBe(6);
});
