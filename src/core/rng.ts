import type { Rng } from './game.ts';

/** xoshiro128** (Blackman and Vigna, 2018): the next 32 bits of a stream with 128 bits of state. */
export function xoshiro128(a: number, b: number, c: number, d: number): () => number {
  return () => {
    const x = Math.imul(b, 5);
    const result = Math.imul((x << 7) | (x >>> 25), 9) >>> 0;
    const t = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = (d << 11) | (d >>> 21);
    return result;
  };
}

/** Makes unbiased draws from [0, n) out of 32-bit words: words above the last whole multiple of n are thrown away. */
export function uniform(word: () => number): Rng {
  return (n) => {
    if (!(n >= 1 && n <= 0x1_0000_0000)) throw new RangeError(`cannot draw one of ${n}`);
    if (n === 0x1_0000_0000) return word();
    // Whole numbers of 32 bits divide several times as fast as the doubles that these would be otherwise, and stay whole in a list.
    const whole = n >>> 0;
    for (;;) {
      const w = word();
      const rest = (w % whole) >>> 0;
      if (w - rest <= 0x1_0000_0000 - whole) return rest;
    }
  };
}

/** The generator for simulations and bots: one whole number seeds it. */
export function seeded(seed: number): Rng {
  // SplitMix32 spreads a small seed over the state, as the authors of xoshiro advise.
  const mix = () => {
    seed = (seed + 0x9e3779b9) | 0;
    let z = seed;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return z ^ (z >>> 16);
  };
  return uniform(xoshiro128(mix(), mix(), mix(), mix()));
}

/** A number to seed an independent stream with. */
export const fork = (rng: Rng): number => rng(0x1_0000_0000);

/** One of a list that is not empty. */
export const pick = <T>(list: readonly T[], rng: Rng): T => list[rng(list.length)] as T;
