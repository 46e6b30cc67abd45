import type { Seat } from './game.ts';

/** A position in numbers, each roughly between -1 and 1, for networks to read. */
export interface Features<S> {
  /** So many are told of the table, of a seat to itself alone, and of each seat to everybody. */
  readonly shared: number;
  readonly own: number;
  readonly each: number;
  /** So many numbers has a row: what is shared, a seat's own, then three blocks of what is told of each seat. */
  readonly width: number;
  /** Tells the position, whose game must not be over. What comes back is written over by the next. */
  read(view: S): Told;
  /** Writes the same as a row for each seat, as that seat sees the table: itself first, then one rival, then the mean of all rivals. */
  write(view: S, rows: Float32Array): void;
}

/** A position in numbers, each of them once. There may be room for more seats than there are. */
export interface Told {
  readonly shared: Float64Array;
  /** Seat by seat. */
  readonly own: Float64Array;
  readonly each: Float64Array;
  /** What is told of each seat, summed up. */
  readonly sums: Float64Array;
  /** By seat: the rival that is told to it by itself. */
  readonly rivals: Seat[];
}

/** A network as it is stored: what made it, how it is to be used, and its numbers. */
export interface NetworkFile {
  readonly game: string;
  /** The commit whose code made the games that it learned from. */
  readonly commit: string;
  /** The numbers of seats with which it has been shown to play better than the advice alone: it is asked with no others. */
  readonly seats: readonly number[];
  /** Numbers that go in, numbers in between, and the one that comes out. */
  readonly layers: readonly number[];
  /** So many turns a search plays on from a leaf before the network judges; 0: it judges the leaf itself. */
  readonly turns: number;
  /** How much a search by it prefers what it has seen little of. */
  readonly curiosity: number;
  /** So many times the square root of its visits a search by it tries different draws at a place; another one each time if nothing is said. */
  readonly draws?: number | undefined;
  /** Half-precision numbers in base64: for each layer its weights, input by input, then its biases. */
  readonly weights: string;
  /** CRC-32 of the bytes of the weights. */
  readonly checksum: number;
}

/** What a game's bots have learned; loaded only when somebody wants it. */
export interface Learned<S> {
  readonly features: Features<S>;
  /** Absent as long as none plays better than without. */
  readonly network?: NetworkFile | undefined;
}

/** Writes numbers one after another. */
export interface Pen {
  readonly rows: Float64Array;
  at: number;
}

export function put(pen: Pen, n: number): void {
  pen.rows[pen.at++] = n;
}

export const flag = (pen: Pen, yes: boolean): void => put(pen, yes ? 1 : 0);

/** One of `n` places is 1; none if `i` is not among them. The rows are zero to begin with. */
export function oneOf(pen: Pen, i: number, n: number): void {
  if (i >= 0 && i < n) pen.rows[pen.at + i] = 1;
  pen.at += n;
}

/** How a game tells its features: what all seats share, what is told of each seat, and what only a seat itself is told. */
export interface Sketch<S> {
  readonly shared: number;
  readonly each: number;
  readonly own: number;
  seats(s: S): number;
  /** Is asked first: counts what the others need. */
  begin?(s: S): void;
  tellShared(s: S, pen: Pen): void;
  tellEach(s: S, seat: Seat, pen: Pen): void;
  tellOwn(s: S, seat: Seat, pen: Pen): void;
  /** The rival with the highest is told by itself. */
  rank(s: S, seat: Seat, rival: Seat): number;
}

/** No game of this house has more seats. */
const MOST = 5;
/** A seat's own block, that of one rival, and the mean of all rivals'. */
const BLOCKS = 3;

export function makeFeatures<S>(sketch: Sketch<S>): Features<S> {
  const { shared, each, own } = sketch;
  const width = shared + own + BLOCKS * each;
  const numbers = (count: number): Float64Array => new Float64Array(count);
  const told: Told = { shared: numbers(shared), own: numbers(MOST * own), each: numbers(MOST * each), sums: numbers(each), rivals: [] };
  const read = (s: S): Told => {
    const n = sketch.seats(s);
    for (const part of [told.shared, told.own, told.each, told.sums]) part.fill(0);
    sketch.begin?.(s);
    const table: Pen = { rows: told.shared, at: 0 };
    sketch.tellShared(s, table);
    check(table, shared);
    const block: Pen = { rows: told.each, at: 0 };
    const mine: Pen = { rows: told.own, at: 0 };
    for (let seat = 0; seat < n; seat++) {
      sketch.tellEach(s, seat, block);
      check(block, (seat + 1) * each);
      sketch.tellOwn(s, seat, mine);
      check(mine, (seat + 1) * own);
      told.rivals[seat] = nearest(sketch, s, seat, n);
    }
    for (let at = 0; at < n * each; at++) told.sums[at % each] = (told.sums[at % each] as number) + (told.each[at] as number);
    return told;
  };
  const write = (s: S, rows: Float32Array): void => {
    read(s);
    const n = sketch.seats(s);
    for (let seat = 0; seat < n; seat++) {
      const rival = told.rivals[seat] ?? 0;
      const start = seat * width;
      rows.set(told.shared, start);
      rows.set(told.own.subarray(seat * own, (seat + 1) * own), start + shared);
      const at = start + shared + own;
      rows.set(told.each.subarray(seat * each, (seat + 1) * each), at);
      rows.set(told.each.subarray(rival * each, (rival + 1) * each), at + each);
      for (let i = 0; i < each; i++)
        rows[at + 2 * each + i] = ((told.sums[i] as number) - (told.each[seat * each + i] as number)) / (n - 1);
    }
  };
  return { shared, own, each, width, read, write };
}

function nearest<S>(sketch: Sketch<S>, s: S, seat: Seat, n: number): Seat {
  let [best, most] = [seat, Number.NEGATIVE_INFINITY];
  for (let rival = 0; rival < n; rival++) {
    if (rival === seat) continue;
    const rank = sketch.rank(s, seat, rival);
    if (rank > most) [best, most] = [rival, rank];
  }
  return best;
}

/** Whoever tells more or fewer numbers than were promised would shift all that follow. */
function check({ at }: Pen, end: number): void {
  if (at !== end) throw new Error(`a sketch has told ${at - end} numbers too many`);
}
