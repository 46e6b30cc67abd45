import type { Point } from '../../../web/kit/camera.ts';
import { facing, slope, type Town } from './layout.ts';

/** Where `count` figures stand in the lane left of a house: abreast along the road, further rows towards the green. */
export function placesIn(town: Town, house: number, count: number): Point[] {
  const spot = town.spots.find((s) => s.house === house);
  if (!spot) return [];
  const { figure } = town;
  const along = direction(town, house);
  const gap = figure * (count > 3 ? 0.9 : 0.98);
  // Rows grow into the green: upwards from the lanes in front, downwards from those at the back.
  const up = spot.lane.y > town.height * 0.643 ? -1 : 1;
  const aside = Math.abs(spot.lane.x - town.width / 2) > town.width * 0.2 ? Math.sign(town.width / 2 - spot.lane.x) : 0;
  const drop = figure * (count > spot.abreast && up < 0 ? 0.42 : 0.3);
  const places: Point[] = [];
  for (let row = 0; places.length < count; row++) {
    const n = Math.min(count - places.length, spot.abreast + (row > 0 ? 1 : 0));
    const x = spot.lane.x + aside * row * figure * (up < 0 ? 0.1 : 0.72);
    const y = spot.lane.y + up * row * figure * (aside !== 0 && up > 0 ? 0.56 : 0.74) + drop;
    for (let i = 0; i < n; i++) places.push({ x: x + along.x * gap * (i - (n - 1) / 2), y: y + along.y * gap * (i - (n - 1) / 2) });
  }
  return places;
}

/** Along the road, but never so steep that figures would stand on each other's heads. */
function direction(town: Town, house: number): Point {
  const { x, y } = slope(town, house);
  const length = Math.hypot(x, y) || 1;
  const unit = { x: x / length, y: y / length };
  return Math.abs(unit.x) < 0.8 ? { x: facing(town, house) * 0.86, y: unit.y * 0.5 } : unit;
}

/** How far a rat leans on a sloping lane, in degrees; the piper stands upright. */
export function lean(town: Town, house: number): number {
  const { x, y } = slope(town, house);
  return Math.round(Math.max(-24, Math.min(24, ((Math.atan2(y, Math.abs(x)) * 180) / Math.PI) * 0.6)));
}
