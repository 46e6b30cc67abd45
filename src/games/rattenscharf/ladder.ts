import type { Ladder } from '../../core/registry.ts';

/** As `bench/ladder.ts` measured it, which writes this file. */
export const ladder: Ladder = {
  2: { apprentice: [69, 100], journeyman: [89, 100], master: [95.5, 100] },
};
