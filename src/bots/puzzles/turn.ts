import type { AnyGame, Rng } from '../../core/game.ts';
import { fork } from '../../core/rng.ts';
import { asked } from '../../core/short-log.ts';
import { examine } from './examine.ts';
import { isGood, type Posed, type Valued } from './puzzle.ts';

/** How many more decisions of the same turn belong to a puzzle. */
const FURTHER = 3;

/** The rest of the turn after the best first move, as far as nothing but the player's own decisions makes it. `posed` is used up. */
export function restOfTurn(game: AnyGame, { match, seat }: Posed, first: readonly Valued[], iterations: number, rng: Rng): Valued[][] {
  const steps: Valued[][] = [];
  let last = first;
  while (steps.length < FURTHER) {
    const move = game.moves(match.state, seat)[last[0]?.[0] ?? -1];
    if (!move) break;
    game.apply(match.state, seat, move);
    if (asked(match) !== seat) break;
    const view: unknown = game.view(match.state, seat);
    const only = game.moves(view, seat).length === 1;
    const next = only ? undefined : examine({ game, view, seat }, iterations, fork(rng));
    // Where everything is as good as anything there is nothing to ask.
    if (!only && (!next || isGood(next.step, next.step.at(-1)?.[0] ?? -1, match.seats))) break;
    last = next?.step ?? [[0, last[0]?.[1] ?? 0]];
    steps.push([...last]);
  }
  // What only follows needs no asking either.
  while (steps.at(-1)?.length === 1) steps.pop();
  return steps;
}
