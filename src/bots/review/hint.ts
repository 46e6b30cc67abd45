import type { AnyMove } from '../../core/game.ts';
import { choices, type Question } from '../bot.ts';
import { analyse } from '../search/analyse.ts';
import { strongest } from './reasons.ts';

/** A move that somebody who asked may want to play. */
export interface Hint {
  readonly move: AnyMove;
  /** The share of a win that it promises, from 0 to 1; undefined where there is nothing to choose. */
  readonly chance: number | undefined;
  /** The term of the game's advice that speaks for it most, against all others or, if it is not the first, against the first. */
  readonly term: string | undefined;
  /** The term in which it falls short of the first. */
  readonly less?: string | undefined;
}

/** So many moves are worth showing. */
const SHOWN = 3;
/** How many other moves the suggestion is compared with. */
const OTHERS = 24;
/** A move that was hardly tried says nothing. */
const TRIED = 3;

/** The best moves by what the seat knows, the best first, and why. */
export function hints(question: Question): readonly [Hint, ...Hint[]] {
  const [only, ...others] = choices(question);
  if (others.length === 0) return [{ move: only, chance: undefined, term: undefined }];
  const [best, ...rest] = analyse(question).moves;
  const move = best?.move ?? only;
  const rivals = [only, ...others].filter((other) => other !== move);
  const every = Math.ceil(rivals.length / OTHERS);
  const some = rivals.filter((_, i) => i % every === 0);
  return [
    { move, chance: best?.value, term: strongest(question, move, some) },
    ...rest
      .filter(({ visits }) => visits >= TRIED)
      .slice(0, SHOWN - 1)
      .map((other) => ({
        move: other.move,
        chance: other.value,
        term: strongest(question, other.move, [move]),
        less: strongest(question, move, [other.move]),
      })),
  ];
}
