import type { Box, Point } from '../../../../web/kit/camera.ts';
import { areasInPlay, cornersOf, manholesInPlay } from '../../board.ts';
import { AREAS_A_DISTRICT, CORNERS } from '../../data.ts';

/** Where things are drawn. The side of a rhombus is 100; the town of five fits into 640 by 620. */

/** Half the width of a hexagon whose side is 100. */
const HALF = 86.6;
const LEFT = 60;
const TOP = 60;
const column = (n: number): number => LEFT + n * HALF;

/** The columns in which manholes lie, row by row from the top; rows are 50 apart. */
const ROWS: readonly (readonly number[])[] = [
  [2, 4],
  [1, 3, 5],
  [2, 4],
  [1, 3, 5],
  [0, 2, 4, 6],
  [1, 3, 5],
  [0, 2, 4, 6],
  [1, 3, 5],
  [2, 4],
  [1, 3, 5],
  [2, 4],
];
const MANHOLE_POINTS: readonly Point[] = ROWS.flatMap((columns, row) => columns.map((n) => ({ x: column(n), y: TOP + row * 50 })));

const ORIGIN: Point = { x: 0, y: 0 };
export const manholeAt = (manhole: number): Point => MANHOLE_POINTS[manhole] ?? ORIGIN;

/** The middle manhole of an area's district: slots are measured from there. */
export const middleOf = (area: number): Point => manholeAt(cornersOf(area)[0] ?? 0);
const shift = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });

export const centreOf = (area: number): Point => {
  const [a, , c] = cornersOf(area).map(manholeAt);
  return { x: ((a?.x ?? 0) + (c?.x ?? 0)) / 2, y: ((a?.y ?? 0) + (c?.y ?? 0)) / 2 };
};

const polygon = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
const round = (n: number): number => Math.round(n * 100) / 100;

const PATHS = CORNERS.map((corners) => polygon(corners.map(manholeAt)));
export const pathOf = (area: number): string => PATHS[area] ?? '';

/** The same rhombus, smaller: every side moved towards the middle. */
export function insetPath(area: number, by: number): string {
  const centre = centreOf(area);
  // Sides of 100 at 60 degrees lie 43.3 from the middle.
  const scale = 1 - by / (HALF / 2);
  const points = cornersOf(area).map(manholeAt);
  return polygon(points.map(({ x, y }) => ({ x: centre.x + (x - centre.x) * scale, y: centre.y + (y - centre.y) * scale })));
}

/** Upper, left or right of the district's middle. */
export const kindOf = (area: number): number => area % AREAS_A_DISTRICT;

const TILE_SLOTS: readonly (readonly Point[])[] = [
  [
    { x: -48, y: -50 },
    { x: -17, y: -50 },
  ],
  [
    { x: -60.3, y: -15 },
    { x: -60.3, y: 17 },
  ],
  [
    { x: 60.3, y: -15 },
    { x: 60.3, y: 17 },
  ],
];
/** The place of the nth thing that lies in an area: tiles first, then the back room. */
export function slotOf(area: number, nth: number): Point {
  const slots = TILE_SLOTS[kindOf(area)] ?? [];
  const { x, y } = slots[Math.min(nth, slots.length - 1)] ?? ORIGIN;
  return shift(middleOf(area), x, y);
}

/** Where figures stand: one alone, two side by side, more along a bend round the tiles. Measured like tiles; left is right mirrored. */
const ALONE: readonly Point[] = [
  { x: 41, y: -53 },
  { x: 31.3, y: 35 },
];
const PAIR: readonly (readonly Point[])[] = [
  [
    { x: 24, y: -59 },
    { x: 49, y: -48 },
  ],
  [
    { x: 46, y: 42 },
    { x: 24, y: 58 },
  ],
];
const BEND: readonly (readonly Point[])[] = [
  [
    { x: 17, y: -67 },
    { x: 50, y: -53 },
    { x: 24, y: -35 },
  ],
  [
    { x: 30, y: 29 },
    { x: 51, y: 45 },
    { x: 23, y: 61 },
  ],
];

export function figureSlot(area: number, nth: number, of: number): Point {
  const kind = kindOf(area);
  const shape = kind === 0 ? 0 : 1;
  const line = of === 1 ? [ALONE[shape] ?? ORIGIN] : ((of === 2 ? PAIR : BEND)[shape] ?? []);
  const along = of > 1 ? (nth / (of - 1)) * (line.length - 1) : 0;
  const from = line[Math.floor(along)] ?? ORIGIN;
  const to = line[Math.ceil(along)] ?? from;
  const part = along - Math.floor(along);
  const mirror = kind === 1 ? -1 : 1;
  return shift(middleOf(area), mirror * (from.x + (to.x - from.x) * part), from.y + (to.y - from.y) * part);
}

/** The plate for loot hangs under the district's middle manhole. */
export const plateOf = (district: number): Point => shift(middleOf(district * AREAS_A_DISTRICT), 0, 32);

/** A side of an area: its two manholes, the smaller first. */
export interface Side {
  readonly a: number;
  readonly b: number;
  /** The areas that share it; one at the rim of the town. */
  readonly areas: readonly number[];
}

const sidesOf = (area: number): readonly (readonly [number, number])[] => {
  const corners = cornersOf(area);
  return corners.map((corner, i) => {
    const next = corners[(i + 1) % corners.length] ?? corner;
    return corner < next ? [corner, next] : [next, corner];
  });
};

/** All sides of the areas that so many players use. */
export function sidesInPlay(players: number): readonly Side[] {
  const sides = new Map<string, { a: number; b: number; areas: number[] }>();
  for (const area of areasInPlay(players)) {
    for (const [a, b] of sidesOf(area)) {
      const known = sides.get(`${a}-${b}`);
      if (known) known.areas.push(area);
      else sides.set(`${a}-${b}`, { a, b, areas: [area] });
    }
  }
  return [...sides.values()];
}

export const linePath = ({ a, b }: Side): string => {
  const [from, to] = [manholeAt(a), manholeAt(b)];
  return `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;
};

/** What the whole town takes, with room for names and towers. */
export function townBox(players: number): Box {
  const points = manholesInPlay(players).map(manholeAt);
  const [left, right] = [Math.min(...points.map((p) => p.x)), Math.max(...points.map((p) => p.x))];
  const [top, bottom] = [Math.min(...points.map((p) => p.y)), Math.max(...points.map((p) => p.y))];
  return { x: left - 32, y: top - 38, width: right - left + 64, height: bottom - top + 75 };
}

export const areaBox = (area: number): Box => {
  const points = cornersOf(area).map(manholeAt);
  const [x, y] = [Math.min(...points.map((p) => p.x)), Math.min(...points.map((p) => p.y))];
  return { x, y, width: Math.max(...points.map((p) => p.x)) - x, height: Math.max(...points.map((p) => p.y)) - y };
};

/** Where a district's name stands, outside of the manholes at the rim, and how it is turned; the middle one needs none. */
export const NAME_PLACES: readonly ({ readonly at: Point; readonly turn: number } | undefined)[] = [
  undefined,
  { at: { x: 546, y: 218 }, turn: 30 },
  { at: { x: 460, y: 67 }, turn: 30 },
  { at: { x: 180, y: 67 }, turn: -30 },
  { at: { x: 94, y: 218 }, turn: -30 },
  { at: { x: 127, y: 460 }, turn: -90 },
  { at: { x: 513, y: 460 }, turn: 90 },
];

/** So large that a long name is no longer than the side of its district. */
export const nameSize = (name: string): number => Math.min(14, 185 / name.length);
