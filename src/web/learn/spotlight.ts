import type { Box } from '../kit/camera.ts';

/** A thing that is pointed at, and where it is on the screen. */
export interface Light extends Box {
  readonly name: string;
}

/** Room between a thing and the ring round it. */
const ROOM = 5;

/** Where things are, each once: what a board has written on them says which is which (`data-about`). */
export const boxesOf = (names: readonly string[]): Light[] => names.flatMap((name) => boxOf(name) ?? []);

function boxOf(name: string): Light | undefined {
  for (const node of document.querySelectorAll(`[data-about="${CSS.escape(name)}"]`)) {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    // What hangs over the edge of the board is not in sight there.
    const frame = node.closest('main')?.getBoundingClientRect() ?? { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const [x, y] = [Math.max(left - ROOM, frame.left), Math.max(top - ROOM, frame.top)];
    const [width, height] = [Math.min(right + ROOM, frame.right) - x, Math.min(bottom + ROOM, frame.bottom) - y];
    if (right > left && bottom > top && width > 0 && height > 0) return { name, x, y, width, height };
  }
  return undefined;
}

export const same = (a: readonly Light[], b: readonly Light[]): boolean =>
  a.length === b.length &&
  a.every((one, i) => {
    const other = b[i];
    return (
      other !== undefined &&
      one.name === other.name &&
      one.x === other.x &&
      one.y === other.y &&
      one.width === other.width &&
      one.height === other.height
    );
  });
