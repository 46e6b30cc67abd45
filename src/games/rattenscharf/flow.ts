import { RAT_LIMIT } from './data.ts';
import type { Emit } from './events.ts';
import type { Grid } from './grid.ts';
import { scoreFinal, total } from './score.ts';
import { lastCheck, type State } from './state.ts';

/** Three own rats lose, the last strip brings the final scoring, otherwise the rival is next. */
export function endTurn(s: State, grid: Grid, emit?: Emit): void {
  const rats = grid.rats[s.seat] ?? 0;
  if (rats >= RAT_LIMIT && s.turnNumber <= lastCheck(s)) {
    s.ending = 'rats';
    emit?.({ type: 'lost-by-rats', seat: s.seat, rats });
  } else if (s.bag.length === 0) {
    finish(s, grid, emit);
  } else {
    s.seat = 1 - s.seat;
    s.turnNumber++;
  }
}

function finish(s: State, grid: Grid, emit?: Emit): void {
  scoreFinal(s, grid, emit);
  const red = total(s, 0);
  const green = total(s, 1);
  s.ending = red === green ? 'draw' : 'points';
  if (red === green) emit?.({ type: 'drawn', points: red });
  else emit?.({ type: 'won', seat: red > green ? 0 : 1, points: Math.max(red, green), other: Math.min(red, green) });
}
