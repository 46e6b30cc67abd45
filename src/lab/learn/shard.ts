import type { Sample } from './self-play.ts';

/** Samples as whole numbers of two bytes: shares of a win and features, each with so many steps to one. train/samples.py reads them. */
export const STEPS = 2048;
/** Where nobody thought about the position. */
export const NO_GUESS = -1;
const MAGIC = 0x52415431;

/** A header of four whole numbers, then for each sample: the outcome and the guess by seat, and the rows of features. */
export function writeShard(samples: readonly Sample[], seats: number, width: number): Uint8Array {
  const size = seats * (2 + width);
  const numbers = new Int16Array(samples.length * size);
  samples.forEach(({ outcome, guess, rows }, i) => {
    const at = i * size;
    for (let seat = 0; seat < seats; seat++) {
      numbers[at + seat] = toSteps(outcome[seat] ?? 0);
      numbers[at + seats + seat] = guess ? toSteps(guess[seat] ?? 0) : NO_GUESS;
    }
    for (let j = 0; j < seats * width; j++) numbers[at + 2 * seats + j] = toSteps(rows[j] ?? 0);
  });
  const header = Int32Array.of(MAGIC, seats, width, samples.length);
  return Buffer.concat([new Uint8Array(header.buffer), new Uint8Array(numbers.buffer)]);
}

const toSteps = (n: number): number => Math.max(-32768, Math.min(32767, Math.round(n * STEPS)));
