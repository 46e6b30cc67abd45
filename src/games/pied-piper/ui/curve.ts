import type { Point } from '../../../web/kit/camera.ts';

/** A soft curve through the points of a closed ring (Catmull-Rom). Positions count points; they may go round more than once. */

const at = (ring: readonly Point[], i: number): Point => ring[((i % ring.length) + ring.length) % ring.length] ?? { x: 0, y: 0 };

const round = (n: number): number => Math.round(n * 10) / 10;

/** The whole ring as an SVG path. */
export function outline(ring: readonly Point[]): string {
  const start = at(ring, 0);
  let d = `M${round(start.x)} ${round(start.y)}`;
  for (let i = 0; i < ring.length; i++) {
    const [p0, p1, p2, p3] = [at(ring, i - 1), at(ring, i), at(ring, i + 1), at(ring, i + 2)];
    const c1 = { x: p1.x + (p2.x - p0.x) / 6, y: p1.y + (p2.y - p0.y) / 6 };
    const c2 = { x: p2.x - (p3.x - p1.x) / 6, y: p2.y - (p3.y - p1.y) / 6 };
    d += `C${round(c1.x)} ${round(c1.y)} ${round(c2.x)} ${round(c2.y)} ${round(p2.x)} ${round(p2.y)}`;
  }
  return `${d}Z`;
}

/** A point of the curve at a position between two points of the ring. */
export function pointOn(ring: readonly Point[], position: number): Point {
  const i = Math.floor(position);
  const t = position - i;
  const [p0, p1, p2, p3] = [at(ring, i - 1), at(ring, i), at(ring, i + 1), at(ring, i + 2)];
  const axis = (a: number, b: number, c: number, d: number): number =>
    b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  return { x: axis(p0.x, p1.x, p2.x, p3.x), y: axis(p0.y, p1.y, p2.y, p3.y) };
}

const PER_POINT = 24;

/** Points along the curve from one position to another, in either direction. */
export function trace(ring: readonly Point[], from: number, to: number): Point[] {
  const n = Math.max(1, Math.ceil(Math.abs(to - from) * PER_POINT));
  return Array.from({ length: n + 1 }, (_, k) => pointOn(ring, from + ((to - from) * k) / n));
}

export const polyline = (points: readonly Point[]): string => `M${points.map((p) => `${round(p.x)} ${round(p.y)}`).join('L')}`;

const apart = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

export interface Heading extends Point {
  /** In degrees, clockwise from the right. */
  readonly angle: number;
}

/** Points at equal distances along a line, with its direction there. */
export function spaced(points: readonly Point[], count: number): Heading[] {
  const total = lengthOf(points);
  const found: Heading[] = [];
  let walked = 0;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]];
    if (!a || !b) break;
    const step = apart(a, b);
    while (found.length < count && walked + step >= (total * found.length) / count) {
      const part = step === 0 ? 0 : ((total * found.length) / count - walked) / step;
      found.push({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part, angle: angleOf(a, b) });
    }
    walked += step;
  }
  return found;
}

export const angleOf = (a: Point, b: Point): number => Math.round((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI);

const lengthOf = (points: readonly Point[]): number => points.reduce((sum, p, i) => sum + (i === 0 ? 0 : apart(points[i - 1] ?? p, p)), 0);

/** The line without its last stretch. */
export function shortened(points: readonly Point[], by: number): readonly Point[] {
  let left = by;
  let end = points.length - 1;
  while (end > 1 && left > 0) {
    left -= apart(points[end - 1] ?? { x: 0, y: 0 }, points[end] ?? { x: 0, y: 0 });
    end--;
  }
  return points.slice(0, end + 1);
}
