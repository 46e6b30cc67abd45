import type { Rng } from '../../core/game.ts';

/** Decks as counts by kind. */

export function sum(counts: readonly number[]): number {
  let n = 0;
  for (let i = 0; i < counts.length; i++) n += counts[i] ?? 0;
  return n;
}

/** Draws one card, each as likely as any other; answers with its kind and takes nothing. */
export function pick(counts: readonly number[], rng: Rng): number {
  let k = rng(sum(counts));
  for (let kind = 0; kind < counts.length; kind++) {
    k -= counts[kind] ?? 0;
    if (k < 0) return kind;
  }
  return 0;
}

export function change(counts: number[], kind: number, by: number): void {
  counts[kind] = (counts[kind] ?? 0) + by;
}

/** Turns a discard pile over into an empty deck; answers with the number of cards. */
export function turnOver(from: number[], into: number[]): number {
  let n = 0;
  for (let kind = 0; kind < from.length; kind++) {
    n += from[kind] ?? 0;
    into[kind] = from[kind] ?? 0;
    from[kind] = 0;
  }
  return n;
}
