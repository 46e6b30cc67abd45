import type { Box } from '../../../web/kit/camera.ts';
import { drawnStep, HOUSE, kindOfSeat, wallAt } from './art/walls.ts';
import type { Town } from './layout.ts';
import type { Change } from './outlook.ts';
import type { Standing } from './scene.ts';

/** Where the note about a preview lies on the green, in units of the town: its upper middle, on the freer side of the front house. */
export function noteSpot(town: Town, size: { width: number; height: number }, taken: readonly Box[]): { x: number; y: number } {
  const middle = town.width / 2;
  // On a small screen in the middle, above the roof of the front house.
  if (town.small) return { x: middle, y: Math.min(town.height * 0.543 - size.height / 2, 228 - size.height) };
  const y = Math.max(262, 346 - size.height / 2);
  const spots = [middle + FRONT + size.width / 2, middle - FRONT - size.width / 2].map((x) => ({ x, y }));
  const covered = spots.map((spot) => taken.reduce((sum, box) => sum + overlap({ ...size, x: spot.x - size.width / 2, y }, box), 0));
  return spots[(covered[1] ?? 0) < (covered[0] ?? 0) ? 1 : 0] ?? { x: middle, y };
}

/** Half the width of the front house with its marker. */
const FRONT = 58;

function overlap(a: Box, b: Box): number {
  const along = (p: number, q: number, start: number, length: number): number => Math.min(p + q, start + length) - Math.max(p, start);
  const [w, h] = [along(a.x, a.width, b.x, b.width), along(a.y, a.height, b.y, b.height)];
  return w > 0 && h > 0 ? w * h : 0;
}

export const boxOfFigure = (town: Town, { x, y }: Standing): Box => ({
  x: x - town.figure / 2,
  y: y - town.figure,
  width: town.figure,
  height: town.figure,
});

/** The coin that stands beside the right wall. */
export function boxOfCoin(town: Town, change: Change, roof: number): Box {
  const door = town.spots.find((spot) => spot.house === change.house)?.door ?? { x: 0, y: 0 };
  const wall = wallAt(kindOfSeat(change.seat), drawnStep(change.to, roof), 'right');
  const [x, y] = [door.x + (wall.x - HOUSE.foot.x) * town.scale, door.y + (wall.y - HOUSE.foot.y) * town.scale];
  return { x: x - 14, y: y - 18, width: 66, height: 36 };
}
