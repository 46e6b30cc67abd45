import type { Seat, Terms } from '../../../core/game.ts';
import { advice, prospects } from '../advice.ts';
import { ratBalance } from '../danger.ts';
import { total } from '../score.ts';
import { spreadOpen } from '../spread.ts';
import type { State } from '../state.ts';
import { POINT } from './weights.ts';

/** What the value of a position is made of. */
export function terms(s: State, seat: Seat): Terms {
  if (s.ending !== null) return { won: advice.value(s, seat) };
  const sign = seat === 0 ? 1 : -1;
  const grid = spreadOpen(s.laid);
  return { points: sign * (total(s, 0) - total(s, 1)) * POINT, groups: sign * prospects(s, grid), rats: sign * ratBalance(s, grid) };
}
