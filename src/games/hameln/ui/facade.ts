import type { Box, Point } from '../../../web/kit/camera.ts';
import { BONUS } from '../town.ts';
import { boxOf } from './places.ts';

/** A door: the middle of its sill, and its size. */
export interface DoorPlace extends Point {
  readonly width: number;
  readonly height: number;
}

/** Where the parts of a house stand on its plot. */
export interface Facade {
  readonly box: Box;
  readonly picture: Box;
  readonly coin: Point;
  readonly marker: Point;
  readonly bonus: Point;
  /** Half the size of coin and marker. */
  readonly r: number;
  readonly man: DoorPlace;
  readonly woman: DoorPlace;
  readonly king: Point;
}

const TALL = 110;
const WIDE = 150;

function tall(box: Box): Facade {
  const { x, y, height } = box;
  const large = height > 150;
  const picture = { x: x + 2, y: y + (large ? 30 : 7), width: large ? 77.1 : 66.9, height: large ? 90 : 78 };
  const sill = y + height - 7;
  return {
    box,
    picture,
    coin: { x: x + 85, y: y + 19 },
    marker: { x: x + 85, y: y + 50 },
    bonus: { x: x + 85, y: y + 76.5 },
    r: 11.8,
    man: { x: x + 31, y: sill, width: 26, height: 36 },
    woman: { x: x + 68, y: sill, width: 26, height: 36 },
    king: { x: picture.x + picture.width / 2 + 8, y: picture.y + picture.height - 25 },
  };
}

function wide(box: Box, bonus: boolean): Facade {
  const { x, y } = box;
  const sill = y + 77;
  return {
    box,
    picture: { x: x + 8, y: y + 5, width: 63.4, height: 74 },
    coin: { x: x + 98, y: y + 18 },
    marker: { x: x + (bonus ? 154 : 144), y: y + 19 },
    bonus: { x: x + 126, y: y + 18 },
    r: 11.8,
    man: { x: x + 100.5, y: sill, width: 25, height: 35 },
    woman: { x: x + 144.5, y: sill, width: 25, height: 35 },
    king: { x: x + 54.7, y: y + 57 },
  };
}

function small(box: Box): Facade {
  const { x, y } = box;
  const sill = y + 77;
  return {
    box,
    picture: { x: x + 1, y: y + 7, width: 61.7, height: 72 },
    coin: { x: x + 77, y: y + 18 },
    marker: { x: x + 104, y: y + 20 },
    bonus: { x: x + 104, y: y + 20 },
    r: 10.6,
    man: { x: x + 76.5, y: sill, width: 21, height: 34 },
    woman: { x: x + 103.5, y: sill, width: 21, height: 34 },
    king: { x: x + 38, y: y + 57 },
  };
}

export function facadeOf(house: number): Facade {
  const box = boxOf(house);
  if (box.width < TALL) return tall(box);
  return box.width > WIDE ? wide(box, (BONUS[house] ?? 0) > 0) : small(box);
}
