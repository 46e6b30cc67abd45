import { playOn, type Trial } from './trial.ts';

/** How much better one move did than another in the same imagined games, and how far chance may have made that up. */
export interface Difference {
  readonly mean: number;
  /** Standard error of the mean. */
  readonly error: number;
}

/** The first games of a search are played before it knows the answers: they say little about a move. */
const WARM_UP = 0.25;

export function difference(better: Trial, worse: Trial): Difference {
  const games = Math.min(better.own.length, worse.own.length);
  const from = Math.floor(games * WARM_UP);
  const n = games - from;
  if (n < 2) return { mean: 0, error: 1 };
  let sum = 0;
  let squares = 0;
  for (let i = from; i < games; i += 1) {
    const d = (better.own[i] ?? 0) - (worse.own[i] ?? 0);
    sum += d;
    squares += d * d;
  }
  const mean = sum / n;
  return { mean, error: Math.sqrt(Math.max(0, squares / n - mean * mean) / (n - 1)) };
}

/** A difference smaller than this is of no interest. */
const TRIFLE = 0.02;
/** So many standard errors are taken for a real difference. */
export const SURE = 2;
/** What looks like a mistake is looked at so many times longer. */
const PATIENCE = 4;

/** Lets both moves play the same games until it is clear whether one is better, but not for ever. */
export function settle(better: Trial, worse: Trial, games: number): Difference {
  const round = Math.max(8, Math.ceil(games / 2));
  let found: Difference = { mean: 0, error: 1 };
  while (better.own.length < games * PATIENCE) {
    playOn(better, round);
    playOn(worse, round);
    found = difference(better, worse);
    const harmless = found.mean + SURE * found.error < TRIFLE;
    if (harmless || (better.own.length >= games && found.mean < found.error)) break;
  }
  return found;
}
