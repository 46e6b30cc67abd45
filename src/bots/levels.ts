import type { Bot } from './bot.ts';
import type { Budget } from './budget.ts';
import { play } from './search/play.ts';

/** A level of play: settings of one and the same search. */
export interface Level {
  readonly budget: Budget;
  /** How readily it plays a move that is not the best; see `play`. */
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
    const { budget, temperature } = LEVELS[name];
    const own = question.budget.iterations === undefined && question.budget.milliseconds === undefined;
    return play(own ? { ...question, budget } : question, temperature);
  };
