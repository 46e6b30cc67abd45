import { expect, test } from 'vitest';
import { seeded } from '../../core/rng.ts';
import type { Result } from '../playout.ts';
import { wilson } from '../wilson.ts';
import { pairedInterval, student } from './paired.ts';
import { standings } from './standings.ts';

const result = (index: number, winners: number[]): Result => ({ index, entries: 10, moves: 6, ending: 'end', winners, sheet: undefined });
const SEATING = [
  [0, 1],
  [1, 0],
];

test('an arena counts bots, not seats, and a draw as a part of a win', () => {
  const table = standings(['a', 'b'], SEATING, [result(3, [0]), result(1, [1]), result(2, [0, 1]), result(0, [0])]);
  expect(table).toMatchObject([
    { bot: 'a', games: 4, wins: 2, draws: 1, share: 0.625, fair: 1.25 },
    { bot: 'b', games: 4, wins: 1, draws: 1, share: 0.375, fair: 0.75 },
  ]);
  for (const { share, low, high } of table) expect(low < share && share < high).toBe(true);
});

test('a bot on two of three seats has played twice, and the parts of a draw add up', () => {
  const table = standings(['a', 'b'], [[0, 1, 0]], [result(0, [0, 2]), result(1, [1]), result(2, [0, 1, 2])]);
  expect(table[0]).toMatchObject({ games: 6, wins: 0, draws: 4 });
  expect(table[0]?.share).toBeCloseTo((1 + 2 / 3) / 6, 12);
  expect(table[1]?.share).toBeCloseTo((1 + 1 / 3) / 3, 12);
});

test('ratings follow strength and do not depend on the order of arrival', () => {
  const results = Array.from({ length: 60 }, (_, i) => result(i, [i % 10 === 0 ? 1 - (i % 2) : i % 2]));
  const rate = (list: readonly Result[]) => standings(['strong', 'weak'], SEATING, list).map((s) => s.rating);
  const [strong, weak] = rate(results);
  expect((strong?.mu ?? 0) - (weak?.mu ?? 0)).toBeGreaterThan(5);
  expect(strong?.sigma).toBeLessThan(25 / 3 / 1.5);
  expect(rate(results.toReversed())).toEqual([strong, weak]);
});

test('where the deal decides, duplicate play knows more than so many single games; where games differ, about as much', () => {
  const even = Array.from({ length: 100 }, (_, i) => ({ seatings: 2, points: i % 10 === 0 ? 2 : 1 }));
  const independent = Array.from({ length: 100 }, (_, i) => ({ seatings: 2, points: [0, 1, 1, 2][i % 4] ?? 0 }));
  const width = ({ low, high }: { low: number; high: number }) => high - low;
  expect(width(pairedInterval(even, 200))).toBeLessThan(0.5 * width(wilson(110, 200)));
  expect(width(pairedInterval(independent, 200)) / width(wilson(100, 200))).toBeCloseTo(1, 1);
  const extreme = Array.from({ length: 100 }, (_, i) => ({ seatings: 2, points: i % 2 === 0 ? 0 : 2 }));
  expect(width(pairedInterval(extreme, 200)) / width(wilson(50, 100))).toBeCloseTo(1, 1);
});

/** In how many of 1,000 arenas of 20 deals for three line-ups an interval holds the truth, when half of all luck is the deal's. */
function coverage(interval: (deals: readonly { seatings: number; points: number }[]) => { low: number; high: number }): number {
  const rng = seeded(11);
  const wins = () => (rng(100) < 33 ? 1 : 0);
  let held = 0;
  for (let arena = 0; arena < 1000; arena++) {
    const deals = Array.from({ length: 20 }, () => {
      const luck = wins();
      return { seatings: 3, points: [0, 1, 2].reduce((sum: number) => sum + (rng(100) < 70 ? luck : wins()), 0) };
    });
    const { low, high } = interval(deals);
    if (low <= 0.33 && 0.33 <= high) held++;
  }
  return held / 1000;
}

test('an interval over deals holds the truth about as often as it says, one over games does not', () => {
  const paired = coverage((deals) => pairedInterval(deals, 60));
  expect(paired).toBeGreaterThan(0.935);
  expect(paired).toBeLessThan(0.985);
  expect(
    coverage((deals) =>
      wilson(
        deals.reduce((sum, d) => sum + d.points, 0),
        60,
      ),
    ),
  ).toBeLessThan(0.88); // as if deals did not matter
});

test('a bot that won everything is not known for certain to win for ever', () => {
  const all = Array.from({ length: 10 }, () => ({ seatings: 2, points: 2 }));
  expect(pairedInterval(all, 20)).toEqual(wilson(20, 20));
  expect(pairedInterval([], 0)).toEqual({ low: 0, high: 1 });
});

// Reference values: the usual table of Student's distribution, two-sided 95 %.
test.each([
  [1, 12.706],
  [4, 2.776],
  [9, 2.262],
  [30, 2.042],
  [120, 1.98],
])('Student with %i degrees: %f', (degrees, t) => {
  expect(Math.abs(student(degrees) / t - 1)).toBeLessThan(0.003);
});
