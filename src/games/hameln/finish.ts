import type { Emit } from './events.ts';
import { CATEGORIES, columns, sheet, trapsOf, winner } from './score.ts';
import { active, at, NONE, type State, sum } from './state.ts';

/** The third phase is over: whoever took the emperor ended the game, the traps are shown, and all is counted. */
export function finish(s: State, emit?: Emit): void {
  s.todo = [];
  s.ending = s.cause;
  s.closer = s.cause === 'emperor' ? active(s) : NONE;
  if (!emit) return;
  for (const seat of s.rank) {
    const values = trapsOf(s, seat).slice();
    if (values.length > 0) emit({ type: 'traps-shown', seat, values, total: sum(values) });
  }
  const points = columns(s);
  for (const category of CATEGORIES)
    for (const seat of s.rank) {
      const n = at(points[category], seat);
      if (n !== 0) emit({ type: 'scored', seat, category, points: n });
    }
  const best = winner(s);
  emit({ type: 'won', seat: best, points: at(sheet(s).totals, best) });
}
