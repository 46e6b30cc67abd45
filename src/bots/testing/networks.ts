import type { Rng } from '../../core/game.ts';
import type { NetworkFile } from '../../core/learned.ts';
import { crc32 } from '../network/crc.ts';
import { fromHalf } from '../network/half.ts';

/** A network of random numbers: it knows nothing, but reads everything. */
export function randomNetwork(layers: readonly number[], rng: Rng): NetworkFile {
  const numbers = layers.slice(1).reduce((sum, outputs, i) => sum + ((layers[i] ?? 0) + 1) * outputs, 0);
  const bytes = new Uint8Array(2 * numbers);
  for (let i = 0; i < numbers; i++) {
    // Any sign and fraction, with exponents from 2^-6 to 2^-3.
    const bits = (rng(2) << 15) | ((9 + rng(4)) << 10) | rng(1024);
    bytes.set([bits & 255, bits >> 8], 2 * i);
  }
  const weights = btoa(String.fromCharCode(...bytes));
  return { game: 'none', commit: 'none', seats: [2, 3, 4, 5], layers, turns: 0, curiosity: 0.6, checksum: crc32(bytes), weights };
}

/** What comes out, worked out the plain way. */
export function naive({ layers, weights }: NetworkFile, row: readonly number[]): number {
  const bytes = Uint8Array.from(atob(weights), (letter) => letter.charCodeAt(0));
  const numbers = Array.from({ length: bytes.length / 2 }, (_, i) => fromHalf((bytes[2 * i] ?? 0) + 256 * (bytes[2 * i + 1] ?? 0)));
  let values = row;
  let at = 0;
  layers.slice(1).forEach((outputs, i) => {
    const inputs = layers[i] ?? 0;
    const biases = at + inputs * outputs;
    const sums = Array.from({ length: outputs }, (_, o) =>
      values.reduce((sum, x, input) => sum + x * (numbers[at + input * outputs + o] ?? 0), numbers[biases + o] ?? 0),
    );
    values = i < layers.length - 2 ? sums.map((x) => Math.max(0, x)) : sums;
    at = biases + outputs;
  });
  return values[0] ?? 0;
}
