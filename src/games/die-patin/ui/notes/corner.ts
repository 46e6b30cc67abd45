import type { Box, Size } from '../../../../web/kit/camera.ts';

/** The town is a flower, so the corners of its rectangle are bare table: there the notes stand. */
export const CORNERS = ['top left', 'top right', 'bottom left', 'bottom right'] as const;
export type Corner = (typeof CORNERS)[number];

const MARGIN = 8;

/** Where a note of this size lies in a corner of the screen. */
export function boxIn(corner: Corner, note: Size, screen: Size): Box {
  const x = corner.endsWith('left') ? MARGIN : screen.width - note.width - MARGIN;
  const y = corner.startsWith('top') ? MARGIN : screen.height - note.height - MARGIN;
  return { x, y, ...note };
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** The nearest corner that leaves the thing itself in sight, and of the rest as much as can be; `not` is taken already. */
export function cornerFor(thing: Box, rest: readonly Box[], note: Size, screen: Size, not?: Corner): Corner {
  const cost = (corner: Corner): number => {
    const box = boxIn(corner, note, screen);
    const [dx, dy] = [box.x + box.width / 2 - thing.x - thing.width / 2, box.y + box.height / 2 - thing.y - thing.height / 2];
    const hidden = rest.reduce((sum, other) => sum + overlap(box, other), overlap(box, thing) * 10);
    return Math.hypot(dx, dy) + hidden + (corner === not ? 1e6 : 0);
  };
  return CORNERS.reduce((best, corner) => (cost(corner) < cost(best) ? corner : best));
}
