import type { Learned, NetworkFile } from '../../core/learned.ts';
import { crc32 } from './crc.ts';
import { fromHalf } from './half.ts';

/** Judges positions by what was learned from games. */
export interface Network {
  /** So many turns a search plays on from a leaf before it asks. */
  readonly turns: number;
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
  const judge = (world: unknown, seats: number): number[] => {
    if (rows.length !== seats * features.width) rows = new Float32Array(seats * features.width);
    features.write(world, rows);
    const logits: number[] = [];
    for (let seat = 0; seat < seats; seat++) logits.push(run(layers, rows, seat * features.width));
    return softmax(logits);
  };
  return { turns: file.turns, judge };
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

/** The one number that comes out for the row that begins there. */
function run(layers: readonly Layer[], rows: Float32Array, start: number): number {
  let [input, from] = [rows, start];
  for (let i = 0; i < layers.length; i++) {
    const layer = layers[i] as Layer;
    pass(layer, input, from, i < layers.length - 1);
    [input, from] = [layer.out, 0];
  }
  return input[0] ?? 0;
}

function pass({ inputs, outputs, weights, biases, out }: Layer, input: Float32Array, from: number, bend: boolean): void {
  out.set(biases);
  for (let i = 0; i < inputs; i++) {
    const x = input[from + i] as number;
    if (x === 0) continue;
    const row = i * outputs;
    for (let o = 0; o < outputs; o++) out[o] = (out[o] as number) + x * (weights[row + o] as number);
  }
  if (bend) for (let o = 0; o < outputs; o++) if ((out[o] as number) < 0) out[o] = 0;
}

function softmax(logits: number[]): number[] {
  const best = Math.max(...logits);
  let sum = 0;
  for (let i = 0; i < logits.length; i++) sum += logits[i] = Math.exp((logits[i] ?? 0) - best);
  for (let i = 0; i < logits.length; i++) logits[i] = (logits[i] ?? 0) / sum;
  return logits;
}
