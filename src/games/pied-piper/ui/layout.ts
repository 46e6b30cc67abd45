import type { Point } from '../../../web/kit/camera.ts';
import { leftOf } from '../look.ts';

/** Houses and lanes are placed by hand for every number of houses, so that no house hides a lane. */

/** A house and the lane to its left, where figures stand before they run through it. */
export interface Spot {
  readonly house: number;
  readonly door: Point;
  readonly lane: Point;
  /** How many figures stand abreast in the lane. */
  readonly abreast: number;
}

export interface Town {
  readonly small: boolean;
  readonly width: number;
  readonly height: number;
  /** Of a house. */
  readonly scale: number;
  /** The size of a figure. */
  readonly figure: number;
  /** The front house first, then along the arrows. */
  readonly spots: readonly Spot[];
  /** The ring of lanes and doors in turn; two points for each spot unless the town is nearly empty. */
  readonly road: readonly Point[];
}

/** Coordinates in pairs. */
interface Plan {
  readonly doors: readonly number[];
  readonly lanes: readonly number[];
  readonly abreast: readonly number[];
}

/** For one house up to five. */
const LARGE: readonly Plan[] = [
  { doors: [458, 500], lanes: [458, 218], abreast: [4] },
  { doors: [458, 500, 458, 218], lanes: [146, 366, 770, 366], abreast: [2, 2] },
  { doors: [458, 500, 764, 312, 152, 312], lanes: [250, 456, 666, 456, 458, 214], abreast: [4, 4, 4] },
  { doors: [458, 500, 792, 366, 458, 218, 124, 366], lanes: [262, 464, 656, 464, 644, 252, 272, 252], abreast: [4, 4, 4, 4] },
  {
    doors: [458, 500, 816, 398, 608, 218, 308, 218, 100, 398],
    lanes: [268, 472, 648, 472, 726, 286, 458, 204, 190, 286],
    abreast: [4, 4, 2, 4, 2],
  },
];
const SMALL: readonly Plan[] = [
  { doors: [195, 343], lanes: [195, 134], abreast: [3] },
  { doors: [195, 343, 195, 134], lanes: [60, 246, 330, 246], abreast: [2, 2] },
  { doors: [195, 343, 336, 214, 54, 214], lanes: [96, 312, 294, 312, 195, 138], abreast: [3, 3, 3] },
  { doors: [195, 343, 346, 246, 195, 134, 44, 246], lanes: [102, 314, 288, 314, 286, 160, 104, 160], abreast: [3, 3, 3, 3] },
  {
    doors: [195, 343, 347, 268, 257, 134, 133, 134, 43, 268],
    lanes: [106, 328, 284, 328, 296, 188, 195, 124, 94, 188],
    abreast: [3, 3, 2, 2, 2],
  },
];

const nth = (pairs: readonly number[] | undefined, i: number): Point => ({ x: pairs?.[i * 2] ?? 0, y: pairs?.[i * 2 + 1] ?? 0 });

/** When hardly anybody is left the game is over and nobody runs any more: the road is the one of four houses. */
const bareRoad = (plan: Plan | undefined): readonly Point[] => [0, 1, 2, 3].flatMap((i) => [nth(plan?.lanes, i), nth(plan?.doors, i)]);

/** The town with the `front` house nearest; if that one is gone, with the next one along the arrows. */
export function townOf(ring: readonly number[], front: number, small: boolean): Town {
  const first = ring.findIndex((house) => house >= front);
  const order = first > 0 ? [...ring.slice(first), ...ring.slice(0, first)] : ring;
  const plan = (small ? SMALL : LARGE)[order.length - 1];
  const spots = order.map((house, i) => ({
    house,
    door: nth(plan?.doors, i),
    lane: nth(plan?.lanes, i),
    abreast: plan?.abreast[i] ?? 1,
  }));
  const road = spots.length > 2 ? roadOf(spots) : bareRoad((small ? SMALL : LARGE)[3]);
  const size = small ? { width: 390, height: 372, scale: 0.62, figure: 36 } : { width: 916, height: 558, scale: 1.06, figure: 56 };
  return { small, ...size, spots, road };
}

const roadOf = (spots: readonly Spot[]): readonly Point[] => spots.flatMap(({ lane, door }) => [lane, door]);

/** The position on the road of the lane to the left of a house. */
export const laneOf = (town: Town, house: number): number =>
  Math.max(
    0,
    town.spots.findIndex((spot) => spot.house === house),
  ) * 2;

const mix = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });

/** The ring on its way to close over a house that is gone, t from 0 to 1: its two lanes become one. */
export function closing(before: Town, after: Town, gone: number, t: number): Town {
  const next = before.spots[(before.spots.findIndex((spot) => spot.house === gone) + 1) % before.spots.length]?.house;
  const spots = before.spots.map((spot) => {
    const heir = after.spots.find(({ house }) => house === (spot.house === gone ? next : spot.house)) ?? spot;
    const door = spot.house === gone ? heir.lane : heir.door;
    return { ...spot, door: mix(spot.door, door, t), lane: mix(spot.lane, heir.lane, t), abreast: Math.max(spot.abreast, heir.abreast) };
  });
  return { ...before, spots, road: roadOf(spots) };
}

/** Which way figures look in a lane: towards the house in front of them. 1 is right. */
export function facing(town: Town, house: number): 1 | -1 {
  const spot = town.spots.find((s) => s.house === house);
  return spot && spot.door.x < spot.lane.x ? -1 : 1;
}

/** From the house behind a lane to the one in front of it. */
export function slope(town: Town, house: number): Point {
  const ring = town.spots.map((spot) => spot.house);
  const door = (h: number): Point => town.spots.find((spot) => spot.house === h)?.door ?? { x: 0, y: 0 };
  const [a, b] = [door(leftOf(ring, house)), door(house)];
  return { x: b.x - a.x, y: b.y - a.y };
}
