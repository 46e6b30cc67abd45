import { clone } from '../../core/clone.ts';
import type { AnyMove, Terms } from '../../core/game.ts';
import { choices, type Question } from '../bot.ts';
import { analyse } from '../search/analyse.ts';

/** A move that somebody who asked may want to play. */
export interface Hint {
  readonly move: AnyMove;
  /** The term of the game's advice that speaks for it most; undefined if only playing on shows why it is good. */
  readonly term: string | undefined;
}

/** How many possible worlds and how many other moves the suggestion is compared in and with. */
const WORLDS = 4;
const OTHERS = 24;

/** Suggests a move by what the seat knows, and why. */
export function hint(question: Question): Hint {
  const [only, ...others] = choices(question);
  if (others.length === 0) return { move: only, term: undefined };
  const move = analyse(question).moves[0]?.move ?? only;
  const rivals = [only, ...others].filter((other) => other !== move);
  const every = Math.ceil(rivals.length / OTHERS);
  return {
    move,
    term: strongest(
      question,
      move,
      rivals.filter((_, i) => i % every === 0),
    ),
  };
}

/** The term in which the move is furthest above the others on average. */
function strongest(question: Question, move: AnyMove, others: readonly AnyMove[]): string | undefined {
  const gains = new Map<string, number>();
  for (let i = 0; i < WORLDS; i += 1) {
    const world: unknown = question.game.imagine(clone(question.view), question.seat, question.rng);
    const good = termsAfter(question, world, move);
    if ((good.won ?? 0) > 0) return 'won';
    // A move that ends the game has no terms to compare.
    const rest = others.map((other) => termsAfter(question, world, other)).filter((terms) => !('won' in terms));
    for (const [name, value] of Object.entries(good)) {
      const gain = rest.reduce((sum, terms) => sum + value - (terms[name] ?? 0), 0) / Math.max(1, rest.length);
      gains.set(name, (gains.get(name) ?? 0) + gain);
    }
  }
  const [name, gain] = [...gains].reduce((best, other) => (other[1] > best[1] ? other : best), ['', 0] as [string, number]);
  return gain > 0 ? name : undefined;
}

function termsAfter({ game, seat }: Question, world: unknown, move: AnyMove): Terms {
  const next = clone(world);
  game.apply(next, seat, move);
  return game.advice?.terms?.(next, seat) ?? {};
}
