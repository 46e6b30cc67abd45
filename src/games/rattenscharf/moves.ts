import type { Seat } from '../../core/game.ts';
import { SIZE, STRIPS } from './data.ts';

/**
 * A strip on the table. `x` and `y` name the cell of its **middle** field, columns from the left and rows from the top, both
 * from 0: a turn in place changes `turn` alone. `turn` counts quarter turns clockwise: the strip reads from left to right (0),
 * top to bottom (1), right to left (2), bottom to top (3).
 */
export interface Placement {
  readonly strip: number;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

export interface Lay extends Placement {
  readonly type: 'lay';
}
export interface Start {
  readonly type: 'start';
  readonly seat: Seat;
}
export interface Reveal {
  readonly type: 'reveal';
  /** Ascending. */
  readonly strips: readonly number[];
}
export type Move = Start | Reveal | Lay;

export const TURNS = 4;
export const CELLS = SIZE * SIZE;

/** A placement in one number: states hold these, since they clone and travel far faster than objects. */
export const encode = (strip: number, x: number, y: number, turn: number): number => (strip * TURNS + turn) * CELLS + y * SIZE + x;

/** Filled from the start: an array with gaps would become a slow dictionary. */
const TABLE = Array.from({ length: STRIPS.length * TURNS * CELLS }, (): Lay | undefined => undefined);

/** The move that puts a strip there: the same frozen object each time, so that listing moves makes no garbage. */
export const layOf = (code: number): Lay => TABLE[code] ?? intern(code);

function intern(code: number): Lay {
  const cell = code % CELLS;
  const strip = Math.floor(code / (CELLS * TURNS));
  const turn = Math.floor(code / CELLS) % TURNS;
  const lay: Lay = Object.freeze({ type: 'lay', strip, x: cell % SIZE, y: Math.floor(cell / SIZE), turn });
  TABLE[code] = lay;
  return lay;
}

/** How far it is to the right (0 or ±1) from a field to the next one. */
export const stepX = (turn: number): number => (turn === 0 ? 1 : turn === 2 ? -1 : 0);
export const stepY = (turn: number): number => (turn === 1 ? 1 : turn === 3 ? -1 : 0);

const KEY = 64;
const REVEALS: (Reveal | undefined)[] = [];

/** The move that reveals these strips: the same frozen object each time. 0 stands for no second strip: it is the start strip, which is never revealed. */
export function revealOf(first: number, second = 0): Reveal {
  const key = first * KEY + second;
  const known = REVEALS[key];
  if (known) return known;
  const strips = Object.freeze(second === 0 ? [first] : [first, second]);
  const reveal: Reveal = Object.freeze({ type: 'reveal', strips });
  REVEALS[key] = reveal;
  return reveal;
}
