import { AREA, cellAt, type Grid } from '../grid.ts';
import { beginCount, countGroup, lastCell } from '../groups.ts';
import type { State } from '../state.ts';
import { isHerb, isRat, RED_RAT } from '../strips.ts';

/** There are not more herbs than these on all strips together, so not more groups either. */
const MOST = 68;

/** What is in sight, piece by piece. Right until the next `look`. */
export const sight = {
  groups: 0,
  /** By group: its herb, and how many fields it has. */
  herb: new Uint8Array(MOST),
  size: new Uint8Array(MOST),
  /** By cell that shows a herb: the number of its group. By cell that shows a rat: which of its colour it is, as a bit. */
  at: new Int16Array(AREA),
};

const rats = [0, 0];

export function look(s: State, grid: Grid): void {
  const box = s.laid.length * 4;
  const right = grid.box[box + 2] ?? 0;
  const bottom = grid.box[box + 3] ?? 0;
  beginCount();
  sight.groups = 0;
  rats.fill(0);
  for (let y = grid.box[box + 1] ?? 0; y <= bottom; y++) {
    for (let x = grid.box[box] ?? 0; x <= right; x++) lookAt(grid, cellAt(x, y));
  }
}

function lookAt(grid: Grid, cell: number): void {
  const symbol = grid.symbol[cell] ?? 0;
  if (isRat(symbol)) {
    const seat = symbol - RED_RAT;
    sight.at[cell] = 1 << (rats[seat] ?? 0);
    rats[seat] = (rats[seat] ?? 0) + 1;
  }
  if (!isHerb(symbol)) return;
  const size = countGroup(grid, cell);
  if (size === 0) return;
  const group = sight.groups++;
  sight.herb[group] = symbol;
  sight.size[group] = size;
  for (let i = 0; i < size; i++) sight.at[lastCell(i)] = group;
}
