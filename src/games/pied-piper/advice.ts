import type { Advice, Seat } from '../../core/game.ts';
import type { State } from './state.ts';
import { inTown } from './town.ts';

export const advice: Advice<State> = {
  value(s: State, seat: Seat): number {
    if (s.ending !== null) return s.winners.includes(seat) ? 10000 : -10000;
    if (!inTown(s, seat)) return -9000;
    return -(s.height[seat] ?? 0) * 100;
  },
};
