import { type Box, overlapArea, type Point, type Size } from '../../../web/kit/camera.ts';

export type Side = 'right' | 'left' | 'below' | 'above';

export interface TipPlace extends Point {
  readonly side: Side;
}

const SIDES: readonly Side[] = ['right', 'left', 'below', 'above'];
const GAP = 18;
const MARGIN = 8;
/** In square pixels: what a later side must save to be preferred. */
const HABIT = 900;

const within = (value: number, length: number, room: number): number => Math.max(MARGIN, Math.min(value, room - length - MARGIN));

function beside(side: Side, box: Box, tip: Size, screen: Size): Point {
  const x = within(box.x + (box.width - tip.width) / 2, tip.width, screen.width);
  const y = within(box.y + (box.height - tip.height) / 2, tip.height, screen.height);
  if (side === 'right') return { x: box.x + box.width + GAP, y };
  if (side === 'left') return { x: box.x - GAP - tip.width, y };
  return side === 'below' ? { x, y: box.y + box.height + GAP } : { x, y: box.y - GAP - tip.height };
}

/** Beside the ghost where it hides least: `avoid` are the things on the table, all in pixels of the screen. */
export function placeTip(box: Box, tip: Size, screen: Size, avoid: readonly Box[]): TipPlace {
  const cost = (at: Point, i: number): number => {
    const spot = { ...at, ...tip };
    const inside = overlapArea(spot, {
      x: MARGIN - 1,
      y: MARGIN - 1,
      width: screen.width - 2 * MARGIN + 2,
      height: screen.height - 2 * MARGIN + 2,
    });
    const outside = tip.width * tip.height - inside;
    return outside * 100 + i * HABIT + avoid.reduce((sum, b) => sum + overlapArea(spot, b), 0);
  };
  const places = SIDES.map((side, i) => {
    const at = beside(side, box, tip, screen);
    return { side, at, cost: cost(at, i) };
  });
  const best = places.reduce((a, b) => (b.cost < a.cost ? b : a));
  return { side: best.side, x: within(best.at.x, tip.width, screen.width), y: within(best.at.y, tip.height, screen.height) };
}
