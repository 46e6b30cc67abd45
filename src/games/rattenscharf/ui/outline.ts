import { SIZE } from '../data.ts';
import { cellOf } from './seen.ts';

/** The outline of a set of cells as a path, in fields: every side that the cell does not share with another of them. */
export function outlineOf(cells: readonly number[], field: number, inset = 0): string {
  const inside = new Set(cells);
  const sides: string[] = [];
  for (const cell of cells) {
    const { x, y } = cellOf(cell);
    const free = {
      up: !inside.has(cell - SIZE),
      down: !inside.has(cell + SIZE),
      left: x === 0 || !inside.has(cell - 1),
      right: x === SIZE - 1 || !inside.has(cell + 1),
    };
    // A side runs into the neighbour's half where the outline goes straight on, and stops short at a corner.
    const left = x * field + (free.left ? inset : -inset);
    const right = (x + 1) * field - (free.right ? inset : -inset);
    const top = y * field + (free.up ? inset : -inset);
    const bottom = (y + 1) * field - (free.down ? inset : -inset);
    if (free.up) sides.push(`M${left} ${y * field + inset}H${right}`);
    if (free.down) sides.push(`M${left} ${(y + 1) * field - inset}H${right}`);
    if (free.left) sides.push(`M${x * field + inset} ${top}V${bottom}`);
    if (free.right) sides.push(`M${(x + 1) * field - inset} ${top}V${bottom}`);
  }
  return sides.join('');
}
