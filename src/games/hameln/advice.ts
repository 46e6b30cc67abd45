import { at, sum } from '../../core/counts.ts';
import type { Advice, Seat } from '../../core/game.ts';
import { planned } from './advice/plan.ts';
import { standings } from './advice/standing.ts';
import { POINT, weights } from './advice/weights.ts';
import { sheet, winner } from './score.ts';
import type { State } from './state.ts';

const WON = 100_000;

export const advice: Advice<State> = {
  weights,
  patience: 540,
  learned: () => import('./advice/learned.ts').then((m) => m.learned),
  /** One's own standing above the mean of the others'. */
  value(s: State, seat: Seat): number {
    const over = s.ending !== null;
    const worth = over ? sheet(s).totals.map((points) => points * POINT) : standings(s);
    const mine = at(worth, seat);
    const lead = mine - Math.trunc((sum(worth) - mine) / (worth.length - 1));
    if (over) return lead + (winner(s) === seat ? WON : -WON);
    return lead + planned(s, seat);
  },
};
