/** What messengers show beside a link is so large. */
export const WIDTH = 1200;
export const HEIGHT = 630;
/** So wide is what stands beside the position. */
export const SIDE = 344;
const EDGE = 22;

/** Where the position is. */
export const ROOM = { x: EDGE, y: EDGE, width: WIDTH - SIDE - 2 * EDGE, height: HEIGHT - 2 * EDGE };
