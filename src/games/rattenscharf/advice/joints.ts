import { AREA, type Grid, ROW } from '../grid.ts';
import { pointsFor } from '../score.ts';
import type { State } from '../state.ts';
import { GOODS, isHerb, ownerOf, SYMBOL_COUNT } from '../strips.ts';
import { sight } from './sight.ts';
import { POINT, weights } from './weights.ts';

/**
 * What one more herb brings where it touches groups: points at once, and a part of those that groups in sight will bring in the end. A little less
 * than exact: a group that falls apart counts as if it held together, and a strip that touches one with both of its ends as two joints.
 */
export const HERBS = 9;

/** By herb: cells where one more would make a pair, and where it would make three or more; and what it brings its owner at best. */
export const pairs = new Uint8Array(HERBS);
export const threes = new Uint8Array(HERBS);
export const best = new Float64Array(HERBS);

/** On bare table a cell stands for itself; a field on top of others depends on the strip it belongs to, and has a place of its own. */
export const ON_TOP = AREA;
const PLACES = AREA + 3;
/** By place and symbol: what red gains by it. */
export const gain = new Float64Array(PLACES * SYMBOL_COUNT);
/** All that may not be zero among them. */
const filled = new Int32Array(PLACES * SYMBOL_COUNT);
let fills = 0;

/** By group: fields under the strip that is looked at; whether one more field can join it; where it was joined last. */
export const lost = new Uint8Array(sight.size.length);
export const grows = new Uint8Array(sight.size.length);
const joint = new Int32Array(sight.size.length);
let joints = 0;

/** By herb, of the place that is looked at: fields that it joins, points that they bring without it, and those that are counted for them already. */
const joins = new Uint8Array(HERBS);
const stands = new Uint8Array(HERBS);
const counted = new Uint8Array(HERBS);
const beside = new Uint8Array(4);
let herbs = 0;

/** By herb and cell: the position for which it was told. */
const told = new Int32Array(HERBS * AREA);
/** By bare cell: the position for which it was looked at, and whether a herb lies beside it. */
const measured = new Int32Array(AREA);
const isRich = new Uint8Array(AREA);
let position = 0;

/** How much of a point in the end counts now. */
let late = 0;
let scoresRest = true;

export const lateNow = (s: State): number => (weights.late * s.laid.length) / GOODS.length / POINT;

export function beginJoints(s: State): void {
  pairs.fill(0);
  threes.fill(0);
  best.fill(0);
  grows.fill(0);
  forget(0);
  position++;
  late = lateNow(s);
  scoresRest = s.scoreShrunkGroups;
}

/** Forgets all gains but the first so many. */
function forget(from: number): void {
  for (let i = from; i < fills; i++) gain[filled[i] ?? 0] = 0;
  fills = from;
}

/** Whether anything is gained on a bare cell. It is the same in every strip that lies on it: the other cells of such a strip show nothing. */
export function measureBare(grid: Grid, cell: number): boolean {
  if (measured[cell] === position) return isRich[cell] === 1;
  measured[cell] = position;
  joints++;
  join(grid, cell - ROW);
  join(grid, cell - 1);
  join(grid, cell + 1);
  join(grid, cell + ROW);
  isRich[cell] = herbs > 0 ? 1 : 0;
  settle(cell, cell);
  return isRich[cell] === 1;
}

/** The three fields of a strip on top of others, whose losses are known. Answers what to hand to `forgetTop` afterwards. */
export function measureTop(grid: Grid, cell: number, step: number): number {
  const across = step === 1 ? ROW : 1;
  const before = fills;
  for (let field = 0; field < 3; field++) {
    const at = cell + (field - 1) * step;
    joints++;
    join(grid, at - across);
    join(grid, at + across);
    if (field !== 1) join(grid, at + (field - 1) * step);
    settle(ON_TOP + field, at);
  }
  return before;
}

export const forgetTop = forget;

/** A herb would touch what lies on the cell beside it. */
function join(grid: Grid, at: number): void {
  const herb = grid.symbol[at] ?? 0;
  if (!isHerb(herb)) return;
  const group = sight.at[at] ?? 0;
  if (joint[group] === joints) return;
  joint[group] = joints;
  grows[group] = 1;
  const gone = lost[group] ?? 0;
  const size = (sight.size[group] ?? 0) - gone;
  const points = pointsFor(size);
  if (joins[herb] === 0) beside[herbs++] = herb;
  joins[herb] = (joins[herb] ?? 0) + size;
  stands[herb] = (stands[herb] ?? 0) + points;
  if (gone > 0 && scoresRest) counted[herb] = (counted[herb] ?? 0) + points;
}

function settle(place: number, cell: number): void {
  for (let i = 0; i < herbs; i++) {
    const herb = beside[i] ?? 0;
    const points = pointsFor(1 + (joins[herb] ?? 0));
    const brings = points - (counted[herb] ?? 0) + late * (points - (stands[herb] ?? 0));
    joins[herb] = stands[herb] = counted[herb] = 0;
    const key = place * SYMBOL_COUNT + herb;
    gain[key] = ownerOf(herb) === 0 ? brings : -brings;
    filled[fills++] = key;
    if (brings > (best[herb] ?? 0)) best[herb] = brings;
    tell(herb, cell, points);
  }
  herbs = 0;
}

function tell(herb: number, cell: number, points: number): void {
  const key = herb * AREA + cell;
  if (told[key] === position) return;
  told[key] = position;
  const table = points === 1 ? pairs : threes;
  table[herb] = (table[herb] ?? 0) + 1;
}
