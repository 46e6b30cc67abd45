import type { Rng, Weights } from '../../core/game.ts';

/**
 * Simultaneous perturbation (Spall, 1992), as chess engines are tuned: all numbers are moved a little at once, each up or
 * down by lot; the table that was moved so plays the one that was moved the other way; and all numbers go a part of the way
 * towards the winner. Two games a step, however many numbers there are.
 */
export interface Tuning {
  /** The numbers in one row, with their fractions. */
  readonly mean: number[];
  /** How far each is moved for a trial. */
  readonly reach: readonly number[];
  readonly sign: readonly number[];
}

/** A tenth up or down is enough to be felt and too little to turn the advice upside down. */
const REACH = 0.1;

export function beginTuning(weights: Weights): Tuning {
  const mean = toRow(weights);
  return { mean, reach: mean.map((w) => Math.abs(w) * REACH && Math.max(1, Math.abs(w) * REACH)), sign: mean.map(Math.sign) };
}

/** Up (1) or down (-1) for each number. */
export const throwCoins = ({ mean }: Tuning, rng: Rng): number[] => mean.map(() => 2 * rng(2) - 1);

export const moved = ({ mean, reach }: Tuning, coins: readonly number[], way: 1 | -1): number[] =>
  mean.map((w, i) => Math.round(w + way * (reach[i] ?? 0) * (coins[i] ?? 0)));

/**
 * Learns from a trial: `gain` is what the table moved along the coins has won, from -1 to 1. Nothing crosses zero: what helps is
 * never taken for harm, however lucky a number was.
 */
export function learn({ mean, reach, sign }: Tuning, coins: readonly number[], gain: number, rate: number): void {
  for (const [i, old] of mean.entries()) {
    const next = old + rate * gain * (reach[i] ?? 0) * (coins[i] ?? 0);
    mean[i] = next * (sign[i] ?? 0) < 0 ? 0 : next;
  }
}

export const toRow = (weights: Weights): number[] => Object.values(weights).flat();

/** Writes a row of numbers into the table they came from. */
export function write(weights: Weights, row: readonly number[]): void {
  let i = 0;
  for (const [name, value] of Object.entries(weights)) {
    if (typeof value === 'number') weights[name] = row[i++] ?? value;
    else for (const [place, old] of value.entries()) value[place] = row[i++] ?? old;
  }
}

/** One line a weight, as the data files are written. */
export const makeFile = (weights: Weights): string =>
  `{\n${Object.entries(weights)
    .map(([name, value]) => `  ${JSON.stringify(name)}: ${Array.isArray(value) ? `[${value.join(', ')}]` : value}`)
    .join(',\n')}\n}\n`;
