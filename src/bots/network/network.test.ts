import { expect, test } from 'vitest';
import type { Features } from '../../core/learned.ts';
import { seeded } from '../../core/rng.ts';
import { GAMES } from '../../games/index.ts';
import { naive, randomNetwork } from '../testing/networks.ts';
import { crc32 } from './crc.ts';
import { fromHalf } from './half.ts';
import { networkFor, networkOf } from './load.ts';
import { makeNetwork } from './network.ts';

/** Positions that are their own features: three rows of numbers, the first two of them the same in all rows. */
const WIDTH = 7;
const features: Features<readonly (readonly number[])[]> = {
  width: WIDTH,
  shared: 2,
  write(rows, out) {
    for (const [seat, row] of rows.entries()) out.set(row, seat * WIDTH);
  },
};

const position = (seed: number): number[][] => {
  const rng = seeded(seed);
  const number = (): number => (rng(3) === 0 ? 0 : (rng(2001) - 1000) / 500);
  const shared = [number(), number()];
  return Array.from({ length: 3 }, () => [...shared, ...Array.from({ length: WIDTH - 2 }, number)]);
};

test('a network says what the plain way of reckoning says, as shares of one win', () => {
  let apart = 0;
  for (let seed = 0; seed < 50; seed++) {
    const file = randomNetwork([WIDTH, 9, 4, 1], seeded(seed));
    const rows = position(seed);
    const weights = rows.map((row) => Math.exp(naive(file, row)));
    const sum = weights.reduce((a, b) => a + b, 0);
    const shares = makeNetwork({ features }, file).judge(rows, 3);
    if (new Set(shares).size > 1) apart++;
    for (const [seat, share] of shares.entries()) expect(share).toBeCloseTo((weights[seat] ?? 0) / sum, 5);
  }
  // Now and then all of a random network's inner numbers are below zero.
  expect(apart).toBeGreaterThan(25);
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
  expect(() => makeNetwork({ features }, randomNetwork([WIDTH + 1, 5, 1], seeded(1)))).toThrow('8 numbers');
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
