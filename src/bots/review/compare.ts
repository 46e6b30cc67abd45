import type { Option } from '../search/tree.ts';
import { type FarLook, playFar } from './far.ts';
import { playOn, settled, type Trial } from './trial.ts';

/** How much better one move did than another in the same imagined games, and how far chance may have made that up. */
export interface Difference {
  readonly mean: number;
  /** Standard error of the mean. */
  readonly error: number;
}

/** Mean and standard error of a list; of too short a list nothing is known. */
export function meanOf(values: readonly number[]): Difference {
  if (values.length < 2) return { mean: 0, error: 1 };
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  // A handful of games that all went alike prove less than they seem to.
  return { mean, error: Math.sqrt((spread + 1 / values.length ** 2) / values.length) };
}

/** How much better one trial went than another, game by game. */
export function difference(better: Trial, worse: Trial): Difference {
  const { seat } = better.thought;
  const other = settled(worse);
  return meanOf(settled(better).map(({ worth }, i) => (worth[seat] ?? 0) - (other[i]?.worth[seat] ?? 0)));
}

/** A difference smaller than this is of no interest. */
const TRIFLE = 0.02;
/** So many standard errors are taken for a real difference. */
export const SURE = 2;
/** What looks like a mistake is looked at so many times longer. */
const PATIENCE = 3;

/** So often both moves must have been tried before a search may call them alike. */
const TRIED = 8;

/** Whether a search already shows that one move is hardly better than the other. */
export function alike(better: Option, worse: Option): boolean {
  if (better.visits < TRIED || worse.visits < TRIED) return false;
  return better.total / better.visits - worse.total / worse.visits < TRIFLE;
}

/** How much better one move did in games played to the end. */
export function farGap(better: FarLook, worse: FarLook, games: number): Difference {
  const { seat } = better.outlook;
  const others = playFar(worse, games);
  return meanOf(playFar(better, games).map((shares, i) => (shares[seat] ?? 0) - (others[i]?.[seat] ?? 0)));
}

/** Lets both moves play the same games until it is clear whether one is better, but not for ever. */
export function settle(better: Trial, worse: Trial, games: number): Difference {
  const round = Math.ceil(games / 2);
  let found: Difference = { mean: 0, error: 1 };
  while (better.games.length < games * PATIENCE) {
    playOn(better, round);
    playOn(worse, round);
    found = difference(better, worse);
    const harmless = found.mean <= 0 || found.mean + SURE * found.error < TRIFLE;
    if (harmless || (better.games.length >= games && found.mean < found.error)) break;
  }
  return found;
}

/**
 * A near look corrected by a far one, as far as its noise allows. `doubt` is how wrong the near look may be for all its
 * precision: it judges the end of its horizon by the game's advice.
 */
export function corrected(near: Difference, far: Difference, doubt: number): Difference {
  const trust = doubt ** 2 / (doubt ** 2 + far.error ** 2);
  return { mean: near.mean + trust * (far.mean - near.mean), error: Math.sqrt(near.error ** 2 + trust * far.error ** 2) };
}
