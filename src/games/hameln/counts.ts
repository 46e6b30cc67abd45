import type { Rng } from '../../core/game.ts';
import { sum } from './state.ts';

/** One of the pieces that a table of counts stands for, each as likely as any other: its kind. */
export function draw(counts: readonly number[], rng: Rng): number {
  let k = rng(sum(counts));
  for (let kind = 0; kind < counts.length; kind++) {
    k -= counts[kind] ?? 0;
    if (k < 0) return kind;
  }
  return 0;
}
