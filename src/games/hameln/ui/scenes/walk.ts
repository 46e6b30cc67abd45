import type { Point } from '../../../../web/kit/camera.ts';
import { pointOf } from '../places.ts';

/** How the piper goes through the town: in at the corner of his quarter, across the market, out over the Weser. */

const CORNERS: readonly Point[] = [
  { x: 90, y: 40 },
  { x: 910, y: 40 },
  { x: 910, y: 590 },
  { x: 90, y: 590 },
];
const LANES: readonly (readonly Point[])[] = [
  [
    { x: 188, y: 120 },
    { x: 188, y: 212 },
    { x: 344, y: 262 },
  ],
  [
    { x: 812, y: 120 },
    { x: 812, y: 212 },
    { x: 656, y: 262 },
  ],
  [
    { x: 812, y: 520 },
    { x: 812, y: 428 },
    { x: 656, y: 378 },
  ],
  [
    { x: 188, y: 520 },
    { x: 188, y: 428 },
    { x: 344, y: 378 },
  ],
];
const SQUARE: Point = { x: 500, y: 320 };
const RIVER: readonly Point[] = [
  { x: 500, y: 430 },
  { x: 470, y: 486 },
  { x: 396, y: 500 },
  { x: 396, y: 640 },
];

const clamp = (t: number): number => Math.min(1, Math.max(0, t));
const smooth = (t: number): number => {
  const c = clamp(t);
  return c * c * (3 - 2 * c);
};
const mix = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });

/** A point so far along a broken line, 0 to 1. */
export function along(points: readonly Point[], t: number): Point {
  const legs = points.slice(1).map((b, i) => {
    const a = points[i] ?? b;
    return { a, b, length: Math.hypot(b.x - a.x, b.y - a.y) };
  });
  let left = clamp(t) * legs.reduce((sum, leg) => sum + leg.length, 0);
  for (const { a, b, length } of legs) {
    if (left <= length && length > 0) return mix(a, b, left / length);
    left -= length;
  }
  return points.at(-1) ?? SQUARE;
}

const pathFrom = (field: number): Point[] => [CORNERS[field] ?? SQUARE, ...(LANES[field] ?? []), SQUARE, ...RIVER];

export interface Walker extends Point {
  readonly facing: 1 | -1;
}

/** How far behind him the first rat walks, and each further one behind the one before. */
const FIRST = 0.045;
const EACH = 0.021;

/** How far he is: he walks on until the last of his rats is in the river. */
const headOf = (t: number, rats: number): number => t * (1.02 + FIRST + EACH * rats);

export function piperAt(field: number, rats: number, t: number): Walker {
  const path = pathFrom(field);
  const head = headOf(t, rats);
  const here = along(path, head);
  const soon = along(path, head + 0.02);
  return { ...here, facing: soon.x < here.x - 0.5 ? -1 : 1 };
}

/** Each rat leaves its circle when it hears him, and joins the train behind him. */
export function ratAt(field: number, circle: number, nth: number, rats: number, t: number): Walker & { readonly away: number } {
  const behind = along(pathFrom(field), headOf(t, rats) - FIRST - EACH * nth);
  const joined = smooth((t - 0.08 - nth * 0.012) / 0.2);
  const here = mix(pointOf(circle), behind, joined);
  const hop = Math.abs(Math.sin(t * 60 + nth * 1.7)) * 5 * (joined > 0 ? 1 : 0);
  const away = smooth((behind.y - 575) / 40) * joined;
  return { x: here.x, y: here.y - hop, facing: behind.x < pointOf(circle).x ? -1 : 1, away };
}
