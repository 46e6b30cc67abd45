import { at } from '../../core/counts.ts';
import type { Advice, Seat } from '../../core/game.ts';
import { must } from '../../core/must.ts';
import { shareAtHeight, weights } from './advice/weights.ts';
import { executeBoth } from './execute.ts';
import { isFull, proceed } from './flow.ts';
import { collectedBy, fullColumns, inTown, waits } from './look.ts';
import { copy } from './secrets.ts';
import type { State } from './state.ts';
import { threatTo } from './threat.ts';

/** What a certain win is worth, in hundredths of a point: so scaled that bots take values for chances of winning. */
export const WIN = 2000;
const WON = 10_000;

export const advice: Advice<State> = {
  weights,
  learned: () => import('./advice/learned.ts').then((m) => m.learned),
  // With five moves noticed a master of three seats won just twice its fair share.
  levels: { journeyman: { temperature: 0.2, sees: 4 } },
  value(s: State, seat: Seat): number {
    return worth(settled(s), seat);
  },
};

/**
 * Cards that will be executed in this turn whatever is played next count as executed: a full column after the first card, and
 * two activated ones in the order that suits the active player.
 */
export function settled(s: State): State {
  if (s.phase === 'order') return bestOrder(s);
  return waits(s) && isFull(s, s.first) ? after(s, s.first, s.first) : s;
}

function after(s: State, column: number, other: number): State {
  const next = copy(s);
  executeBoth(next, column, other);
  proceed(next);
  return next;
}

function bestOrder(s: State): State {
  const columns = fullColumns(s);
  const [first, second] = [must(columns[0]), must(columns[1])];
  const one = after(s, first, second);
  const two = after(s, second, first);
  return worth(one, s.seat) >= worth(two, s.seat) ? one : two;
}

/** The chance of winning, roughly: everybody's share by how low their marker is and how far from the roof. */
export function worth(s: State, seat: Seat): number {
  if (s.ending !== null) return s.winners.includes(seat) ? Math.floor(WON / s.winners.length) : -WON;
  if (!inTown(s, seat)) return 0;
  let all = 0;
  for (let other = 0; other < s.height.length; other++) if (inTown(s, other)) all += share(s, other);
  return Math.floor((WIN * share(s, seat)) / all);
}

function share(s: State, seat: Seat): number {
  return shareAt(s, 100 * at(s.height, seat) + threatTo(s, seat) - weights.collected * collectedBy(s, seat));
}

/** The share of whoever has the marker there, in hundredths of a step. */
export function shareAt(s: State, steps: number): number {
  const height = Math.max(0, steps);
  const base = shareAtHeight(height);
  const room = 100 * s.roof - height;
  const { safe, brink } = weights;
  return room >= safe ? base : Math.max(1, Math.floor((base * Math.max(brink, room)) / safe));
}
