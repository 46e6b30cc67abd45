import { SIZE } from '../data.ts';
import { isSymmetric } from '../look.ts';
import { type Lay, stepX, stepY, TURNS } from '../moves.ts';

/** The strip in the hand and where it would lie: already a move, legal or not. */
export type Ghost = Lay;

export interface Cell {
  readonly x: number;
  readonly y: number;
}

export const isUpright = (turn: number): boolean => turn % 2 === 1;

/** The cells under a strip, in the order its fields are read. */
export function cellsOf({ x, y, turn }: Pick<Lay, 'x' | 'y' | 'turn'>): readonly [Cell, Cell, Cell] {
  const dx = stepX(turn);
  const dy = stepY(turn);
  return [
    { x: x - dx, y: y - dy },
    { x, y },
    { x: x + dx, y: y + dy },
  ];
}

/** The top left cell of a strip. */
export const cornerOf = ({ x, y, turn }: Pick<Lay, 'x' | 'y' | 'turn'>): Cell => (isUpright(turn) ? { x, y: y - 1 } : { x: x - 1, y });

/** The ghost may hang over the edge by one field, so that the board can say why that is not allowed; no further. */
const onTable = (n: number): number => Math.min(Math.max(n, 0), SIZE - 1);

export const moved = (ghost: Ghost, dx: number, dy: number): Ghost => ({ ...ghost, x: onTable(ghost.x + dx), y: onTable(ghost.y + dy) });

export const placed = (ghost: Ghost, at: Cell): Ghost => ({ ...ghost, x: onTable(at.x), y: onTable(at.y) });

/** A quarter turn about the middle field. Half a turn of a strip that reads the same both ways would change nothing. */
export function turned(ghost: Ghost, back = false): Ghost {
  const turns = isSymmetric(ghost.strip) ? 2 : TURNS;
  return { ...ghost, turn: (ghost.turn + (back ? turns - 1 : 1)) % turns };
}

const sameSpot = (a: Ghost, b: Ghost): boolean => a.x === b.x && a.y === b.y && a.turn === b.turn;

/** The legal moves of this strip, in the order of the rules. */
export const spotsOf = (moves: readonly Lay[], strip: number): readonly Lay[] => moves.filter((m) => m.strip === strip);

export const isLegal = (spots: readonly Lay[], ghost: Ghost): boolean => spots.some((spot) => sameSpot(spot, ghost));

const apart = (a: Cell, b: Cell): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;

/** The legal spot nearest to a cell, if possible without turning the strip. */
export function nearest(spots: readonly Lay[], at: Cell, turn: number): Lay | undefined {
  const far = (spot: Lay): number => apart(spot, at) * TURNS + (spot.turn === turn ? 0 : 2 * TURNS);
  return spots.reduce<Lay | undefined>((best, spot) => (best === undefined || far(spot) < far(best) ? spot : best), undefined);
}

/** A finger points at a field of the strip, not always at its middle: a legal spot over that cell is what was meant. */
export function pointedAt(spots: readonly Lay[], ghost: Ghost, at: Cell): Ghost {
  const exact = placed(ghost, at);
  if (isLegal(spots, exact)) return exact;
  const over = spots.filter((spot) => spot.turn === ghost.turn && cellsOf(spot).some((c) => c.x === at.x && c.y === at.y));
  return over[0] ?? exact;
}

/** The next legal spot after the ghost in reading order: row by row, then by turn; round and round. */
export function following(spots: readonly Lay[], ghost: Ghost, back = false): Lay | undefined {
  const order = (m: Ghost): number => (m.y * SIZE + m.x) * TURNS + m.turn;
  const sorted = [...spots].sort((a, b) => order(a) - order(b));
  if (back) return sorted.findLast((spot) => order(spot) < order(ghost)) ?? sorted.at(-1);
  return sorted.find((spot) => order(spot) > order(ghost)) ?? sorted[0];
}
