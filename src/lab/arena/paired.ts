import { wilson, Z } from '../wilson.ts';

/** What a bot did in all games of one deal. */
export interface DealScore {
  /** Seats it sat on, over all line-ups. */
  readonly seatings: number;
  /** Wins, with draws in part. */
  readonly points: number;
}

/**
 * The 95 % interval of a share of wins where the games of a deal belong together. The variance is that of a ratio over deals (as for
 * cluster samples); Wilson's interval then takes as many games as would give it, fewer where few deals make it uncertain
 * (Korn and Graubard, 1998). Where all deals agree there is no variance to go by, and the games themselves are counted.
 */
export function pairedInterval(deals: readonly DealScore[], games: number): { readonly low: number; readonly high: number } {
  const seatings = sum(deals.map((d) => d.seatings));
  if (seatings === 0) return wilson(0, 0);
  const share = sum(deals.map((d) => d.points)) / seatings;
  const squares = sum(deals.map((d) => (d.points - share * d.seatings) ** 2));
  const variance = (deals.length * squares) / (Math.max(1, deals.length - 1) * seatings ** 2);
  const known = deals.length > 1 && variance > TINY && share > 0 && share < 1;
  const n = known ? ((share * (1 - share)) / variance) * (Z / student(deals.length - 1)) ** 2 : games;
  return wilson(share * n, n);
}

/** Sums of thirds leave a rest. */
const TINY = 1e-12;

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The 97.5th percentile of Student's distribution, by the expansion of Cornish and Fisher; from two degrees on within 3 %. */
export function student(degrees: number): number {
  if (degrees <= 1) return 12.706;
  const z = Z;
  const first = (z ** 3 + z) / 4;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  return z + first / degrees + second / degrees ** 2 + third / degrees ** 3;
}
