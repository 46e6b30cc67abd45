import { SIZE } from '../data.ts';
import { AREA, cellAt, type Grid, ROW } from '../grid.ts';
import { pointsFor } from '../score.ts';
import type { State } from '../state.ts';
import { isHerb, isRat, ownerOf, RED_RAT } from '../strips.ts';
import { beginCovers, endCovers, noteCover, size } from './covers.ts';
import { beginJoints, forgetTop, grows, lateNow, lost, measureBare, measureTop, ON_TOP } from './joints.ts';
import { look, sight } from './sight.ts';
import { beginTries, tryStrips } from './tries.ts';

/** What one more strip may bring or take, wherever it may lie. */

/** Places on top of other strips. */
export const onTop = { places: 0 };
/** By seat: points of groups that will be left whichever strip comes next, and the most that one strip takes. */
export const safe = new Float64Array(2);
export const worstLoss = new Float64Array(2);
/** By seat and size (one, two, more): groups that one more field can join. */
export const growing = new Uint8Array(2 * 3);

/** By group: how few fields one strip leaves of it. */
const least = new Uint8Array(sight.size.length);
/** The groups under the strip that is looked at; by seat: its rats under it, as bits, and what it loses. */
const buried = new Uint8Array(3);
let burials = 0;
const under = new Uint8Array(2);
const losses = new Float64Array(2);
let isPlainTried = false;
/** How much of a point in the end counts now. */
let late = 0;

export function reach(s: State, grid: Grid): void {
  look(s, grid);
  begin(s);
  const box = s.laid.length * 4;
  const left = Math.max((grid.box[box] ?? 0) - 2, 0);
  const right = Math.min((grid.box[box + 2] ?? 0) + 2, SIZE - 1);
  const bottom = Math.min((grid.box[box + 3] ?? 0) + 2, SIZE - 1);
  for (let y = Math.max((grid.box[box + 1] ?? 0) - 2, 0); y <= bottom; y++) {
    const end = cellAt(right, y);
    for (let cell = cellAt(left, y); cell <= end; cell++) {
      if (grid.open[cell] === 1) lookAt(s, grid, cell, 1);
      if (grid.open[AREA + cell] === 1) lookAt(s, grid, cell, ROW);
    }
  }
  endCovers();
  countGroups();
}

function begin(s: State): void {
  for (const table of [safe, worstLoss, growing]) table.fill(0);
  for (let group = 0; group < sight.groups; group++) least[group] = sight.size[group] ?? 0;
  onTop.places = 0;
  isPlainTried = false;
  late = lateNow(s);
  beginCovers();
  beginJoints(s);
  beginTries(s);
}

function countGroups(): void {
  for (let group = 0; group < sight.groups; group++) {
    const seat = ownerOf(sight.herb[group] ?? 0);
    safe[seat] = (safe[seat] ?? 0) + pointsFor(least[group] ?? 0);
    const sort = seat * 3 + Math.min(sight.size[group] ?? 0, 3) - 1;
    if (grows[group] === 1) growing[sort] = (growing[sort] ?? 0) + 1;
  }
}

/** A strip around `cell`. */
function lookAt(s: State, grid: Grid, cell: number, step: number): void {
  if (grid.height[cell] === 0) lookOnTable(grid, cell, step);
  else lookOnTop(s, grid, cell, step);
}

function lookOnTable(grid: Grid, cell: number, step: number): void {
  const before = measureBare(grid, cell - step);
  const middle = measureBare(grid, cell);
  const after = measureBare(grid, cell + step);
  const isPlain = !before && !middle && !after;
  // Where nothing is gained one place is like another.
  if (isPlain && isPlainTried) return;
  if (isPlain) isPlainTried = true;
  tryStrips(cell - step, cell, cell + step, 0, grid.rats[0] ?? 0, grid.rats[1] ?? 0);
}

function lookOnTop(s: State, grid: Grid, cell: number, step: number): void {
  onTop.places++;
  under.fill(0);
  bury(grid, cell - step);
  bury(grid, cell);
  bury(grid, cell + step);
  const net = settleLosses(s.scoreShrunkGroups);
  const red = under[0] ?? 0;
  const green = under[1] ?? 0;
  noteCover(0, red);
  noteCover(1, green);
  const before = measureTop(grid, cell, step);
  tryStrips(ON_TOP, ON_TOP + 1, ON_TOP + 2, net, (grid.rats[0] ?? 0) - size(red), (grid.rats[1] ?? 0) - size(green));
  forgetTop(before);
  while (burials > 0) lost[buried[--burials] ?? 0] = 0;
}

function bury(grid: Grid, cell: number): void {
  const symbol = grid.symbol[cell] ?? 0;
  if (isRat(symbol)) under[symbol - RED_RAT] = (under[symbol - RED_RAT] ?? 0) | (sight.at[cell] ?? 0);
  if (!isHerb(symbol)) return;
  const group = sight.at[cell] ?? 0;
  if (lost[group] === 0) buried[burials++] = group;
  lost[group] = (lost[group] ?? 0) + 1;
}

/** What red gains because of what lies under the strip. */
function settleLosses(scoresRest: boolean): number {
  losses.fill(0);
  let net = 0;
  for (let i = 0; i < burials; i++) {
    const group = buried[i] ?? 0;
    const before = pointsFor(sight.size[group] ?? 0);
    const rest = (sight.size[group] ?? 0) - (lost[group] ?? 0);
    if (rest < (least[group] ?? 0)) least[group] = rest;
    const now = scoresRest ? pointsFor(rest) : 0;
    const then = pointsFor(rest) - before;
    const seat = ownerOf(sight.herb[group] ?? 0);
    losses[seat] = (losses[seat] ?? 0) - now - then;
    net += seat === 0 ? now + late * then : -now - late * then;
  }
  for (let seat = 0; seat < 2; seat++) worstLoss[seat] = Math.max(worstLoss[seat] ?? 0, losses[seat] ?? 0);
  return net;
}
