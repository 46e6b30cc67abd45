import { readFileSync } from 'node:fs';
import { rate, rating } from 'openskill';
import { expect, test } from 'vitest';
import { seeded } from '../../core/rng.ts';
import { LADDERS } from '../../games/index.ts';
import { anchorsOf, MEASURED, poolOf } from './anchors.ts';
import { strengthOf } from './list.ts';
import { afterGame, type Belief, believe, NEWCOMER } from './reckon.ts';

const person = (before: Belief) => ({ before, fixed: false, fled: false });
const anchor = (before: Belief) => ({ before, fixed: true, fled: false });

test('with two players it is Plackett and Luce as openskill has it', () => {
  const [strong, weak] = [rating({ mu: 31, sigma: 4 }), rating({ mu: 22, sigma: 6 })];
  for (const rank of [
    [1, 2],
    [2, 1],
    [1, 1],
  ]) {
    const theirs = rate([[strong], [weak]], { rank, tau: 25 / 300 }).map(([one]) => one && believe(one));
    const winners = rank.flatMap((r, seat) => (r === 1 ? [seat] : []));
    expect(afterGame([person(believe(strong)), person(believe(weak))], winners)).toEqual(theirs);
  }
});

test('losing among strong players is never worth more than losing alone', () => {
  const master = believe({ mu: 50, sigma: 0 });
  const [after] = afterGame([person(NEWCOMER), anchor(master), anchor(master), anchor(master)], [2]);
  expect(after?.mu).toBeLessThan(NEWCOMER.mu);
  expect(after?.sigma).toBeLessThan(NEWCOMER.sigma);
});

test('bots hold the scale: nothing is learned of them', () => {
  const master = believe({ mu: 50, sigma: 0 });
  const [winner, bot] = afterGame([person(NEWCOMER), anchor(master)], [0]);
  expect(winner?.mu).toBeGreaterThan(NEWCOMER.mu);
  expect(bot).toEqual(master);
});

test('whoever stays loses nothing, and whoever flees does', () => {
  const strong = believe({ mu: 40, sigma: 3 });
  const weak = believe({ mu: 15, sigma: 3 });
  const players = [person(strong), person(weak), { ...person(NEWCOMER), fled: true }];
  const [one, two, three] = afterGame(players, [1]);
  expect(one?.mu).toBe(strong.mu);
  expect(two?.mu).toBeGreaterThan(weak.mu);
  expect(three?.mu).toBeLessThan(NEWCOMER.mu);
});

/** Plays by the model itself: whoever is stronger wins more often. */
function climb(truth: number, opponents: readonly Belief[], games: number): Belief {
  const rng = seeded(1);
  const strengths = [truth, ...opponents.map(({ mu }) => mu / 1e6)].map((mu) =>
    Math.exp(mu / ((25 / 6) * Math.sqrt(opponents.length + 1))),
  );
  const upTo = (seat: number): number => strengths.slice(0, seat).reduce((sum, strength) => sum + strength, 0);
  let now = NEWCOMER;
  for (let i = 0; i < games; i++) {
    const drawn = (rng(1_000_000) / 1_000_000) * upTo(strengths.length);
    const winner = strengths.findIndex((_, seat) => drawn < upTo(seat + 1));
    now = afterGame([person(now), ...opponents.map(anchor)], [winner])[0] ?? now;
  }
  return now;
}

test.each(MEASURED)('somebody as strong as a journeyman is found to be: %s', (pool) => {
  const levels = anchorsOf(pool);
  const [apprentice, journeyman] = [levels.get('apprentice') ?? NEWCOMER, levels.get('journeyman') ?? NEWCOMER];
  const table = pool.endsWith('duel') ? [apprentice] : [apprentice, journeyman, apprentice];
  const found = climb(journeyman.mu / 1e6, table, 400);
  const far = Math.abs(strengthOf(found).rating - strengthOf(journeyman).rating);
  expect(far).toBeLessThanOrEqual(1.5 * strengthOf(found).margin);
  expect(strengthOf(found).margin).toBeLessThan(250);
});

test('levels stand one above the other in every pool, and a newcomer where the apprentice is', () => {
  const pools = ['die-patin/company', 'die-patin/duel', 'hameln/company', 'pied-piper/company', 'pied-piper/duel', 'rattenscharf/duel'];
  expect(MEASURED.toSorted()).toEqual(pools);
  for (const pool of MEASURED) {
    const [a, j, m] = [...anchorsOf(pool).values()].map((belief) => strengthOf(belief).rating);
    expect(a).toBe(1500);
    expect(j).toBeGreaterThan(1600);
    expect(m).toBeGreaterThan((j ?? 0) + 200);
  }
  expect(anchorsOf(poolOf('chess', 2)).size).toBe(0);
});

interface Step {
  readonly game: string;
  readonly seats: number;
  readonly strong: string;
  readonly parts: readonly { readonly seatings: number; readonly points: number }[];
}

test('the ladder is the one that was measured', () => {
  const steps = JSON.parse(readFileSync('bench/results/ladder.json', 'utf8')) as readonly Step[];
  const level = (name: string): string => name.split(':')[0] ?? '';
  for (const [game, bySeats] of Object.entries(LADDERS))
    for (const [seats, rungs] of Object.entries(bySeats))
      for (const [name, [won, games]] of Object.entries(rungs)) {
        const played = steps.filter((s) => s.game === game && s.seats === Number(seats) && level(s.strong) === name);
        const [most] = played.toSorted((a, b) => b.parts.length - a.parts.length);
        const sum = (of: 'seatings' | 'points'): number => (most?.parts ?? []).reduce((total, part) => total + part[of], 0);
        expect([game, seats, name, Number(sum('points').toFixed(1)), sum('seatings')]).toEqual([game, seats, name, won, games]);
      }
});
