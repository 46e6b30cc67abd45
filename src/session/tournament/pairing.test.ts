import fc from 'fast-check';
import { expect, test } from 'vitest';
import { most } from '../points.ts';
import { byesOf, type Game, meetings, type Player, type Round } from './games.ts';
import { largestMatching } from './matching.ts';
import { pair, robinRounds, type System } from './pairing.ts';
import { standings } from './standings.ts';

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** Plays rounds in which whoever `luck` says wins; `count` says who is there. */
function play(system: System, seats: number, rounds: number, count: (round: number) => readonly Player[], luck: (n: number) => number) {
  const games: Game[] = [];
  const made: Round[] = [];
  for (let round = 1; round <= rounds; round++) {
    const here = count(round);
    const all = upTo(Math.max(...here) + 1);
    const next = pair({ system, seats, all, here, games, round });
    made.push(next);
    for (const players of next.tables) {
      const order = players.toSorted((a, b) => luck(a * 31 + round) - luck(b * 31 + round));
      games.push({ round, players, scores: players.map((p) => ({ points: 2 * order.indexOf(p), margin: order.indexOf(p) })) });
    }
    for (const p of next.byes) games.push({ round, players: [p], scores: [{ points: most(seats), margin: 0 }] });
  }
  return { games, made };
}

const dice = (seed: number) => (n: number) => Math.imul(n ^ seed, 0x9e3779b1) >>> 8;

test('everybody plays every round but byes, once, and nobody has a second bye while others had none', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 30 }), fc.integer({ min: 2, max: 5 }), fc.integer(), (n, seats, seed) => {
      if (n < seats) return;
      const { made, games } = play('swiss', seats, 5, () => upTo(n), dice(seed));
      for (const [i, { tables, byes }] of made.entries()) {
        expect([...tables.flat(), ...byes].toSorted((a, b) => a - b)).toEqual(upTo(n));
        expect(tables.every(({ length }) => length === seats)).toBe(true);
        expect(byes.length).toBe(n % seats);
        const had = byesOf(games.filter(({ round }) => round <= i + 1));
        const times = upTo(n).map(had);
        expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 25, seed: 1 },
  );
});

/** By trying everything: the fewest pairs that must meet again. */
function fewestAgain(here: readonly Player[], met: (a: Player, b: Player) => number): number {
  const [first, ...rest] = here;
  if (first === undefined || rest.length === 0) return 0;
  return Math.min(
    ...rest.map(
      (other) =>
        Math.min(1, met(first, other)) +
        fewestAgain(
          rest.filter((p) => p !== other),
          met,
        ),
    ),
  );
}

test('Swiss pairs nobody twice while it can be avoided, and then as few as possible', () => {
  let again = 0;
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 3, max: 7 }), fc.integer(), (half, rounds, seed) => {
      const here = upTo(2 * half);
      const { made, games } = play('swiss', 2, rounds, () => here, dice(seed));
      for (const [i, { tables }] of made.entries()) {
        const met = meetings(games.filter(({ round }) => round <= i));
        const repeated = tables.filter(([a = -1, b = -1]) => met(a, b) > 0).length;
        again += repeated;
        expect(repeated).toBe(fewestAgain(here, met));
      }
    }),
    { numRuns: 60, seed: 2 },
  );
  expect(again).toBeGreaterThan(0);
});

test('64 players meet nobody twice in seven rounds, also when some come late and others go home', () => {
  const here = (round: number) => upTo(60 + Math.min(4, round)).filter((p) => p >= Math.floor(round / 3));
  const { games } = play('swiss', 2, 7, here, dice(7));
  const met = meetings(games);
  const all = upTo(64);
  expect(Math.max(...all.flatMap((a) => all.filter((b) => b > a).map((b) => met(a, b))))).toBe(1);
});

test('those who win meet those who win', () => {
  const { made } = play(
    'swiss',
    2,
    4,
    () => upTo(16),
    (n) => Math.floor(n / 31),
  );
  // Whoever has the higher number wins: the two best meet in the end.
  expect(made[3]?.tables.some((two) => two.toSorted((a, b) => a - b).join() === '14,15' || two.includes(15))).toBe(true);
  const last = made[3]?.tables.find((two) => two.includes(15)) ?? [];
  expect(Math.min(...last)).toBeGreaterThan(7);
});

test('a round robin plays everybody with everybody once', () => {
  for (const n of [4, 5, 9, 10, 64]) {
    const { games } = play('robin', 2, robinRounds(n), () => upTo(n), dice(n));
    const met = meetings(games);
    for (const a of upTo(n)) for (const b of upTo(a)) expect(met(a, b)).toBe(1);
    expect(upTo(n).map(byesOf(games))).toEqual(upTo(n).map(() => n % 2));
    const first = upTo(n).map((p) => games.filter(({ players }) => players.length === 2 && players[0] === p).length);
    expect(Math.max(...first) - Math.min(...first)).toBeLessThanOrEqual(3);
  }
});

test('who was to play with somebody who went home has a bye', () => {
  const { made } = play('robin', 2, 3, (round) => (round < 2 ? upTo(4) : [0, 1, 3]), dice(1));
  expect(made.map(({ byes }) => byes.length)).toEqual([0, 1, 1]);
  expect(new Set(made.flatMap(({ byes }) => byes)).size).toBe(2);
});

test('at tables of several seats people meet as many others as possible', () => {
  // 16 at four tables of four can meet only strangers in the first rounds.
  const { games } = play('swiss', 4, 3, () => upTo(16), dice(3));
  const met = meetings(games);
  const others = upTo(16).map((a) => upTo(16).filter((b) => b !== a && met(a, b) > 0).length);
  expect(Math.min(...others)).toBeGreaterThanOrEqual(7);
  expect(others.reduce((a, b) => a + b) / 16).toBeGreaterThanOrEqual(8.5);
});

