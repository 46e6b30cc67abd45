import type { AnyGame } from '../../core/game.ts';
import { fork, seeded } from '../../core/rng.ts';
import { examine, whyBest } from './examine.ts';
import { nameOf, type Puzzle, pose } from './puzzle.ts';
import { restOfTurn } from './turn.ts';

/** A second or two of a browser's time: enough to tell good moves from bad ones where somebody went wrong. */
const ITERATIONS = 1500;
const SEED = 1;

/** A puzzle from a position in which somebody made a mistake: several moves may be good in it. Undefined where all are alike. */
export function makePuzzle(game: AnyGame, position: Pick<Puzzle, 'seats' | 'options' | 'log'>): Puzzle | undefined {
  const posed = pose(game, position);
  if (!posed) return undefined;
  const { match, seat } = posed;
  const rng = seeded(SEED);
  const outlook = { game, view: game.view(match.state, seat), seat };
  const first = examine(outlook, ITERATIONS, fork(rng));
  if (!first) return undefined;
  const why = whyBest(outlook, first, fork(rng)) ?? '';
  const rest = restOfTurn(game, posed, first.step, Math.ceil(ITERATIONS / 2), rng);
  return { id: nameOf(position.log), ...position, steps: [first.step, ...rest], why };
}
