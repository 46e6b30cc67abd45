import tuned from './weights.json' with { type: 'json' };

/** What things are worth, in hundredths of a step where nothing else is said. `npx tsx bench/tune.ts pied-piper` finds them. */
type Own = {
  /** How much smaller one's share of the win is for each quarter of a step up, in ten-thousandths. */
  steepness: number;
  /** Nearer to the roof than this one is in danger; and nearer than that it makes no difference any more. */
  safe: number;
  brink: number;
  /** A marker of somebody who left. */
  collected: number;
  /** How much of a step that a lying card would make is to be reckoned with; and of one by a card still to come: by how many houses away, and back. */
  lying: number;
  coming: number[];
  back: number;
  /** How much of that counts where no card lies yet, in hundredths. */
  bare: number;
};

export const weights: Own = tuned;

const FULL = 10_000;

/** Shares by height in quarters of a step, and the steepness they were made for: whoever tunes changes it between two moves. */
let shares: readonly number[] = [];
let madeFor = Number.NaN;

const makeShares = (steepness: number): number[] =>
  Array.from({ length: 48 }, (_, quarter) => Math.round(100_000 * ((FULL - steepness) / FULL) ** quarter));

/** The share of whoever has the marker there, in hundredths of a step, if nobody had to fear the roof. */
export function shareAtHeight(height: number): number {
  if (madeFor !== weights.steepness) {
    madeFor = weights.steepness;
    shares = makeShares(madeFor);
  }
  return shares[Math.min(shares.length - 1, Math.round(height / 25))] ?? 0;
}
