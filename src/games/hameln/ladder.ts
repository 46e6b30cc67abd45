import type { Ladder } from '../../core/registry.ts';

/** As `bench/ladder.ts` measured it, which writes this file. */
export const ladder: Ladder = {
  3: { apprentice: [37, 60], journeyman: [40, 60], master: [54, 60] },
  4: { apprentice: [28, 60], journeyman: [30, 60], master: [51, 60] },
  5: { apprentice: [25, 60], journeyman: [30, 60], master: [43, 60] },
};
