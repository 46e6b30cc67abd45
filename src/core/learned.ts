import type { Seat } from './game.ts';

/** A position in numbers, each roughly between -1 and 1, for networks to read. */
export interface Features<S> {
  /** So many numbers a seat; so many of them, the first, are the same for all seats. */
  readonly width: number;
  readonly shared: number;
  /** Writes a row for each seat, as that seat sees the table: itself first, then one rival, then the mean of all rivals. The game must not be over. */
  write(view: S, rows: Float32Array): void;
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
  readonly rows: Float32Array;
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
  const blocks = new Float32Array(MOST * each);
  // In double precision no sum of blocks is rounded, so that what is zero stays zero when a seat's own is taken off again.
  const sums = new Float64Array(each);
  const addBlocks = (seat: Seat, rival: Seat, n: number, rows: Float32Array, at: number): void => {
    for (let i = 0; i < each; i++) {
      const mine = blocks[seat * each + i] as number;
      rows[at + i] = mine;
      rows[at + each + i] = blocks[rival * each + i] as number;
      rows[at + 2 * each + i] = ((sums[i] as number) - mine) / (n - 1);
    }
  };
  const write = (s: S, rows: Float32Array): void => {
    const n = sketch.seats(s);
    rows.fill(0);
    blocks.fill(0);
    sketch.begin?.(s);
    const pen: Pen = { rows, at: 0 };
    sketch.tellShared(s, pen);
    told(pen, shared);
    for (let seat = 0; seat < n; seat++) {
      const block: Pen = { rows: blocks, at: seat * each };
      sketch.tellEach(s, seat, block);
      told(block, (seat + 1) * each);
    }
    sums.fill(0);
    for (let seat = 0; seat < n; seat++) for (let i = 0; i < each; i++) sums[i] = (sums[i] as number) + (blocks[seat * each + i] as number);
    for (let seat = 0; seat < n; seat++) {
      const start = seat * width;
      if (seat > 0) rows.copyWithin(start, 0, shared);
      pen.at = start + shared;
      sketch.tellOwn(s, seat, pen);
      told(pen, start + shared + own);
      addBlocks(seat, nearest(sketch, s, seat, n), n, rows, pen.at);
    }
  };
  return { width, shared, write };
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
function told({ at }: Pen, end: number): void {
  if (at !== end) throw new Error(`a sketch has told ${at - end} numbers too many`);
}
