import tuned from './weights.json' with { type: 'json' };

/** What things are worth, in hundredths of a point. `npx tsx bench/tune.ts rattenscharf` finds them. */
type Own = {
  /** A point that a group in sight will bring in the end, once all strips are laid; before that the part of it that is laid. */
  late: number;
  /** How much a group may still grow, by its size: one, two or more; the less, the fewer strips are left. */
  growth: number[];
  /** What rats cost their owner, by number: when the rival moves next, and when the owner does. */
  waiting: number[];
  toMove: number[];
  /** What rats that cannot be covered cost on top of that, by number. */
  stuck: number[];
};

export const weights: Own = tuned;

export const POINT = 100;
