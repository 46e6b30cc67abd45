import type { Box } from '../../../../web/kit/camera.ts';

/** The North Dairy with its circles and neighbours. */
export const NORTH: Box = { x: 372, y: 36, width: 446, height: 160 };
/** The same, narrower. */
export const DAIRY: Box = { x: 374, y: 40, width: 252, height: 156 };
/** The First Butchery and the one beside it, with the circles between them. */
export const UPPER: Box = { x: 322, y: 120, width: 340, height: 190 };
/** The butcheries round the market. */
export const MIDDLE: Box = { x: 190, y: 150, width: 620, height: 340 };
/** A house with a man and a woman, and an influence house beside it. */
export const PAIR: Box = { x: 196, y: 46, width: 400, height: 112 };