test('the largest matching is the largest', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { maxLength: 14 }), (n, edges) => {
      const fits = (a: number, b: number): boolean => a !== b && edges.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
      const mate = largestMatching(n, fits);
      for (const [i, m] of mate.entries()) if (m !== -1) expect([mate[m], fits(i, m)]).toEqual([i, true]);
      const best = (left: readonly number[]): number => {
        const [first, ...rest] = left;
        if (first === undefined) return 0;
        return Math.max(best(rest), ...rest.filter((o) => fits(first, o)).map((o) => 1 + best(rest.filter((p) => p !== o))));
      };
      expect(mate.filter((m) => m !== -1).length / 2).toBe(best(upTo(n)));
    }),
    { numRuns: 200, seed: 3 },
  );
});

test('standings do not depend on the order of games, and level players share a place', () => {
  const { games } = play('swiss', 2, 5, () => upTo(11), dice(5));
  expect(standings(upTo(11), games.toReversed(), 2)).toEqual(standings(upTo(11), games, 2));
  const game = (a: Player, b: Player, points: readonly [number, number]): Game => ({
    round: 1,
    players: [a, b],
    scores: points.map((p) => ({ points: p, margin: 0 })),
  });
  const lines = standings([0, 1, 2, 3], [game(0, 1, [2, 0]), game(2, 3, [1, 1]), game(0, 2, [2, 0]), game(1, 3, [0, 2])], 2);
  expect(lines.map(({ player, place, points, ties }) => [player, place, points, ...ties])).toEqual([
    [0, 1, 4, 1, 2],
    [3, 2, 3, 1, 1],
    [2, 3, 1, 7, 3],
    [1, 4, 0, 7, 0],
  ]);
  expect(standings([0, 1], [game(0, 1, [1, 1])], 2).map(({ place }) => place)).toEqual([1, 1]);
});

test('who is kept apart does not meet, at tables of two nor of three', () => {
  const apart = (a: Player, b: Player): boolean => a + b === 1 || a + b === 13;
  for (const seats of [2, 3]) {
    const games: Game[] = [];
    for (let round = 1; round <= 5; round++) {
      const { tables } = pair({ system: 'swiss', seats, all: upTo(12), here: upTo(12), games, round, apart });
      for (const players of tables) games.push({ round, players, scores: players.map((points) => ({ points, margin: 0 })) });
    }
    const met = meetings(games);
    expect(upTo(12).flatMap((a) => upTo(a).filter((b) => apart(a, b) && met(a, b) > 0))).toEqual([]);
  }
});

/** Pairs so many rounds of `n`, in which whoever has the higher number wins. */
function rounds(system: System, n: number, count: number, apart: (a: Player, b: Player) => boolean): Round[] {
  const games: Game[] = [];
  return upTo(count).map((i) => {
    const round = pair({ system, seats: 2, all: upTo(n), here: upTo(n), games, round: i + 1, apart });
    for (const players of round.tables)
      games.push({ round: i + 1, players, scores: players.map((p) => ({ points: p === Math.max(...players) ? 2 : 0, margin: 0 })) });
    for (const players of round.unplayed) games.push({ round: i + 1, players, scores: players.map(() => ({ points: 1, margin: 0 })) });
    for (const p of round.byes) games.push({ round: i + 1, players: [p], scores: [{ points: 2, margin: 0 }] });
    return round;
  });
}

test('rather a second game than one of two who are kept apart', () => {
  // After three rounds of four everybody has met everybody but those two.
  const made = rounds('swiss', 4, 8, (a, b) => a + b === 5 && a * b === 6);
  expect(made.flatMap(({ unplayed }) => unplayed)).toEqual([]);
  expect(made.flatMap(({ tables }) => tables).filter((two) => two.includes(2) && two.includes(3))).toEqual([]);
  expect(made.every(({ tables }) => tables.length === 2)).toBe(true);
});

test('as few as possible who are kept apart must meet, and their game is not played', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 4, max: 9 }),
      fc.array(fc.tuple(fc.nat(8), fc.nat(8)), { maxLength: 16 }),
      fc.constantFrom<System>('swiss', 'robin'),
      (n, pairs, system) => {
        const apart = (a: Player, b: Player): boolean => pairs.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
        for (const { tables, unplayed, byes } of rounds(system, n, 4, apart)) {
          expect([...tables, ...unplayed, byes].flat().toSorted()).toEqual(upTo(n));
          expect(tables.filter(([a = -1, b = -1]) => apart(a, b))).toEqual([]);
          expect(unplayed.filter(([a = -1, b = -1]) => !apart(a, b))).toEqual([]);
          if (system === 'robin') continue;
          const here = upTo(n).filter((player) => !byes.includes(player));
          const mate = largestMatching(here.length, (a, b) => a !== b && !apart(here[a] ?? -1, here[b] ?? -1));
          expect(unplayed.length * 2).toBe(mate.filter((m) => m === -1).length);
        }
      },
    ),
    { numRuns: 60, seed: 7 },
  );
});

test('in a round robin everybody still meets everybody once, on paper', () => {
  const made = rounds('robin', 6, 5, (a, b) => a + b === 5);
  expect(made.flatMap(({ unplayed }) => unplayed).map((two) => two.toSorted().join(''))).toHaveLength(3);
  expect(new Set(made.flatMap(({ tables, unplayed }) => [...tables, ...unplayed].map((two) => two.toSorted().join('')))).size).toBe(15);
});
