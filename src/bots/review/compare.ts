import { playOn, settled, type Trial } from './trial.ts';

/** How much better one move did than another in the same imagined games, and how far chance may have made that up. */
export interface Difference {
  readonly mean: number;
  /** Standard error of the mean. */
  readonly error: number;
}

function difference(better: Trial, worse: Trial): Difference {
  const { seat } = better.thought;
  const other = settled(worse);
  const gaps = settled(better).map(({ worth }, i) => (worth[seat] ?? 0) - (other[i]?.worth[seat] ?? 0));
  if (gaps.length < 2) return { mean: 0, error: 1 };
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const spread = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / (gaps.length - 1);
  return { mean, error: Math.sqrt(spread / gaps.length) };
}

/** A difference smaller than this is of no interest. */
const TRIFLE = 0.02;
/** So many standard errors are taken for a real difference. */
export const SURE = 2;
/** What looks like a mistake is looked at so many times longer. */
const PATIENCE = 3;

/** Lets both moves play the same games until it is clear whether one is better, but not for ever. */
export function settle(better: Trial, worse: Trial, games: number): Difference {
  const round = Math.ceil(games / 2);
  let found: Difference = { mean: 0, error: 1 };
  while (better.games.length < games * PATIENCE) {
    playOn(better, round);
    playOn(worse, round);
    found = difference(better, worse);
    const harmless = found.mean + SURE * found.error < TRIFLE;
    if (harmless || (better.games.length >= games && found.mean < found.error)) break;
  }
  return found;
}
