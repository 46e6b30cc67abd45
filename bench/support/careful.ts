import { randomInt } from 'node:crypto';
import { game } from '../../src/games/rattenscharf/game.ts';
import { cellAt, type Grid, ROW } from '../../src/games/rattenscharf/grid.ts';
import { type Lay, stepX, stepY } from '../../src/games/rattenscharf/placement.ts';
import { spread } from '../../src/games/rattenscharf/spread.ts';
import type { State } from '../../src/games/rattenscharf/state.ts';
import { RATS_ON, ratOf } from '../../src/games/rattenscharf/strips.ts';

/**
 * A random legal move that keeps rats of either colour covered where it can. Purely random players show their third rat after 13
 * strips, and then a load would open tables more than play at them; these play about as long as people do.
 */
export function careful(view: State, seat: number): Lay | undefined {
  const moves = game.moves(view, seat) as readonly Lay[];
  const grid = spread(view.laid);
  const first = randomInt(Math.max(1, moves.length));
  let best: Lay | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < moves.length && fewest > 0; i++) {
    const move = moves[(first + i) % moves.length];
    const rats = move === undefined ? fewest : 2 * ratsAfter(grid, move, seat) + ratsAfter(grid, move, 1 - seat);
    if (rats < fewest) {
      fewest = rats;
      best = move;
    }
  }
  return best;
}

function ratsAfter(grid: Grid, { strip, x, y, turn }: Lay, seat: number): number {
  const step = stepX(turn) + ROW * stepY(turn);
  const at = cellAt(x, y);
  const rat = ratOf(seat);
  let rats = (grid.rats[seat] ?? 0) + (RATS_ON[strip * 2 + seat] ?? 0);
  for (let cell = at - step, i = 0; i < 3; i++, cell += step) if (grid.symbol[cell] === rat) rats--;
  return rats;
}
