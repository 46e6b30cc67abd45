import { REGIONS } from '../data.ts';
import type { Move } from '../moves.ts';

/** What somebody is about to put on a field of the piper; 0 for nothing. */
export const bribed = (moves: readonly Move[], field: number): number =>
  moves.reduce((n, move) => (move.type === 'bribe' && move.field === REGIONS[field] ? move.florins : n), 0);

/** The smallest sum that may be put there. */
export const smallestBribe = (moves: readonly Move[], field: number): number | undefined => bribesOn(moves, field)[0];

/** All sums that may be put there, ascending. */
export const bribesOn = (moves: readonly Move[], field: number): number[] =>
  moves.flatMap((move) => (move.type === 'bribe' && move.field === REGIONS[field] ? [move.florins] : []));
