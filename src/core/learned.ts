import type { Seat } from './game.ts';

/** A position in numbers, each roughly between -1 and 1, for networks to read. */
export interface Features<S> {
  /** So many numbers a seat. */
  readonly width: number;
  /** Writes a row for each seat, as that seat sees the table: itself first, then its rivals. The game must not be over. */
  write(view: S, rows: Float32Array): void;
}

/** A network as it is stored: what made it, how it is to be used, and its numbers. */
export interface NetworkFile {
  readonly game: string;
  /** The commit whose code made the games that it learned from. */
  readonly commit: string;
  /** Numbers that go in, numbers in between, and the one that comes out. */
  readonly layers: readonly number[];
  /** So many turns a search plays on from a leaf before the network judges; 0: it judges the leaf itself. */
  readonly turns: number;
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
  /** At most so many seats. */
  readonly most: number;
  readonly shared: number;
  readonly each: number;
  readonly own: number;
  seats(s: S): number;
  /** Is asked first: counts what the others need. */
  begin?(s: S): void;
  tellShared(s: S, pen: Pen): void;
  tellEach(s: S, seat: Seat, pen: Pen): void;
  tellOwn(s: S, seat: Seat, pen: Pen): void;
  /** Rivals are told in this order, the highest first. */
  rank(s: S, seat: Seat, rival: Seat): number;
}

export function makeFeatures<S>(sketch: Sketch<S>): Features<S> {
  const { most, shared, each, own } = sketch;
  const width = shared + own + most * each;
  const common = new Float32Array(shared);
  const blocks = new Float32Array(most * each);
  const order: Seat[] = [];
  const write = (s: S, rows: Float32Array): void => {
    const n = sketch.seats(s);
    rows.fill(0);
    common.fill(0);
    blocks.fill(0);
    sketch.begin?.(s);
    const pen: Pen = { rows: common, at: 0 };
    sketch.tellShared(s, pen);
    told(pen, shared);
    for (let seat = 0; seat < n; seat++) {
      const block: Pen = { rows: blocks, at: seat * each };
      sketch.tellEach(s, seat, block);
      told(block, (seat + 1) * each);
    }
    for (let seat = 0; seat < n; seat++) {
      const start = seat * width;
      rows.set(common, start);
      const mine: Pen = { rows, at: start + shared };
      sketch.tellOwn(s, seat, mine);
      told(mine, start + shared + own);
      order.length = 0;
      for (let rival = 0; rival < n; rival++) if (rival !== seat) order.push(rival);
      order.sort((a, b) => sketch.rank(s, seat, b) - sketch.rank(s, seat, a));
      copyBlock(blocks, seat, each, rows, start + shared + own);
      for (let i = 0; i < order.length; i++) copyBlock(blocks, order[i] ?? 0, each, rows, start + shared + own + (i + 1) * each);
    }
  };
  return { width, write };
}

/** Whoever tells more or fewer numbers than were promised would shift all that follow. */
function told({ at }: Pen, end: number): void {
  if (at !== end) throw new Error(`a sketch has told ${at - end} numbers too many`);
}

function copyBlock(blocks: Float32Array, block: number, size: number, rows: Float32Array, at: number): void {
  for (let i = 0; i < size; i++) rows[at + i] = blocks[block * size + i] ?? 0;
}
