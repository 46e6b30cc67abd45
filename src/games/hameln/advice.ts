import type { Advice, Seat } from '../../core/game.ts';
import { sheet } from './score.ts';
import { at, type State } from './state.ts';

export const advice: Advice<State> = {
  value: (s: State, seat: Seat): number => at(sheet(s).totals, seat) * 100,
};
