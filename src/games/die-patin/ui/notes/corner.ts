import { type Box, centreOf, overlapArea, type Size } from '../../../../web/kit/camera.ts';

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

/** The nearest corner that leaves the thing itself in sight, and of the rest as much as can be; `not` is taken already. */
export function cornerFor(thing: Box, rest: readonly Box[], note: Size, screen: Size, not?: Corner): Corner {
  const cost = (corner: Corner): number => {
    const box = boxIn(corner, note, screen);
    const [from, to] = [centreOf(box), centreOf(thing)];
    const hidden = rest.reduce((sum, other) => sum + overlapArea(box, other), overlapArea(box, thing) * 10);
    return Math.hypot(from.x - to.x, from.y - to.y) + hidden + (corner === not ? 1e6 : 0);
  };
  return CORNERS.reduce((best, corner) => (cost(corner) < cost(best) ? corner : best));
}
