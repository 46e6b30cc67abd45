import { SIZE } from './data.ts';
import { GOODS, isRat, RED_RAT } from './strips.ts';

/** Cells are numbered row by row with a border one cell wide, so that each cell of the table has four neighbours. */
export const ROW = SIZE + 2;
export const AREA = ROW * ROW;
export const cellAt = (x: number, y: number): number => (y + 1) * ROW + x + 1;
export const columnOf = (cell: number): number => (cell % ROW) - 1;
export const rowOf = (cell: number): number => Math.floor(cell / ROW) - 1;
/** As events name a cell: without the border. */
export const publicCell = (cell: number): number => rowOf(cell) * SIZE + columnOf(cell);

/** The table seen from above: a pure function of the strips laid. */
export interface Grid {
  /** Strips on top of each other; 0 is bare table. */
  readonly height: Uint8Array;
  /** The symbol in sight; 0 also on bare table. */
  readonly symbol: Uint8Array;
  /** The number of the strip in sight; means nothing on bare table. */
  readonly top: Uint8Array;
  /** How many of the four neighbours are covered. */
  readonly near: Uint8Array;
  /** Rats in sight by seat. */
  readonly rats: Uint8Array;
  /** Left, top, right and bottom of what is covered, for each number of strips laid. */
  readonly box: Uint8Array;
  /** What each field of the strips laid has covered: its symbol and the strip it was on. */
  readonly under: Uint8Array;
  readonly underTop: Uint8Array;
  /** Whether a strip may lie around a cell: lying flat at `cell`, upright at `AREA + cell`. Right in what `spreadOpen` answers. */
  readonly open: Uint8Array;
}

const MOST = GOODS.length;

/** The bare table. */
export const makeGrid = (): Grid => ({
  height: new Uint8Array(AREA),
  symbol: new Uint8Array(AREA),
  top: new Uint8Array(AREA),
  near: new Uint8Array(AREA),
  rats: new Uint8Array(2),
  box: new Uint8Array((MOST + 1) * 4),
  under: new Uint8Array(MOST * 3),
  underTop: new Uint8Array(MOST * 3),
  open: new Uint8Array(AREA * 2),
});

export function cover(grid: Grid, at: number, strip: number, symbol: number): void {
  const level = grid.height[at] ?? 0;
  if (level === 0) tellNeighbours(grid, at, 1);
  else seeRat(grid, grid.symbol[at] ?? 0, -1);
  grid.height[at] = level + 1;
  grid.symbol[at] = symbol;
  grid.top[at] = strip;
  seeRat(grid, symbol, 1);
}

export function uncover(grid: Grid, at: number, strip: number, symbol: number): void {
  const level = (grid.height[at] ?? 0) - 1;
  seeRat(grid, grid.symbol[at] ?? 0, -1);
  if (level === 0) tellNeighbours(grid, at, -1);
  else seeRat(grid, symbol, 1);
  grid.height[at] = level;
  grid.symbol[at] = symbol;
  grid.top[at] = strip;
}

function tellNeighbours({ near }: Grid, at: number, change: number): void {
  near[at - ROW] = (near[at - ROW] ?? 0) + change;
  near[at - 1] = (near[at - 1] ?? 0) + change;
  near[at + 1] = (near[at + 1] ?? 0) + change;
  near[at + ROW] = (near[at + ROW] ?? 0) + change;
}

function seeRat(grid: Grid, symbol: number, change: number): void {
  if (isRat(symbol)) grid.rats[symbol - RED_RAT] = (grid.rats[symbol - RED_RAT] ?? 0) + change;
}
