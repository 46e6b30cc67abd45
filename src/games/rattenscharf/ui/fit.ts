import { around, type Box, type Camera, fitted, type Limits, type Point, type Size, widened } from '../../../web/kit/camera.ts';
import { SIZE } from '../data.ts';
import type { Cell } from './ghost.ts';
import type { Piece } from './seen.ts';

/** The side of a field in the world that is drawn. */
export const FIELD = 72;
export const TABLE: Box = { x: 0, y: 0, width: SIZE * FIELD, height: SIZE * FIELD };

/** In pixels of a field: a finger needs 50, and more than 88 looks coarse. */
const FINGER = 52;
const COMFORT = 88;
const LARGEST = 128;
/** Room around the strips in fields, so that a pointer can show a strip end-on. */
const ROOM = 1.4;

export const isSmall = (screen: Size): boolean => screen.width <= 560;

/** How far one may zoom: from the whole table to one strip. */
export const limitsFor = (screen: Size): Limits => ({
  min: Math.min(screen.width, screen.height) / (TABLE.width * 1.06),
  max: LARGEST / FIELD,
});

export const boxOfPiece = ({ corner, upright }: Pick<Piece, 'corner' | 'upright'>): Box => ({
  x: corner.x * FIELD,
  y: corner.y * FIELD,
  width: (upright ? 1 : 3) * FIELD,
  height: (upright ? 3 : 1) * FIELD,
});

export const boxOfCell = ({ x, y }: Cell): Box => ({ x: x * FIELD, y: y * FIELD, width: FIELD, height: FIELD });

/** What lies on the table, without room around it. */
export const boxOf = (pieces: readonly Pick<Piece, 'corner' | 'upright'>[]): Box => around(pieces.map(boxOfPiece));

/** Everything that lies there and room to lay more; on a small screen at least as large as a finger, around the focus. */
export function overall(pieces: readonly Pick<Piece, 'corner' | 'upright'>[], screen: Size, focus: Point, whole = false): Camera {
  const limits = limitsFor(screen);
  const least = whole ? limits.min : isSmall(screen) ? FINGER / FIELD : limits.min;
  return fitted(widened(boxOf(pieces), ROOM * FIELD), screen, { min: least, max: COMFORT / FIELD }, focus);
}

/** By how much to zoom in so that a finger hits a field; 1 if it does already. */
export const fingerZoom = (camera: Camera, screen: Size): number =>
  isSmall(screen) && camera.scale * FIELD < FINGER - 2 ? FINGER / FIELD / camera.scale : 1;

export const cellAtPoint = (p: Point): Cell => ({ x: Math.floor(p.x / FIELD), y: Math.floor(p.y / FIELD) });
