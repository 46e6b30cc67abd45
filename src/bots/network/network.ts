import type { Features, Learned, NetworkFile } from '../../core/learned.ts';
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
  /** So many different draws, times the square root of its visits, it tries at a place. */
  readonly draws?: number | undefined;
  /** Every seat's share of the win, summing up to one. The game must not be over. */
  judge(world: unknown, seats: number): number[];
}

/** Outputs are reckoned so many at a time: so many sums fit into a processor's registers. */
const LANES = 8;

/** What some inputs make of themselves: `weights[input * outputs + output]`, because most inputs are zero and are passed over. */
interface Part {
  /** A multiple of `LANES`: those that were added are always zero. */
  readonly outputs: number;
  readonly weights: Float64Array;
}

interface Layer extends Part {
  readonly inputs: number;
  readonly biases: Float64Array;
  /** What comes out, kept to be written over. */
  readonly out: Float64Array;
}

/** The inputs that are not zero: where their weights begin, and what they are. Kept to be written over. */
interface Found {
  readonly places: Int32Array;
  readonly values: Float64Array;
}

/** A network ready to judge. A file that is damaged, or that was made for other features, is refused. */
export function makeNetwork({ features }: Pick<Learned<unknown>, 'features'>, file: NetworkFile): Network {
  const layers = readLayers(file);
  const [first, ...later] = layers;
  if (first?.inputs !== features.width)
    throw new Error(`the network of ${file.game} reads ${first?.inputs ?? 0} numbers, but a position has ${features.width}`);
  const { shared, own, each } = features;
  const { outputs } = first;
  const most = Math.max(...file.layers);
  const found: Found = { places: new Int32Array(most), values: new Float64Array(most) };
  const parts = kept((seats) => partsOf(first, features, seats));
  const base = new Float64Array(outputs);
  /** By rival: the base with what that one adds to it, for all whose rival it is. */
  const beside = kept(() => new Float64Array(outputs));
  const isReckoned: boolean[] = [];
  const judge = (world: unknown, seats: number): number[] => {
    const told = features.read(world);
    const part = parts(seats);
    base.set(first.biases);
    add(part.shared, told.shared, 0, shared, found, base);
    add(part.sums, told.sums, 0, each, found, base);
    isReckoned.fill(false);
    const shares: number[] = [];
    for (let seat = 0; seat < seats; seat++) {
      const rival = told.rivals[seat] ?? 0;
      if (!isReckoned[rival]) {
        beside(rival).set(base);
        add(part.rival, told.each, rival * each, each, found, beside(rival));
        isReckoned[rival] = true;
      }
      first.out.set(beside(rival));
      add(part.own, told.own, seat * own, own, found, first.out);
      add(part.mine, told.each, seat * each, each, found, first.out);
      shares.push(run(first.out, later, found));
    }
    return softmax(shares);
  };
  return { seats: file.seats, turns: file.turns, curiosity: file.curiosity, draws: file.draws, judge };
}

/** Makes each but once. */
function kept<T>(make: (n: number) => T): (n: number) => T {
  const all: T[] = [];
  return (n) => {
    all[n] ??= make(n);
    return all[n];
  };
}

/** The first layer in parts, so that each number is looked at as seldom as can be. */
interface Parts {
  readonly shared: Part;
  readonly own: Part;
  readonly mine: Part;
  readonly rival: Part;
  readonly sums: Part;
}

/**
 * A row tells a seat's own block, a rival's, and the mean of all rivals': the sum of all blocks less its own, divided. So the sum goes through the
 * layer once for all seats, what is taken off again belongs to the own block's weights, and a rival goes through once for all whose rival it is.
 */
function partsOf({ outputs, weights }: Layer, { shared, own, each }: Features<unknown>, seats: number): Parts {
  let at = 0;
  const next = (inputs: number): Part => {
    at += inputs * outputs;
    return { outputs, weights: weights.subarray(at - inputs * outputs, at) };
  };
  const [table, self, mine, rival, mean] = [next(shared), next(own), next(each), next(each), next(each)];
  const sums = mean.weights.map((weight) => weight / (seats - 1));
  const mineAlone = mine.weights.map((weight, i) => weight - (sums[i] as number));
  return { shared: table, own: self, mine: { outputs, weights: mineAlone }, rival, sums: { outputs, weights: sums } };
}

