import { expect, test } from 'vitest';
import { clone } from './clone.ts';
import { canonical, equal } from './equal.ts';
import { seeded, uniform, xoshiro128 } from './rng.ts';

test('xoshiro128** gives the reference vector', () => {
  const next = xoshiro128(1, 2, 3, 4);
  expect([next(), next(), next(), next()]).toEqual([11520, 0, 5927040, 70819200]);
});

test('the same seed gives the same draws, another seed others', () => {
  const draws = (seed: number) => Array.from({ length: 20 }, seeded(seed).bind(null, 1000));
  expect(draws(7)).toEqual(draws(7));
  expect(draws(7)).not.toEqual(draws(8));
});

test('draws are uniform: words beyond the last whole multiple are thrown away', () => {
  const words = [0xffff_ffff, 0xffff_fffe, 5];
  expect(uniform(() => words.shift() ?? 0)(3)).toBe(0xffff_fffe % 3);
  expect(() => seeded(1)(0)).toThrow(RangeError);
  for (const n of [0x1_0000_0000, 0xffff_ffff, 3_000_000_000]) expect(uniform(() => n - 1)(n)).toBe(n - 1);
  const twice = [3_000_000_000, 7];
  expect(uniform(() => twice.shift() ?? 0)(3_000_000_000)).toBe(7);
  const counts = new Uint32Array(7);
  const rng = seeded(42);
  for (let i = 0; i < 70_000; i++) {
    const k = rng(7);
    counts[k] = (counts[k] ?? 0) + 1;
  }
  const chi2 = counts.reduce((sum, c) => sum + (c - 10_000) ** 2 / 10_000, 0);
  expect(chi2).toBeLessThan(22.5); // 99.9 % of fair generators stay below
});

test('clone is deep, equal ignores the order of keys, canonical has one spelling', () => {
  const x = { a: [1, [2, { b: null }]], c: 'd', e: [[1], 2, [3]] };
  const y = clone(x);
  expect(y).toEqual(x);
  (y.a[1] as unknown[])[0] = 3;
  (y.e[2] as number[])[0] = 4;
  expect(x.a).toEqual([1, [2, { b: null }]]);
  expect(x.e).toEqual([[1], 2, [3]]);
  expect(equal({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
  for (const other of [{ a: 1 }, { a: 1, b: [2], c: 0 }, { a: 1, b: { 0: 2 } }, { a: 1, b: [2, 3] }, null, 5])
    expect(equal({ a: 1, b: [2] }, other)).toBe(false);
  expect(canonical({ b: [1, 'x'], a: null })).toBe('{"a":null,"b":[1,"x"]}');
  for (const size of [0, 1, 7, 16, 17, 40]) {
    const keys = Array.from({ length: size }, (_, i) => `${'zé"a'[i % 4]}${(i * 7) % 10}${i}`);
    const text = JSON.stringify(Object.fromEntries(keys.toSorted().map((key) => [key, 1])));
    expect(canonical(Object.fromEntries(keys.map((key) => [key, 1])))).toBe(text);
  }
});
