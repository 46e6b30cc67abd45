import type { AnyMove, Rng, Weakness } from '../../core/game.ts';
import { choices, type Question } from '../bot.ts';
import { explore } from './explore.ts';
import { remember } from './memory.ts';
import { type Option, optionsOf } from './tree.ts';

/** The move that a search believes in or, where there is weakness, now and then another. */
export function play(question: Question, weakness?: Weakness): AnyMove {
  const [only, ...others] = choices(question);
  if (others.length === 0) return only;
  const { thought, root, decision } = explore(question);
  const options = decision ? optionsOf(decision) : [];
  const move = (weakness ? slip(options, weakness, question.rng) : options[0])?.move ?? only;
  remember(question, thought, root, move);
  return move;
}

/** Draws of a word are fine enough for shares. */
const GRAIN = 0x1_0000_0000;

/** A person's slip, not a random move: of the moves noticed, the better one is and the more it was thought about, the likelier. */
function slip(options: readonly Option[], { temperature, sees }: Weakness, rng: Rng): Option | undefined {
  const noticed = someOf(options, sees, rng);
  const tried = noticed.filter((option) => option.visits > 0);
  if (tried.length === 0) return noticed.reduce((a, b) => (b.prior > a.prior ? b : a));
  const best = Math.max(...tried.map(mean));
  const weights = tried.map((option) => option.visits * Math.exp((mean(option) - best) / temperature));
  let left = (rng(GRAIN) / GRAIN) * weights.reduce((sum, weight) => sum + weight, 0);
  return tried.find((_, i) => {
    left -= weights[i] ?? 0;
    return left < 0;
  });
}

function someOf<T>(list: readonly T[], n: number, rng: Rng): readonly T[] {
  if (list.length <= n) return list;
  const rest = list.slice();
  return Array.from({ length: n }, () => rest.splice(rng(rest.length), 1)).flat();
}

const mean = (option: Option): number => option.total / option.visits;
