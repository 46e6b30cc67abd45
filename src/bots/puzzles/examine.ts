import { equal } from '../../core/equal.ts';
import type { AnyMove } from '../../core/game.ts';
import { fork, seeded } from '../../core/rng.ts';
import { type Difference, difference } from '../review/compare.ts';
import { strongest } from '../review/reasons.ts';
import { chancesIn, makeTrial, type Outlook, playOn, ranked } from '../review/trial.ts';
import type { Valued } from './puzzle.ts';

/** What a deep search thinks of a decision. */
export interface Examined {
  /** The moves worth a word, the best first. */
  readonly step: readonly Valued[];
  readonly best: AnyMove;
  readonly rivals: readonly AnyMove[];
  /** The search itself would have played the best. */
  readonly agreed: boolean;
  /** How much better the best is than the next. */
  readonly gap: Difference;
}

/** So many moves are compared with each other, each in as many games as this part of the search. */
const COMPARED = 7;
const SHARE = 0.1;

/**
 * First a search finds the moves that matter; then each of them is played first in the same imagined games, since a search hardly
 * looks at what it does not believe in. Undefined where there is nothing to decide.
 */
export function examine(outlook: Outlook, iterations: number, seed: number): Examined | undefined {
  const { game, view, seat } = outlook;
  const legal = game.moves(view, seat);
  if (legal.length < 2) return undefined;
  const rng = seeded(seed);
  const search = makeTrial(outlook, fork(rng));
  playOn(search, iterations);
  const same = fork(rng);
  const options = ranked(search);
  const tried = options
    .slice(0, COMPARED)
    .map(({ move }) => {
      const trial = makeTrial(outlook, same, move);
      playOn(trial, Math.ceil(iterations * SHARE));
      return { move, trial, value: chancesIn(trial)[seat] ?? 0 };
    })
    .sort((a, b) => b.value - a.value);
  const [best, second] = tried;
  if (!best || !second) return undefined;
  return {
    step: tried.map(({ move, value }): Valued => [legal.findIndex((one) => equal(one, move)), Math.round(1000 * value)]),
    best: best.move,
    rivals: tried.slice(1).map(({ move }) => move),
    agreed: best.move === options[0]?.move,
    gap: difference(best.trial, second.trial),
  };
}

/** Why the best is better than its rivals, if that can be told. */
export const whyBest = ({ game, view, seat }: Outlook, { best, rivals }: Examined, seed: number): string | undefined =>
  strongest({ game, view, seat, rng: seeded(seed) }, best, rivals);
