import type { Ladder } from '../../core/registry.ts';

/** As `bench/ladder.ts` measured it, which writes this file. */
export const ladder: Ladder = {
  2: { apprentice: [114, 120], journeyman: [97, 120], master: [59, 60] },
  3: { apprentice: [88.5, 120], journeyman: [61, 120], master: [69.5, 90] },
  4: { apprentice: [64, 120], journeyman: [52, 120], master: [35, 60] },
  5: { apprentice: [48, 120], journeyman: [122.5, 400], master: [28.5, 60] },
};
