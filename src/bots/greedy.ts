import { copyState } from '../core/clone.ts';
import { equal } from '../core/equal.ts';
import { type Bot, choices, type Question } from './bot.ts';
import { deadline } from './budget.ts';
import { foresee } from './foresight.ts';

/** How many possible worlds a move is judged in where something is hidden. */
const WORLDS = 4;

/** The move after which the game's own advice likes the position best; ties are broken by lot. */
export const greedy: Bot = (question) => {
  const moves = choices(question);
  if (moves.length === 1) return moves[0];
  const late = deadline(question.budget);
  const values = moves.map(() => 0);
  for (const world of worlds(question)) {
    foresee(question.game, world, question.seat, moves, late).forEach((value, i) => {
      values[i] = (values[i] ?? 0) + value;
    });
  }
  const best = Math.max(...values);
  const liked = moves.filter((_, i) => values[i] === best);
  return liked[question.rng(liked.length)] ?? moves[0];
};

function worlds({ game, view, seat, rng }: Question): unknown[] {
  const first: unknown = game.imagine(copyState(game, view), seat, rng);
  if (equal(first, view)) return [first];
  return [first, ...Array.from({ length: WORLDS - 1 }, () => game.imagine(copyState(game, view), seat, rng))];
}
