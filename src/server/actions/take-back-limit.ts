import type { Refusal } from '../../core/game.ts';
import { isTakeBack, type Match } from '../../core/match.ts';

/** So often one step may be taken back, and so often anything at one table: a log without end could be loaded by nobody. */
const ONE_STEP = 20;
const ONE_TABLE = 200;

/** Why no more is taken back. Whoever sends the same wish twice is answered by the referee. */
export function takenBackOften({ log, kept }: Match, n: number): Refusal | undefined {
  if (n !== log.length) return undefined;
  const often = log.filter((entry) => isTakeBack(entry.move)).length;
  if (often >= ONE_TABLE) return { rule: 'table/no-more-take-backs', params: { times: ONE_TABLE } };
  // What was tried since the step before the last one that stands.
  const since = log.slice(kept.at(-2) ?? 0).filter((entry) => isTakeBack(entry.move)).length;
  return since >= ONE_STEP ? { rule: 'table/taken-back-often', params: { times: ONE_STEP } } : undefined;
}
