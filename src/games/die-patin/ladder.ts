import type { Ladder } from '../../core/registry.ts';

/** As `bench/ladder.ts` measured it, which writes this file. */
export const ladder: Ladder = {
  2: { apprentice: [59.5, 60], journeyman: [58, 60], master: [60, 60] },
  3: { apprentice: [52, 60], journeyman: [43.5, 60], master: [58, 60] },
  4: { apprentice: [55, 60], journeyman: [38.5, 60], master: [59, 60] },
  5: { apprentice: [48.5, 60], journeyman: [39, 60], master: [55, 60] },
};
