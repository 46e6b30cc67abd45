import type { Seat, Terms } from '../../../core/game.ts';
import { advice, settled, shareAt, WIN } from '../advice.ts';
import { collectedBy, inTown } from '../look.ts';
import type { State } from '../state.ts';
import { threatTo } from '../threat.ts';
import { weights } from './weights.ts';

/** What the value of a position is made of: the bare height of the markers, then what waits, then what was collected. */
export function terms(position: State, seat: Seat): Terms {
  const s = settled(position);
  const value = advice.value(position, seat);
  if (s.ending !== null || !inTown(s, seat)) return { won: value };
  const bare = (other: Seat): number => 100 * (s.height[other] ?? 0);
  const climb = chance(s, seat, bare);
  const danger = chance(s, seat, (other) => bare(other) + threatTo(s, other));
  const whole = chance(s, seat, (other) => bare(other) + threatTo(s, other) - weights.collected * collectedBy(s, other));
  return { climb, danger: danger - climb, collected: whole - danger };
}

function chance(s: State, seat: Seat, height: (seat: Seat) => number): number {
  let all = 0;
  for (let other = 0; other < s.height.length; other++) if (inTown(s, other)) all += shareAt(s, height(other));
  return Math.floor((WIN * shareAt(s, height(seat))) / all);
}
