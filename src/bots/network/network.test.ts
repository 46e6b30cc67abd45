import { expect, test } from 'vitest';
import { makeFeatures, type Pen, put } from '../../core/learned.ts';
import { seeded } from '../../core/rng.ts';
import { GAMES } from '../../games/index.ts';
import { naive, randomNetwork } from '../testing/networks.ts';
import { crc32 } from './crc.ts';
import { fromHalf } from './half.ts';
import { networkFor, networkOf } from './load.ts';
import { makeNetwork } from './network.ts';

/** Positions that are their own numbers. */
interface Position {
  readonly shared: readonly number[];
  readonly own: readonly (readonly number[])[];
  readonly each: readonly (readonly number[])[];
}

const tell = (pen: Pen, numbers: readonly number[] = []): void => {
  for (const n of numbers) put(pen, n);
};
const features = makeFeatures<Position>({
  ...{ shared: 2, own: 1, each: 3 },
  seats: (s) => s.each.length,
  tellShared: (s, pen) => tell(pen, s.shared),
  tellOwn: (s, seat, pen) => tell(pen, s.own[seat]),
  tellEach: (s, seat, pen) => tell(pen, s.each[seat]),
  rank: (s, _, rival) => s.each[rival]?.[0] ?? 0,
});
const WIDTH = features.width;

const position = (seed: number, seats = 3): Position => {
  const rng = seeded(seed);
  const numbers = (length: number): number[] => Array.from({ length }, () => (rng(3) === 0 ? 0 : (rng(2001) - 1000) / 500));
  const ofEach = (length: number): number[][] => Array.from({ length: seats }, () => numbers(length));
  return { shared: numbers(2), own: ofEach(1), each: ofEach(3) };
};

test.each([2, 3, 4, 5])('among %i seats a network says what the plain way of reckoning says, as shares of one win', (seats) => {
  let apart = 0;
  for (let seed = 0; seed < 50; seed++) {
    const file = randomNetwork([WIDTH, 9, 4, 1], seeded(seed));
    const table = position(seed, seats);
    const rows = new Float32Array(seats * WIDTH);
    features.write(table, rows);
    const weights = table.each.map((_, seat) => Math.exp(naive(file, [...rows.subarray(seat * WIDTH, (seat + 1) * WIDTH)])));
    const sum = weights.reduce((a, b) => a + b, 0);
    const shares = makeNetwork({ features }, file).judge(table, seats);
    if (new Set(shares).size > 1) apart++;
    for (const [seat, share] of shares.entries()) expect(share).toBeCloseTo((weights[seat] ?? 0) / sum, 5);
  }
  // Now and then all of a random network's inner numbers are below zero.
  expect(apart).toBeGreaterThan(25);
});

test('a row tells the table, the seat itself, its rival and the mean of its rivals', () => {
  const each = [
    [0.5, 1, 0],
    [2, 0, 0],
    [1, 0.5, 4],
  ];
  const rows = new Float32Array(3 * WIDTH);
  features.write({ shared: [7, 8], own: [[1], [2], [3]], each }, rows);
  const row = (seat: number) => [...rows.subarray(seat * WIDTH, (seat + 1) * WIDTH)];
  expect(row(0)).toEqual([7, 8, 1, 0.5, 1, 0, 2, 0, 0, 1.5, 0.25, 2]);
  expect(row(1)).toEqual([7, 8, 2, 2, 0, 0, 1, 0.5, 4, 0.75, 0.75, 2]);
});

test('a network that was asked before answers the same again', () => {
  const network = makeNetwork({ features }, randomNetwork([WIDTH, 5, 1], seeded(1)));
  const [one, other] = [position(1), position(2)];
  const first = network.judge(one, 3);
  network.judge(other, 3);
  expect(network.judge(one, 3)).toEqual(first);
});

test('a damaged network is refused, and so is one for other features or of another size', () => {
  const file = randomNetwork([WIDTH, 5, 1], seeded(1));
  const other = file.weights[10] === 'A' ? 'B' : 'A';
  const damaged = { ...file, weights: file.weights.slice(0, 10) + other + file.weights.slice(11) };
  expect(() => makeNetwork({ features }, damaged)).toThrow('checksum');
  expect(() => makeNetwork({ features }, { ...file, checksum: file.checksum ^ 1 })).toThrow('checksum');
  expect(() => makeNetwork({ features }, randomNetwork([WIDTH + 1, 5, 1], seeded(1)))).toThrow('13 numbers');
  expect(() => makeNetwork({ features }, { ...file, layers: [WIDTH, 6, 1] })).toThrow('size');
  expect(() => makeNetwork({ features }, randomNetwork([WIDTH, 5, 2], seeded(1)))).toThrow('size');
});

test('numbers of half precision and checksums are those of everybody else', () => {
  const known = [0, 0x3c00, 0xc000, 0x3555, 0x7bff, 0x0001, 0x8400].map(fromHalf);
  expect(known).toEqual([0, 1, -2, 0.333251953125, 65504, 2 ** -24, -(2 ** -14)]);
  expect(fromHalf(0x7c00)).toBe(Number.POSITIVE_INFINITY);
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
});

test('a master may look deep into a few draws of chance; a judgement counts them all', async () => {
  const { game } = await GAMES.rattenscharf();
  expect((await networkFor(game, 'master'))?.draws).toBe(0.5);
  expect(await networkOf(game)).toMatchObject({ draws: undefined, curiosity: 0.3 });
  expect(await networkFor(game, 'search')).toBeUndefined();
});
