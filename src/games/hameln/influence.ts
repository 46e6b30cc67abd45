import { at } from '../../core/counts.ts';
import type { Seat } from '../../core/game.ts';
import { must } from '../../core/must.ts';
import { TOP_STEP } from './data.ts';
import type { Emit } from './events.ts';
import type { State } from './state.ts';

/**
 * A step up the ladder. Whoever comes to a step stands to the left of those already there, so ranks below them; the gap left
 * behind closes by itself. On the top step nobody climbs further, and what is too much is lost.
 */
export function climb(s: State, seat: Seat, points: number, emit?: Emit): void {
  const step = Math.min(TOP_STEP, at(s.influence, seat) + points);
  const gained = step - at(s.influence, seat);
  if (gained > 0) {
    s.rank.splice(s.rank.indexOf(seat), 1);
    let place = 0;
    while (place < s.rank.length && at(s.influence, must(s.rank[place])) >= step) place++;
    s.rank.splice(place, 0, seat);
    s.influence[seat] = step;
  }
  emit?.({ type: 'climbed', seat, points: gained, step, rank: s.rank.slice() });
}

/** Whether `seat` ranks above `other`. */
export const ranksAbove = (s: State, seat: Seat, other: Seat): boolean => s.rank.indexOf(seat) < s.rank.indexOf(other);
