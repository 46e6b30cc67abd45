import type { Seat } from '../../core/game.ts';
import { weights } from './advice/weights.ts';
import { RAT_LIMIT } from './data.ts';
import { AREA, cellAt, type Grid, ROW } from './grid.ts';
import { isAtRisk, lastCheck, type State } from './state.ts';
import { isRat, RATS_ON, RED_RAT } from './strips.ts';

/** By seat: rats that no strip could cover as things lie, and the most rats that one strip could cover. */
const stuck = new Uint8Array(2);
const best = new Uint8Array(2);

/** Nothing can be done any more, in hundredths of a point. */
const LOST = 50_000;

/** What the last look has found of a seat: for whoever has just asked for the balance. */
export const stuckOf = (seat: Seat): number => stuck[seat] ?? 0;
export const coverableBy = (seat: Seat): number => best[seat] ?? 0;

/** How much better the rats are for red than for green. */
export function ratBalance(s: State, grid: Grid): number {
  look(s, grid);
  return danger(s, grid, 1) - danger(s, grid, 0);
}

function danger(s: State, grid: Grid, seat: Seat): number {
  if (!isAtRisk(s, seat)) return 0;
  const rats = grid.rats[seat] ?? 0;
  const fixed = weights.stuck[stuck[seat] ?? 0] ?? LOST;
  if (s.seat !== seat) return fixed + (weights.waiting[rats] ?? LOST);
  const strip = onlyStrip(s);
  if (strip === 0) return fixed + (weights.toMove[rats] ?? LOST);
  const left = Math.max(rats + (RATS_ON[strip * 2 + seat] ?? 0) - (best[seat] ?? 0), 0);
  if (left >= RAT_LIMIT) return LOST;
  return s.turnNumber + 2 > lastCheck(s) ? 0 : fixed + (weights.waiting[left] ?? LOST);
}

/** The strip with which the turn must end, when only one can be meant; else 0. */
const onlyStrip = (s: State): number => (s.tray.length === 1 ? s.tray[0] : s.tray.length + s.bag.length === 1 ? s.bag[0] : 0) ?? 0;

function look(s: State, grid: Grid): void {
  const box = s.laid.length * 4;
  const right = grid.box[box + 2] ?? 0;
  const bottom = grid.box[box + 3] ?? 0;
  stuck.fill(0);
  best.fill(0);
  if (grid.rats[0] === 0 && grid.rats[1] === 0) return;
  for (let y = grid.box[box + 1] ?? 0; y <= bottom; y++) {
    for (let x = grid.box[box] ?? 0; x <= right; x++) {
      const cell = cellAt(x, y);
      const symbol = grid.symbol[cell] ?? 0;
      if (isRat(symbol)) lookAt(grid, cell, symbol);
    }
  }
}

function lookAt(grid: Grid, cell: number, rat: number): void {
  const seat = rat - RED_RAT;
  const covered = coverable(grid, cell, rat);
  if (covered === 0) stuck[seat] = (stuck[seat] ?? 0) + 1;
  else if (covered > (best[seat] ?? 0)) best[seat] = covered;
}

/** The most rats that go under one strip which covers the rat on this cell. */
function coverable({ symbol, open }: Grid, cell: number, rat: number): number {
  let most = 0;
  for (let upright = 0; upright < 2; upright++) {
    const step = upright === 1 ? ROW : 1;
    for (let middle = cell - step; middle <= cell + step; middle += step) {
      if (open[upright * AREA + middle] !== 1) continue;
      const covered = (symbol[middle - step] === rat ? 1 : 0) + (symbol[middle] === rat ? 1 : 0) + (symbol[middle + step] === rat ? 1 : 0);
      if (covered > most) most = covered;
    }
  }
  return most;
}