function readLayers({ game, layers, weights, checksum }: NetworkFile): Layer[] {
  const bytes = Uint8Array.from(atob(weights), (letter) => letter.charCodeAt(0));
  if (crc32(bytes) !== checksum) throw new Error(`the network of ${game} is damaged: its checksum is wrong`);
  let at = 0;
  const next = (): number => {
    at += 2;
    return fromHalf((bytes[at - 2] ?? 0) | ((bytes[at - 1] ?? 0) << 8));
  };
  const read = layers.slice(1).map((count, i): Layer => {
    const inputs = layers[i] ?? 0;
    const outputs = Math.ceil(count / LANES) * LANES;
    const take = (rows: number): Float64Array => {
      const numbers = new Float64Array(rows * outputs);
      for (let row = 0; row < rows; row++) for (let o = 0; o < count; o++) numbers[row * outputs + o] = next();
      return numbers;
    };
    return { inputs, outputs, weights: take(inputs), biases: take(1), out: new Float64Array(outputs) };
  });
  if (at !== bytes.length || layers.at(-1) !== 1) throw new Error(`the network of ${game} does not have the size it says`);
  return read;
}

/** The one number that comes out, when this came out of the first layer. */
function run(firstOut: Float64Array, later: readonly Layer[], found: Found): number {
  let input = firstOut;
  for (const layer of later) {
    layer.out.set(layer.biases);
    accumulate(layer, found, gatherPositive(layer, input, found), layer.out);
    input = layer.out;
  }
  return input[0] ?? 0;
}

/** Adds what `count` inputs that begin at `from` make of themselves. */
function add(part: Part, input: Float64Array, from: number, count: number, found: Found, out: Float64Array): void {
  const { places, values } = found;
  let n = 0;
  for (let i = 0; i < count; i++) {
    const x = input[from + i] as number;
    if (x === 0) continue;
    places[n] = i * part.outputs;
    values[n++] = x;
  }
  accumulate(part, found, n, out);
}

/** Finds what is let through of what comes out of another layer: nothing below zero. Answers how many. */
function gatherPositive({ inputs, outputs }: Layer, input: Float64Array, { places, values }: Found): number {
  let n = 0;
  for (let i = 0; i < inputs; i++) {
    const x = input[i] as number;
    if (x <= 0) continue;
    places[n] = i * outputs;
    values[n++] = x;
  }
  return n;
}

/** Adds what the first `n` inputs that were found make of themselves. */
function accumulate({ outputs, weights }: Part, { places, values }: Found, n: number, out: Float64Array): void {
  for (let o = 0; o < outputs; o += LANES) {
    let a = out[o] as number;
    let b = out[o + 1] as number;
    let c = out[o + 2] as number;
    let d = out[o + 3] as number;
    let e = out[o + 4] as number;
    let f = out[o + 5] as number;
    let g = out[o + 6] as number;
    let h = out[o + 7] as number;
    for (let i = 0; i < n; i++) {
      const at = (places[i] as number) + o;
      const x = values[i] as number;
      a += x * (weights[at] as number);
      b += x * (weights[at + 1] as number);
      c += x * (weights[at + 2] as number);
      d += x * (weights[at + 3] as number);
      e += x * (weights[at + 4] as number);
      f += x * (weights[at + 5] as number);
      g += x * (weights[at + 6] as number);
      h += x * (weights[at + 7] as number);
    }
    out[o] = a;
    out[o + 1] = b;
    out[o + 2] = c;
    out[o + 3] = d;
    out[o + 4] = e;
    out[o + 5] = f;
    out[o + 6] = g;
    out[o + 7] = h;
  }
}

function softmax(logits: number[]): number[] {
  const best = Math.max(...logits);
  let sum = 0;
  for (let i = 0; i < logits.length; i++) sum += logits[i] = Math.exp((logits[i] ?? 0) - best);
  for (let i = 0; i < logits.length; i++) logits[i] = (logits[i] ?? 0) / sum;
  return logits;
}
