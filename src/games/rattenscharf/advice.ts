import type { Advice, Seat } from '../../core/game.ts';
import { POINT, weights } from './advice/weights.ts';
import { ratBalance } from './danger.ts';
import { cellAt, type Grid } from './grid.ts';
import { beginCount, countGroup } from './groups.ts';
import { pointsFor, total } from './score.ts';
import { spreadOpen } from './spread.ts';
import type { State } from './state.ts';
import { GOODS, isHerb, ownerOf } from './strips.ts';

const WON = 100_000;

export const advice: Advice<State> = {
  weights,
  learned: () => import('./advice/learned.ts').then((m) => m.learned),
  // Some 190 moves a decision: who noticed a dozen of them would lose to rats like a random player.
  levels: { apprentice: { temperature: 0.1, sees: 16 }, journeyman: { temperature: 0.05, sees: 80 } },
  value(s: State, seat: Seat): number {
    const value = redValue(s);
    return seat === 0 ? value : -value;
  },
};

/** How well red stands: what is good for one is bad for the other. */
function redValue(s: State): number {
  const lead = (total(s, 0) - total(s, 1)) * POINT;
  if (s.ending === 'rats') return s.seat === 0 ? -WON : WON;
  if (s.ending !== null) return lead + Math.sign(lead) * WON;
  const grid = spreadOpen(s.laid);
  return lead + prospects(s, grid) + ratBalance(s, grid);
}

/** Groups in sight count once more in the end, if they last so long; and the larger, the easier to make grow. */
export function prospects(s: State, grid: Grid): number {
  const box = s.laid.length * 4;
  const bottom = grid.box[box + 3] ?? 0;
  const right = grid.box[box + 2] ?? 0;
  const played = s.laid.length;
  let sum = 0;
  beginCount();
  for (let y = grid.box[box + 1] ?? 0; y <= bottom; y++) {
    for (let x = grid.box[box] ?? 0; x <= right; x++) {
      const cell = cellAt(x, y);
      const herb = grid.symbol[cell] ?? 0;
      if (!isHerb(herb)) continue;
      const size = countGroup(grid, cell);
      if (size > 0) sum += ownerOf(herb) === 0 ? prospect(size, played) : -prospect(size, played);
    }
  }
  return sum;
}

/** What a group of this size may still bring. */
export function prospect(size: number, played: number): number {
  const late = Math.floor((pointsFor(size) * weights.late * played) / GOODS.length);
  const growth = Math.floor(((weights.growth[Math.min(size, 3) - 1] ?? 0) * (GOODS.length - played)) / GOODS.length);
  return late + growth;
}
