import type { Rng } from './game.ts';

/** Pieces, cards and money as counts by kind, owner or place. What is not counted is none. */
export const at = (counts: readonly number[], i: number): number => counts[i] ?? 0;

/** Whole numbers in, whole numbers out: a single -0 (which `-n` makes of 0) would turn every list that comes by here into one of slow doubles. */
export function add(counts: number[], i: number, by: number): void {
  counts[i] = ((counts[i] ?? 0) + by) | 0;
}

export function sum(counts: readonly number[]): number {
  let n = 0;
  for (let i = 0; i < counts.length; i++) n += counts[i] ?? 0;
  return n;
}

/** The kind of one of the pieces, each as likely as any other; takes nothing. There must be one. */
export function drawKind(counts: readonly number[], rng: Rng): number {
  let k = rng(sum(counts));
  for (let kind = 0; kind < counts.length; kind++) {
    k -= counts[kind] ?? 0;
    if (k < 0) return kind;
  }
  throw new Error('drawn from nothing');
}
