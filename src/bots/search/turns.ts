import type { Seat } from '../../core/game.ts';

/** Counts how often the turn has passed since the root. Several decisions of one seat in a row are one turn. */
export interface Turns {
  count: number;
  last: Seat;
}

/** Notes who decides now. A simultaneous choice counts as a turn of the first seat that is due. */
export function turnOf(turns: Turns, due: readonly Seat[]): void {
  const [seat] = due;
  if (seat === undefined || due.includes(turns.last)) return;
  turns.count += 1;
  turns.last = seat;
}
