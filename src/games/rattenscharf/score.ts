import { makeSheet, type ScoreSheet } from '../../core/sheet.ts';
import { GROUP_POINTS } from './data.ts';
import type { Emit } from './events.ts';
import { cellAt, type Grid, ROW } from './grid.ts';
import { beginCount, countGroup, lastGroup } from './groups.ts';
import { type Placement, stepX, stepY } from './moves.ts';
import type { State } from './state.ts';
import { isHerb, ownerOf, symbolName } from './strips.ts';

export const pointsFor = (size: number): number => GROUP_POINTS[Math.min(size, GROUP_POINTS.length - 1)] ?? 0;

/** Scores every group that the strip laid last brought into being or changed, for its owner, whoever is on turn. */
export function scoreStrip(s: State, grid: Grid, at: Placement, emit?: Emit): void {
  const step = stepX(at.turn) + ROW * stepY(at.turn);
  const first = cellAt(at.x, at.y) - step;
  beginCount();
  for (let i = 0; i < 3; i++) scoreGroup(s, grid, first + i * step, 'scored', emit);
  if (s.scoreShrunkGroups) for (let i = 0; i < 3; i++) scoreRest(s, grid, first + i * step, i, emit);
}

/** Scores what is left of the group whose herb the i-th field of the last strip has covered. */
function scoreRest(s: State, grid: Grid, cell: number, i: number, emit: Emit | undefined): void {
  const lost = grid.under[(s.laid.length - 1) * 3 + i] ?? 0;
  if (!isHerb(lost)) return;
  if (grid.symbol[cell - ROW] === lost) scoreGroup(s, grid, cell - ROW, 'scored', emit);
  if (grid.symbol[cell - 1] === lost) scoreGroup(s, grid, cell - 1, 'scored', emit);
  if (grid.symbol[cell + 1] === lost) scoreGroup(s, grid, cell + 1, 'scored', emit);
  if (grid.symbol[cell + ROW] === lost) scoreGroup(s, grid, cell + ROW, 'scored', emit);
}

function scoreGroup(s: State, grid: Grid, cell: number, type: 'scored' | 'final-group', emit: Emit | undefined): void {
  const size = countGroup(grid, cell);
  const points = pointsFor(size);
  if (points === 0) return;
  const herb = grid.symbol[cell] ?? 0;
  const seat = ownerOf(herb);
  (type === 'scored' ? s.laying : s.final)[seat] += points;
  emit?.({ type, seat, herb: symbolName(herb), size, points, cells: lastGroup(size) });
}

/** Scores all groups in sight once more, row by row. */
export function scoreFinal(s: State, grid: Grid, emit?: Emit): void {
  const box = s.laid.length * 4;
  const [left = 0, top = 0, right = 0, bottom = 0] = grid.box.subarray(box, box + 4);
  beginCount();
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) scoreGroup(s, grid, cellAt(x, y), 'final-group', emit);
  }
}

export const total = (s: State, seat: 0 | 1): number => s.laying[seat] + s.final[seat];

/** 1 for the winner, 0 for the loser, 1 each for a draw. Three rats lose whatever the points. */
export function payoffs(s: State): readonly number[] {
  if (s.ending === 'rats') return s.seat === 0 ? [0, 1] : [1, 0];
  const lead = total(s, 0) - total(s, 1);
  return [lead >= 0 ? 1 : 0, lead <= 0 ? 1 : 0];
}

/** After a premature end points are void: a column of its own takes them away again, so that nobody is shown as leading. */
export function sheet(s: State): ScoreSheet {
  if (s.ending === null) return makeSheet({ laying: s.laying, final: s.final }, 2);
  if (s.ending === 'rats') return makeSheet({ laying: s.laying, void: s.laying.map((n) => 0 - n) }, 2, s.ending);
  return makeSheet({ laying: s.laying, final: s.final }, 2, s.ending);
}
