import type { Point } from '../../bots/review/luck.ts';
import type { Seat } from '../../core/game.ts';

/** Where things stand in the graph, in pixels. */
export interface Scale {
  readonly width: number;
  readonly height: number;
  x(n: number): number;
  y(chance: number): number;
}

/** Room for the figures on the left and the marks on the right. */
export const LEFT = 44;
const RIGHT = 34;
const TOP = 12;
const BOTTOM = 12;

export function makeScale(points: readonly Point[], width: number, height: number): Scale {
  const from = points[0]?.n ?? 0;
  const to = Math.max(from + 1, points.at(-1)?.n ?? 1);
  return {
    width,
    height,
    x: (n) => LEFT + ((width - LEFT - RIGHT) * (n - from)) / (to - from),
    y: (chance) => TOP + (height - TOP - BOTTOM) * (1 - chance),
  };
}

/** While decisions are still being judged nothing is known between the last of them and the result: `whole` is false, and there is a gap. */
export const pathOf = (points: readonly Point[], seat: Seat, scale: Scale, whole: boolean): string =>
  points
    .map(({ n, chances }, i) => {
      const apart = i === 0 || (!whole && i === points.length - 1);
      return `${apart ? 'M' : 'L'}${scale.x(n).toFixed(1)} ${scale.y(chances[seat] ?? 0).toFixed(1)}`;
    })
    .join('');

/** A seat's chances at a point of the game: those at the start of the turn. */
export const chanceAt = (points: readonly Point[], seat: Seat, n: number): number =>
  (points.findLast((point) => point.n <= n) ?? points[0])?.chances[seat] ?? 0;

/** The point nearest to a place in the graph. */
export function nearest(points: readonly Point[], scale: Scale, x: number): Point | undefined {
  return points.reduce<Point | undefined>(
    (best, point) => (best && apart(scale, best, x) <= apart(scale, point, x) ? best : point),
    undefined,
  );
}

const apart = (scale: Scale, { n }: Point, x: number): number => Math.abs(scale.x(n) - x);

/** Heights for marks that must not lie on each other: as near as possible to where they belong, in their order. */
export function spread(heights: readonly number[], gap: number, most: number): number[] {
  const order = heights.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y || a.i - b.i);
  const placed: number[] = [];
  for (const { y } of order) placed.push(Math.max(y, (placed.at(-1) ?? Number.NEGATIVE_INFINITY) + gap));
  for (let k = placed.length - 1, roof = most; k >= 0; k -= 1, roof = (placed[k + 1] ?? roof) - gap)
    placed[k] = Math.min(placed[k] ?? 0, roof);
  const result = heights.slice();
  order.forEach(({ i }, k) => {
    result[i] = placed[k] ?? 0;
  });
  return result;
}
