import type { AnyMove } from '../../core/game.ts';
import { choices, type Question } from '../bot.ts';
import { analyse } from '../search/analyse.ts';
import { strongest } from './reasons.ts';

/** A move that somebody who asked may want to play. */
export interface Hint {
  readonly move: AnyMove;
  /** The term of the game's advice that speaks for it most; undefined if only playing on shows why it is good. */
  readonly term: string | undefined;
}

/** How many other moves the suggestion is compared with. */
const OTHERS = 24;

/** Suggests a move by what the seat knows, and why. */
export function hint(question: Question): Hint {
  const [only, ...others] = choices(question);
  if (others.length === 0) return { move: only, term: undefined };
  const move = analyse(question).moves[0]?.move ?? only;
  const rivals = [only, ...others].filter((other) => other !== move);
  const every = Math.ceil(rivals.length / OTHERS);
  const some = rivals.filter((_, i) => i % every === 0);
  return { move, term: strongest(question, move, some) };
}
