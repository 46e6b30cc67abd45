import { type Grid, publicCell, ROW } from './grid.ts';
import { isHerb } from './strips.ts';

const AREA = ROW * ROW;
/** A cell is counted once a session: its mark is the number of the session that counted it. */
const mark = new Int32Array(AREA);
const found = new Int16Array(AREA);
const LAST_SESSION = 0x7fffffff;
let session = 0;

/** Begins a count in which each group is found once. */
export function beginCount(): void {
  if (session === LAST_SESSION) {
    session = 0;
    mark.fill(0);
  }
  session++;
}

/**
 * The size of the group of like herbs around a cell, whatever their levels; 0 if the cell shows no herb or its group was
 * counted in this session already.
 */
export function countGroup({ symbol }: Grid, cell: number): number {
  const herb = symbol[cell] ?? 0;
  if (!isHerb(herb) || mark[cell] === session) return 0;
  mark[cell] = session;
  found[0] = cell;
  let size = 1;
  for (let i = 0; i < size; i++) {
    const at = found[i] ?? 0;
    size = visit(symbol, at - ROW, herb, size);
    size = visit(symbol, at - 1, herb, size);
    size = visit(symbol, at + 1, herb, size);
    size = visit(symbol, at + ROW, herb, size);
  }
  return size;
}

function visit(symbol: Uint8Array, at: number, herb: number, size: number): number {
  if (symbol[at] !== herb || mark[at] === session) return size;
  mark[at] = session;
  found[size] = at;
  return size + 1;
}

/** The i-th cell of the group counted last. */
export const lastCell = (i: number): number => found[i] ?? 0;

/** The cells of the group counted last, as events name them, ascending. */
export const lastGroup = (size: number): number[] => Array.from(found.subarray(0, size), publicCell).sort((a, b) => a - b);
