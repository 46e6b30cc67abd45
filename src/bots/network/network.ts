import type { Learned, NetworkFile } from '../../core/learned.ts';
import { crc32 } from './crc.ts';
import { fromHalf } from './half.ts';

/** Judges positions by what was learned from games. */
export interface Network {
  /** It is asked at tables of so many. */
  readonly seats: readonly number[];
  /** So many turns a search plays on from a leaf before it asks. */
  readonly turns: number;
  /** How much it prefers what it has seen little of. */
  readonly curiosity: number;
  /** Every seat's share of the win, summing up to one. The game must not be over. */
  judge(world: unknown, seats: number): number[];
}

/** One layer: `weights[input * outputs + output]`, because most inputs are zero and are passed over. */
interface Layer {
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Float32Array;
  readonly biases: Float32Array;
  /** What comes out, kept to be written over. */
  readonly out: Float32Array;
}

/** A network ready to judge. A file that is damaged, or that was made for other features, is refused. */
export function makeNetwork({ features }: Pick<Learned<unknown>, 'features'>, file: NetworkFile): Network {
  const layers = readLayers(file);
  const [first] = layers;
  if (first?.inputs !== features.width)
    throw new Error(`the network of ${file.game} reads ${first?.inputs ?? 0} numbers, but a position has ${features.width}`);
  let rows = new Float32Array(0);
  // What all seats have in common goes through the first layer once.
  const base = new Float32Array(first.outputs);
  const judge = (world: unknown, seats: number): number[] => {
    if (rows.length !== seats * features.width) rows = new Float32Array(seats * features.width);
    features.write(world, rows);
    base.set(first.biases);
    accumulate(first, rows, 0, features.shared, 0, base);
    const shares: number[] = [];
    for (let seat = 0; seat < seats; seat++) shares.push(run(layers, base, rows, seat * features.width, features.shared));
    return softmax(shares);
  };
  return { seats: file.seats, turns: file.turns, curiosity: file.curiosity, judge };
}

function readLayers({ game, layers, weights, checksum }: NetworkFile): Layer[] {
  const bytes = Uint8Array.from(atob(weights), (letter) => letter.charCodeAt(0));
  if (crc32(bytes) !== checksum) throw new Error(`the network of ${game} is damaged: its checksum is wrong`);
  let at = 0;
  const take = (n: number): Float32Array => {
    const numbers = Float32Array.from({ length: n }, (_, i) => fromHalf((bytes[at + 2 * i] ?? 0) | ((bytes[at + 2 * i + 1] ?? 0) << 8)));
    at += 2 * n;
    return numbers;
  };
  const read = layers.slice(1).map((outputs, i): Layer => {
    const inputs = layers[i] ?? 0;
    return { inputs, outputs, weights: take(inputs * outputs), biases: take(outputs), out: new Float32Array(outputs) };
  });
  if (at !== bytes.length || read.at(-1)?.outputs !== 1) throw new Error(`the network of ${game} does not have the size it says`);
  return read;
}

/** The one number that comes out for the row that begins at `start`, of which the first numbers are in `base` already. */
function run(layers: readonly Layer[], base: Float32Array, rows: Float32Array, start: number, done: number): number {
  const first = layers[0] as Layer;
  first.out.set(base);
  accumulate(first, rows, start + done, first.inputs - done, done, first.out);
  let input = first.out;
  for (let i = 1; i < layers.length; i++) {
    const layer = layers[i] as Layer;
    bend(input);
    layer.out.set(layer.biases);
    accumulate(layer, input, 0, layer.inputs, 0, layer.out);
    input = layer.out;
  }
  return input[0] ?? 0;
}

/** Adds what `count` inputs make of themselves, beginning with the layer's input `at`. */
function accumulate({ outputs, weights }: Layer, input: Float32Array, from: number, count: number, at: number, out: Float32Array): void {
  for (let i = 0; i < count; i++) {
    const x = input[from + i] as number;
    if (x === 0) continue;
    const row = (at + i) * outputs;
    for (let o = 0; o < outputs; o++) out[o] = (out[o] as number) + x * (weights[row + o] as number);
  }
}

/** Lets nothing below zero through. */
function bend(numbers: Float32Array): void {
  for (let i = 0; i < numbers.length; i++) if ((numbers[i] as number) < 0) numbers[i] = 0;
}

function softmax(logits: number[]): number[] {
  const best = Math.max(...logits);
  let sum = 0;
  for (let i = 0; i < logits.length; i++) sum += logits[i] = Math.exp((logits[i] ?? 0) - best);
  for (let i = 0; i < logits.length; i++) logits[i] = (logits[i] ?? 0) / sum;
  return logits;
}
