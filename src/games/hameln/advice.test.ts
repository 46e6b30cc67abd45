import { expect, test } from 'vitest';
import { clone } from '../../core/clone.ts';
import { CHANCE, type Seat } from '../../core/game.ts';
import { seeded } from '../../core/rng.ts';
import { game } from './game.ts';
import type { State } from './state.ts';
import { anyMove, careful, playOut } from './testing/players.ts';
import { opened, table } from './testing/table.ts';

const value = (s: State, seat: Seat): number => game.advice?.value(s, seat) ?? 0;

/** How much better seat 0 stands after a change of an opened table. */
function gain(change: (s: State) => void, seats = 3): number {
  const s = opened(seats);
  const before = value(s, 0);
  change(s);
  return value(s, 0) - before;
}

test('money, influence, houses and the cat are good, the road is bad', () => {
  expect(gain((s) => (s.money[0] = 3))).toBeGreaterThan(0);
  expect(gain((s) => (s.money[1] = 3))).toBeLessThan(0);
  expect(gain((s) => (s.cat = 0))).toBeGreaterThan(0);
  expect(gain((s) => (s.road = [0]))).toBeLessThan(-50);
  expect(gain((s) => Object.assign(s, { influence: [0, 2, 0], rank: [1, 0, 2] }))).toBeLessThan(0);
});

test('a house that will be overrun in the end is worth less, unless the piper would clean it', () => {
  const worth = (rats: string, piper: number) => value(table({ homes: ['A4 0+1'], rats, set: { phase: 3, kings: 1, piper } }).state, 0);
  expect(worth('@A4', 0)).toBeLessThan(worth('', 0));
  expect(worth('@A4', 1)).toBeGreaterThan(worth('@A4', 0));
});

test('a child in the hall with the piper near and no money is a danger', () => {
  const near = (kings: number) => value(table({ hall: { 0: ['boy', 'boy'] }, set: { kings, phase: 3 } }).state, 0);
  expect(near(1)).toBeLessThan(near(5));
});

test('the value of a view does not need what it hides', () => {
  const s = opened(4);
  s.traps = [[3], [1, 2], [], [2]];
  s.stack = [3, 2, 3];
  for (const seat of [0, 1, 2, 3]) expect(Number.isSafeInteger(value(game.view(s, seat), seat))).toBe(true);
});

test('a won game is worth more than any other', () => {
  const s = playOut(3, seeded(4), anyMove);
  const won = game.payoffs(s).indexOf(1);
  expect(value(s, won)).toBeGreaterThan(50_000);
  expect(value(s, (won + 1) % 3)).toBeLessThan(-50_000);
});

test('a careful player beats random ones nearly always', { timeout: 60_000 }, () => {
  let wins = 0;
  for (let i = 0; i < 24; i++) {
    const [seats, me] = [3 + (i % 3), i % 3];
    const s = playOut(seats, seeded(i), (state, seat, rng) => (seat === me ? careful : anyMove)(state, seat, rng));
    wins += game.payoffs(s)[me] ?? 0;
  }
  expect(wins).toBeGreaterThanOrEqual(21);
});

test('asking for advice changes nothing', () => {
  const rng = seeded(9);
  playOut(5, rng, anyMove, (s, seat) => {
    const before = clone(s);
    value(s, seat === CHANCE ? 0 : seat);
    expect(s).toEqual(before);
  });
});
