import { RAT_LIMIT } from './data.ts';
import { AREA, cellAt, type Grid, ROW } from './grid.ts';
import type { State } from './state.ts';
import { RATS_ON, ratOf } from './strips.ts';

/** The most rats of a seat that one strip can cover now: 0 … 3. */
export function coverable(s: State, grid: Grid, seat: number): number {
  const box = s.laid.length * 4;
  const right = grid.box[box + 2] ?? 0;
  const bottom = grid.box[box + 3] ?? 0;
  const rat = ratOf(seat);
  let best = 0;
  for (let y = grid.box[box + 1] ?? 0; y <= bottom; y++) {
    for (let x = grid.box[box] ?? 0; x <= right; x++) {
      const cell = cellAt(x, y);
      if (grid.symbol[cell] === rat) best = Math.max(best, coverableAround(grid, cell, rat));
    }
  }
  return best;
}

/** The most rats that go under one strip which covers the rat on this cell. */
function coverableAround({ symbol, open }: Grid, cell: number, rat: number): number {
  let best = 0;
  for (let upright = 0; upright < 2; upright++) {
    const step = upright === 1 ? ROW : 1;
    for (let middle = cell - step; middle <= cell + step; middle += step) {
      if (open[upright * AREA + middle] !== 1) continue;
      const covered = (symbol[middle - step] === rat ? 1 : 0) + (symbol[middle] === rat ? 1 : 0) + (symbol[middle + step] === rat ? 1 : 0);
      if (covered > best) best = covered;
    }
  }
  return best;
}

/** Whether a player in the middle of a turn cannot but end it with too many rats in sight. */
export function doomed(s: State, grid: Grid): boolean {
  if (s.tray.length !== 1) return false;
  const rats = (grid.rats[s.seat] ?? 0) + (RATS_ON[(s.tray[0] ?? 0) * 2 + s.seat] ?? 0);
  const excess = rats - (RAT_LIMIT - 1);
  return excess > 0 && coverable(s, grid, s.seat) < excess;
}
