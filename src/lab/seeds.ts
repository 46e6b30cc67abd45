import type { Rng } from '../core/game.ts';
import { fork, seeded } from '../core/rng.ts';

/** Independent streams for one game: what chance does must not depend on how much a bot thinks. */
export interface Streams {
  readonly chance: Rng;
  /** Seeds the same chance where it must be kept apart by kinds of events. */
  readonly deal: number;
  /** One seed for each seat's bot. */
  readonly bots: readonly number[];
}

/** Seeds the game number `index` of a run: no two games of a run share a seed, whoever plays them and in which order. */
export function streams(seed: number, index: number, seats: number): Streams {
  const root = seeded((fork(seeded(seed)) + index) >>> 0);
  const deal = fork(root);
  return { chance: seeded(deal), deal, bots: Array.from({ length: seats }, () => fork(root)) };
}
