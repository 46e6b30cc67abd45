import { type Box, contains, type Point } from '../../../web/kit/camera.ts';
import type { Way } from '../../../web/kit/keys.ts';
import { CIRCLES, type CircleId, HOUSES, type HouseId, type Kind, type RegionName } from '../data.ts';

/** Where everything lies on the board. One unit is about a pixel on a large screen. */

export const TOWN: Box = { x: 56, y: 30, width: 888, height: 586 };
export const MARKET: Box = { x: 384, y: 258, width: 232, height: 124 };
export const CIRCLE_RADIUS = 16;

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

const HOUSE_BOXES: Readonly<Record<HouseId, Box>> = {
  A1: box(70, 62, 100, 132),
  A2: box(206, 62, 172, 84),
  b1: box(206, 170, 120, 84),
  c1: box(70, 230, 100, 180),
  TL: box(362, 170, 120, 84),
  ML: box(206, 278, 174, 84),
  A3: box(414, 62, 172, 84),
  A4: box(622, 62, 172, 84),
  A5: box(830, 62, 100, 132),
  b4: box(674, 170, 120, 84),
  TR: box(518, 170, 120, 84),
  MR: box(620, 278, 174, 84),
  BR: box(518, 386, 120, 84),
  c4: box(830, 230, 100, 180),
  d4: box(674, 386, 120, 84),
  E4: box(622, 494, 172, 84),
  E5: box(830, 446, 100, 132),
  BL: box(362, 386, 120, 84),
  d1: box(206, 386, 120, 84),
  E1: box(70, 446, 100, 132),
  E2: box(206, 494, 172, 84),
  E3: box(414, 494, 172, 84),
};

const CIRCLE_POINTS: Readonly<Record<CircleId, readonly [number, number]>> = {
  N1: [194, 158],
  N2: [396, 144],
  N3: [604, 144],
  N4: [806, 158],
  N5: [188, 52],
  N6: [812, 52],
  N7: [500, 172],
  N8: [344, 252],
  N9: [656, 252],
  W1: [180, 212],
  W2: [188, 320],
  W3: [180, 428],
  O1: [820, 212],
  O2: [812, 320],
  O3: [820, 428],
  S1: [194, 482],
  S2: [396, 496],
  S3: [604, 496],
  S4: [806, 482],
  S5: [188, 588],
  S6: [812, 588],
  S7: [500, 468],
  S8: [344, 388],
  S9: [656, 388],
  M1: [500, 264],
  M2: [598, 320],
  M3: [500, 376],
  M4: [402, 320],
  X1: [500, 218],
  X2: [500, 422],
};

/** By number, as in data.ts. */
export const BOXES: readonly Box[] = HOUSES.map((h) => HOUSE_BOXES[h.id]);
export const POINTS: readonly Point[] = CIRCLES.map((c) => {
  const [x, y] = CIRCLE_POINTS[c.id];
  return { x, y };
});
export const boxOf = (house: number): Box => BOXES[house] ?? TOWN;
export const pointOf = (circle: number): Point => POINTS[circle] ?? { x: 0, y: 0 };
export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });
export const kindOf = (house: number): Kind => HOUSES[house]?.kind ?? 'bakery';

/** The quarters, each with its tint and the hatching that heralds use for its colour. */
export const QUARTERS: Readonly<Record<RegionName, { readonly tint: string; readonly hatch: string; readonly points: string }>> = {
  black: { tint: '#b9b0a4', hatch: 'hm-sable', points: '58,32 396,32 396,158 500,158 500,320 384,320 384,374 188,374 188,428 58,428' },
  yellow: { tint: '#ecd08a', hatch: 'hm-or', points: '396,32 942,32 942,212 812,212 812,266 616,266 616,320 500,320 500,158 396,158' },
  red: { tint: '#dfa68f', hatch: 'hm-gules', points: '942,608 604,608 604,482 500,482 500,320 616,320 616,266 812,266 812,212 942,212' },
  green: { tint: '#b3c096', hatch: 'hm-vert', points: '604,608 58,608 58,428 188,428 188,374 384,374 384,320 500,320 500,482 604,482' },
};

/** What can be chosen in the town, by number. */
export interface Spot {
  readonly what: 'house' | 'circle';
  readonly id: number;
}
export const sameSpot = (a: Spot | undefined, b: Spot | undefined): boolean => a?.what === b?.what && a?.id === b?.id;
export const pointOfSpot = ({ what, id }: Spot): Point => (what === 'house' ? middleOf(boxOf(id)) : pointOf(id));

/** What lies under a point: circles lie above houses, and a finger may miss them by a little. */
export function spotAt(p: Point, circles: readonly number[], reach: number): Spot | undefined {
  const near = circles
    .map((id) => ({ id, far: Math.hypot(pointOf(id).x - p.x, pointOf(id).y - p.y) }))
    .filter(({ far }) => far <= reach)
    .sort((a, b) => a.far - b.far)[0];
  if (near) return { what: 'circle', id: near.id };
  const house = BOXES.findIndex((b) => contains(b, p));
  return house < 0 ? undefined : { what: 'house', id: house };
}

/** The spot that somebody means who presses an arrow: near, and more or less in that direction. */
export function towards(from: Point, [dx, dy]: Way, spots: readonly Spot[]): Spot | undefined {
  const rated = spots.flatMap((spot) => {
    const p = pointOfSpot(spot);
    const along = (p.x - from.x) * dx + (p.y - from.y) * dy;
    const aside = Math.abs((p.x - from.x) * dy) + Math.abs((p.y - from.y) * dx);
    return along > 4 ? [{ spot, far: along + 2 * aside, steep: aside > 3 * along }] : [];
  });
  return rated.sort((a, b) => Number(a.steep) - Number(b.steep) || a.far - b.far)[0]?.spot;
}
