import type { AnyMove, Rng } from '../../core/game.ts';
import { choices, type Question } from '../bot.ts';
import { explore } from './explore.ts';
import { remember } from './memory.ts';
import { type Option, optionsOf } from './tree.ts';

/**
 * The move that a search believes in. With a temperature, now and then another that seems not much worse: so far may it fall
 * short of the best, in shares of a win, to be played about a third as often. Moves not looked at are never played.
 */
export function play(question: Question, temperature: number): AnyMove {
  const [only, ...others] = choices(question);
  if (others.length === 0) return only;
  const { thought, root, decision } = explore(question);
  const move = (decision && waver(optionsOf(decision), temperature, question.rng)?.move) ?? only;
  remember(question, thought, root, move);
  return move;
}

/** Draws of a word are fine enough for shares. */
const GRAIN = 0x1_0000_0000;

/** The first of the options, or one that is nearly as good: a person's slip, not a random move. */
function waver(options: readonly Option[], temperature: number, rng: Rng): Option | undefined {
  const seen = options.filter((option) => option.visits > 0);
  if (temperature === 0 || seen.length < 2) return options[0];
  const best = Math.max(...seen.map(mean));
  const weights = seen.map((option) => option.visits * Math.exp((mean(option) - best) / temperature));
  let left = (rng(GRAIN) / GRAIN) * weights.reduce((sum, weight) => sum + weight, 0);
  return seen.find((_, i) => {
    left -= weights[i] ?? 0;
    return left < 0;
  });
}

const mean = (option: Option): number => option.total / option.visits;
