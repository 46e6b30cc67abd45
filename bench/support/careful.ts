import { game } from '../../src/games/rattenscharf/game.ts';
import { cellAt, type Grid, ROW } from '../../src/games/rattenscharf/grid.ts';
import { type Lay, stepX, stepY } from '../../src/games/rattenscharf/moves.ts';
import { spread } from '../../src/games/rattenscharf/spread.ts';
import type { State } from '../../src/games/rattenscharf/state.ts';
import { RATS_ON, ratOf } from '../../src/games/rattenscharf/strips.ts';

/** What a rat in sight costs its owner who moves, and the rival. */
const OWN_RAT = 8;
const RIVAL_RAT = 4;
/** Covering is worth as much as touching two fields more. */
const COVERING = 2;

/**
 * A random move among those that show few rats and lie snugly, so that rats can be covered later. Purely random players lose after 13
 * strips, and a load would open tables more than play at them; with these a game lasts 40 moves, as between `greedy` or `search`.
 */
export function careful(view: State, seat: number): Lay | undefined {
  const moves = game.moves(view, seat) as readonly Lay[];
  const grid = spread(view.laid);
  const first = Math.floor(Math.random() * moves.length);
  let best: Lay | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < moves.length; i++) {
    const move = moves[(first + i) % moves.length];
    if (!move) continue;
    const worth = snugness(grid, move) - OWN_RAT * ratsAfter(grid, move, seat) - RIVAL_RAT * ratsAfter(grid, move, 1 - seat);
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
}

/** How many fields of its own level it touches. */
function snugness({ height }: Grid, { x, y, turn }: Lay): number {
  const step = stepX(turn) + ROW * stepY(turn);
  const across = Math.abs(step) === 1 ? ROW : 1;
  const at = cellAt(x, y);
  const level = (height[at] ?? 0) + 1;
  let touched = Number(height[at + 2 * step] === level) + Number(height[at - 2 * step] === level);
  for (let cell = at - step, i = 0; i < 3; i++, cell += step) {
    touched += Number(height[cell + across] === level) + Number(height[cell - across] === level);
  }
  return level > 1 ? touched + COVERING : touched;
}

function ratsAfter(grid: Grid, { strip, x, y, turn }: Lay, seat: number): number {
  const step = stepX(turn) + ROW * stepY(turn);
  const rat = ratOf(seat);
  let rats = (grid.rats[seat] ?? 0) + (RATS_ON[strip * 2 + seat] ?? 0);
  for (let cell = cellAt(x, y) - step, i = 0; i < 3; i++, cell += step) if (grid.symbol[cell] === rat) rats--;
  return rats;
}
