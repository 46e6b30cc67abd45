import type { Rng } from '../core/game.ts';
import { type Bot, choices } from './bot.ts';
import type { Budget } from './budget.ts';
import { explore } from './search/explore.ts';
import { type Option, optionsOf } from './search/tree.ts';

/** A level of play: settings of one and the same search. */
export interface Level {
  readonly budget: Budget;
  /**
   * How far a move may seem to fall short of the best, in shares of a win, and still be played about a third as often.
   * Nought plays what the search believes in. Moves that the search did not look at are never played.
   */
  readonly temperature: number;
}

export const LEVEL_NAMES = ['apprentice', 'journeyman', 'master'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

export const LEVELS: Readonly<Record<LevelName, Level>> = {
  apprentice: { budget: { iterations: 24 }, temperature: 0.08 },
  journeyman: { budget: { iterations: 60 }, temperature: 0.01 },
  master: { budget: { milliseconds: 1000 }, temperature: 0 },
};

export const isLevelName = (text: string): text is LevelName => Object.hasOwn(LEVELS, text);

/** The bot that plays at a level. A budget in the question goes before the level's own. */
export const levelBot =
  (name: LevelName): Bot =>
  (question) => {
    const [only, ...others] = choices(question);
    if (others.length === 0) return only;
    const { budget, temperature } = LEVELS[name];
    const own = question.budget.iterations === undefined && question.budget.milliseconds === undefined;
    const decision = explore(own ? { ...question, budget } : question);
    return (decision && waver(optionsOf(decision), temperature, question.rng)?.move) ?? only;
  };

/** Draws of a word are fine enough for shares. */
const GRAIN = 0x1_0000_0000;

/** The first of the options, or now and then another that seems not much worse: a person's slip, not a random move. */
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
