import type { ScoreSheet } from '../../core/sheet.ts';
import { collectedBy, inTown } from './look.ts';
import type { State } from './state.ts';

/** 1 for the winner and for all who share a draw, 0 for the others. */
export const payoffs = (s: State): readonly number[] => s.height.map((_, seat) => (s.winners.includes(seat) ? 1 : 0));

/**
 * A low marker is good, and a sheet reads the other way round: it counts the steps that are still free below the roof, none for
 * somebody who has left. Collected markers break ties and are not added.
 */
export function sheet(s: State): ScoreSheet {
  const free = s.height.map((height, seat) => (inTown(s, seat) ? s.roof - height : 0));
  const rows = free.map((n, seat) => [n, collectedBy(s, seat)]);
  const counts = { categories: ['free', 'collected'], rows, totals: free };
  return s.ending === null ? counts : { ending: s.ending, ...counts };
}
