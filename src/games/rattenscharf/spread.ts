import { CENTRE, SIZE, START } from './data.ts';
import { AREA, cellAt, cover, type Grid, makeGrid, ROW, uncover } from './grid.ts';
import { CELLS, stepX, stepY, TURNS } from './moves.ts';
import { forbidden, overTheEdge } from './spot.ts';
import { FIELDS, GOODS } from './strips.ts';

/**
 * The one grid, and the strips that it shows at present. These are compared by value with what is asked for, so it cannot be
 * stale: it only saves laying the same strips again and again.
 */
const grid = makeGrid();
const shown = new Int32Array(GOODS.length);
let count = 0;

/** With more strips to change than this it is quicker to look at every spot once than around each strip. */
const MANY = 5;
/** Where it is not known any more whether a strip may lie: around each strip that was put on or taken off since it was looked at. */
const changed = new Int32Array(MANY);
let changes = 0;
/** Left, top, right and bottom of all that has lain there since then and was taken off. */
const gone = new Uint8Array([SIZE, SIZE, 0, 0]);

layStart();

function layStart(): void {
  for (let x = CENTRE - 1; x <= CENTRE + 1; x++) cover(grid, cellAt(x, CENTRE), START, 0);
  grid.box.set([CENTRE - 1, CENTRE, CENTRE + 1, CENTRE]);
  reopenAround(CENTRE, CENTRE, 1, 0);
}

/** The table with these strips on it. Read it at once: the next call may change it. Where strips may lie is for `spreadOpen` to say. */
export function spread(laid: readonly number[]): Grid {
  const { length } = laid;
  let same = 0;
  while (same < count && same < length && shown[same] === laid[same]) same++;
  while (count > same) takeOff();
  for (let i = same; i < length; i++) putOn(laid[i] ?? 0);
  return grid;
}

/** The same, and where a strip may lie: to know that costs more than all else, and only who lists moves asks for it. */
export function spreadOpen(laid: readonly number[]): Grid {
  spread(laid);
  if (changes > MANY) reopenAll();
  else for (let i = 0; i < changes; i++) reopen(changed[i] ?? 0);
  changes = 0;
  gone.set([SIZE, SIZE, 0, 0]);
  return grid;
}

/** Another table altogether, as a server with many of them asks for. */
function reopenAll(): void {
  const { box } = grid;
  const now = count * 4;
  const left = Math.min(gone[0] ?? 0, box[now] ?? 0) - 2;
  const top = Math.min(gone[1] ?? 0, box[now + 1] ?? 0) - 2;
  const right = Math.max(gone[2] ?? 0, box[now + 2] ?? 0) + 2;
  const bottom = Math.max(gone[3] ?? 0, box[now + 3] ?? 0) + 2;
  reopenBetween(left, top, right, bottom, false);
  reopenBetween(left, top, right, bottom, true);
}

function putOn(code: number): void {
  const strip = Math.floor(code / (CELLS * TURNS));
  const turn = Math.floor(code / CELLS) % TURNS;
  const x = code % SIZE;
  const y = Math.floor((code % CELLS) / SIZE);
  const step = stepX(turn) + ROW * stepY(turn);
  let at = cellAt(x, y) - step;
  for (let i = 0; i < 3; i++, at += step) {
    grid.under[count * 3 + i] = grid.symbol[at] ?? 0;
    grid.underTop[count * 3 + i] = grid.top[at] ?? 0;
    cover(grid, at, strip, FIELDS[strip * 3 + i] ?? 0);
  }
  shown[count++] = code;
  const reachX = turn % 2 === 0 ? 1 : 0;
  widen(x, y, reachX, 1 - reachX);
  change(code);
}

function takeOff(): void {
  const { box } = grid;
  const now = count * 4;
  gone[0] = Math.min(gone[0] ?? 0, box[now] ?? 0);
  gone[1] = Math.min(gone[1] ?? 0, box[now + 1] ?? 0);
  gone[2] = Math.max(gone[2] ?? 0, box[now + 2] ?? 0);
  gone[3] = Math.max(gone[3] ?? 0, box[now + 3] ?? 0);
  count--;
  const code = shown[count] ?? 0;
  const turn = Math.floor(code / CELLS) % TURNS;
  const x = code % SIZE;
  const y = Math.floor((code % CELLS) / SIZE);
  const step = stepX(turn) + ROW * stepY(turn);
  let at = cellAt(x, y) - step;
  for (let i = 0; i < 3; i++, at += step) uncover(grid, at, grid.underTop[count * 3 + i] ?? 0, grid.under[count * 3 + i] ?? 0);
  change(code);
}

function change(code: number): void {
  if (changes < MANY) changed[changes] = code;
  changes++;
}

/** The box that holds a strip around (x, y) and everything in the box before. */
function widen(x: number, y: number, reachX: number, reachY: number): void {
  const { box } = grid;
  const now = count * 4;
  box[now] = Math.min(box[now - 4] ?? 0, x - reachX);
  box[now + 1] = Math.min(box[now - 3] ?? 0, y - reachY);
  box[now + 2] = Math.max(box[now - 2] ?? 0, x + reachX);
  box[now + 3] = Math.max(box[now - 1] ?? 0, y + reachY);
}

/** Looks again at every spot that a strip put on or taken off can have opened or closed. */
function reopen(code: number): void {
  const reachX = Math.floor(code / CELLS) % 2 === 0 ? 1 : 0;
  reopenAround(code % SIZE, Math.floor((code % CELLS) / SIZE), reachX, 1 - reachX);
}

function reopenAround(x: number, y: number, reachX: number, reachY: number): void {
  reopenBetween(x - reachX - 2, y - reachY - 1, x + reachX + 2, y + reachY + 1, false);
  reopenBetween(x - reachX - 1, y - reachY - 2, x + reachX + 1, y + reachY + 2, true);
}

function reopenBetween(left: number, top: number, right: number, bottom: number, upright: boolean): void {
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      if (overTheEdge(x, y, upright) !== undefined) continue;
      const cell = cellAt(x, y);
      grid.open[upright ? AREA + cell : cell] = forbidden(grid, cell, upright) === undefined ? 1 : 0;
    }
  }
}
