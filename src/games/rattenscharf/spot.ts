import type { Params } from '../../core/game.ts';
import { SIZE } from './data.ts';
import { cellAt, type Grid, ROW } from './grid.ts';
import type { RuleId } from './rule-ids.ts';

/**
 * Where a strip may lie. Each rule is one predicate over the three cells `a`, `b`, `c` under the strip, from left to right or
 * top to bottom; the legal moves are filtered with them and a refusal reports the first that holds.
 */
export type End = 'left' | 'right' | 'top' | 'bottom' | 'middle';

/** [lay/over-the-edge] The side of the table that a strip around (x, y) sticks out over. */
export function overTheEdge(x: number, y: number, upright: boolean): End | undefined {
  const reachX = upright ? 0 : 1;
  const reachY = 1 - reachX;
  if (x < reachX) return 'left';
  if (x >= SIZE - reachX) return 'right';
  if (y < reachY) return 'top';
  return y >= SIZE - reachY ? 'bottom' : undefined;
}

/** [lay/uneven] Not all on the same level. */
const uneven = ({ height }: Grid, a: number, b: number, c: number): boolean => height[a] !== height[b] || height[b] !== height[c];

/** [lay/gap] The worst way to be uneven: partly on strips, partly over bare table. */
const gap = ({ height }: Grid, a: number, b: number, c: number): boolean => height[a] === 0 || height[b] === 0 || height[c] === 0;

/** [lay/exactly-on-one-strip] All three fields on one and the same strip. */
const exactlyOnOne = ({ height, top }: Grid, a: number, b: number, c: number): boolean =>
  height[a] !== 0 && top[a] === top[b] && top[b] === top[c];

/** [lay/not-adjacent] On bare table, with no side shared with a field laid before. */
const notAdjacent = ({ height, near }: Grid, a: number, b: number, c: number): boolean =>
  height[a] === 0 && near[a] === 0 && near[b] === 0 && near[c] === 0;

/** The rule that forbids a strip around the cell `middle`, which must be far enough from the edge. */
export function forbidden(grid: Grid, middle: number, upright: boolean): RuleId | undefined {
  const step = upright ? ROW : 1;
  const a = middle - step;
  const c = middle + step;
  if (uneven(grid, a, middle, c)) return gap(grid, a, middle, c) ? 'lay/gap' : 'lay/uneven';
  if (exactlyOnOne(grid, a, middle, c)) return 'lay/exactly-on-one-strip';
  return notAdjacent(grid, a, middle, c) ? 'lay/not-adjacent' : undefined;
}

/** What the sentence about a forbidden spot needs to name the fault. */
export function fault(grid: Grid, rule: RuleId, x: number, y: number, upright: boolean): Params {
  const step = upright ? ROW : 1;
  const cells = [-1, 0, 1].map((i) => cellAt(x, y) + i * step);
  const levels = cells.map((cell) => grid.height[cell] ?? 0);
  const ends: readonly End[] = upright ? ['top', 'middle', 'bottom'] : ['left', 'middle', 'right'];
  if (rule === 'lay/gap') return { end: ends[levels.indexOf(0)] ?? 'middle' };
  if (rule === 'lay/exactly-on-one-strip') return { strip: grid.top[cellAt(x, y)] ?? 0 };
  if (rule !== 'lay/uneven') return {};
  const odd = levels.findIndex((level) => levels.filter((l) => l === level).length === 1);
  return { end: ends[odd] ?? 'middle', level: levels[odd] ?? 0, other: levels[odd === 0 ? 1 : 0] ?? 0 };
}
