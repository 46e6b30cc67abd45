import type { Seat } from '../../core/game.ts';
import { must } from '../../core/must.ts';
import { FIGURES, PIPER } from './data.ts';
import { NONE, type State } from './state.ts';

/** Houses, their owners, and the lanes between them. */

/** NONE for a neutral house: with two players every second house is one. */
export const ownerOf = (s: State, house: number): Seat => {
  if (s.height.length > 2) return house;
  return house % 2 === 0 ? house / 2 : NONE;
};

export const houseOf = (s: State, seat: Seat): number => (s.height.length > 2 ? seat : seat * 2);

export const inTown = (s: State, seat: Seat): boolean => s.keeper[seat] === seat;

export const townSize = (s: State): number => {
  let n = 0;
  for (let seat = 0; seat < s.keeper.length; seat++) if (s.keeper[seat] === seat) n++;
  return n;
};

/** The markers that a seat has taken from others. */
export const collectedBy = (s: State, seat: Seat): number => {
  let n = 0;
  for (let marker = 0; marker < s.keeper.length; marker++) if (marker !== seat && s.keeper[marker] === seat) n++;
  return n;
};

/** The next house to the right, along the arrows; the house itself may be gone by then. */
export function rightOf(ring: readonly number[], house: number): number {
  const i = ring.indexOf(house) + 1;
  return must(ring[i === ring.length ? 0 : i]);
}

export function leftOf(ring: readonly number[], house: number): number {
  const i = ring.indexOf(house) - 1;
  return must(ring[i < 0 ? ring.length - 1 : i]);
}

/** The next player to the right who is in town. */
export function nextSeat(s: State, seat: Seat): Seat {
  const n = s.keeper.length;
  for (let i = 1; i < n; i++) if (s.keeper[(seat + i) % n] === (seat + i) % n) return (seat + i) % n;
  return seat;
}

/** What one step of this figure does to a marker. */
export const effectOf = (figure: number): number => (figure === PIPER ? -1 : 1);

/** The figures in the lane to the left of a house, in a fixed order. */
export function figuresLeftOf(s: State, house: number): number[] {
  const there: number[] = [];
  for (let figure = 0; figure < FIGURES.length; figure++) if (s.ahead[figure] === house) there.push(figure);
  return there;
}
