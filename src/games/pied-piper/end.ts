import { at } from '../../core/counts.ts';
import type { Seat } from '../../core/game.ts';
import { must } from '../../core/must.ts';
import type { Emit } from './events.ts';
import type { Ending, State } from './state.ts';
import { collectedBy, inTown } from './town.ts';

/** The game is over when only so many players are left. */
export const limitOf = (s: State): number => (s.height.length === 2 ? 1 : 2);

/** `gone` left by the last card; `collected` is what everybody had collected before it. */
export function finish(s: State, gone: readonly Seat[], collected: readonly number[], emit?: Emit): void {
  const left = s.height.flatMap((_, seat) => (inTown(s, seat) ? [seat] : []));
  if (left.length === 0) allOut(s, gone, collected);
  else if (left.length === 1) close(s, s.height.length === 2 ? 'roof' : 'last-one', left);
  else compare(s, left);
  if (s.winners.length === 1) emit?.({ type: 'won', seat: must(s.winners[0]) });
  else emit?.({ type: 'tied', seats: s.winners.slice() });
}

function close(s: State, ending: Ending, winners: Seat[]): void {
  s.phase = 'over';
  s.ending = ending;
  s.winners = winners;
}

/** Two are left: the lower marker wins, then the more markers collected. */
function compare(s: State, left: readonly Seat[]): void {
  const lowest = best(left, (seat) => -at(s.height, seat));
  if (lowest.length === 1) {
    close(s, 'two-left', lowest);
    return;
  }
  const richest = best(left, (seat) => collectedBy(s, seat));
  close(s, richest.length === 1 ? 'collected' : 'draw', richest);
}

/** Nobody is left: among those who left together the markers are level, so what they had collected decides. */
function allOut(s: State, gone: readonly Seat[], collected: readonly number[]): void {
  const richest = best(gone, (seat) => at(collected, seat));
  const draw = s.height.length === 2 ? 'roof-draw' : 'all-out-draw';
  close(s, richest.length === 1 ? 'all-out' : draw, richest);
}

function best(seats: readonly Seat[], worth: (seat: Seat) => number): Seat[] {
  const most = Math.max(...seats.map(worth));
  return seats.filter((seat) => worth(seat) === most);
}
