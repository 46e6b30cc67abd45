import type { AnyGame, LevelName, Weakness } from '../core/game.ts';
import { type Budget, DEFAULT_BUDGET } from './budget.ts';
import type { BotName } from './spec.ts';

/** A level of play: settings of one and the same search. */
export interface Level {
  readonly budget: Budget;
  readonly weakness?: Weakness | undefined;
  /** Does not use up its time where the choice is made. */
  readonly settles?: boolean | undefined;
}

export const LEVEL_NAMES = ['apprentice', 'journeyman', 'master'] as const satisfies readonly LevelName[];

export const LEVELS: Readonly<Record<LevelName, Level>> = {
  apprentice: { budget: { iterations: 8 }, weakness: { temperature: 0.4, sees: 2 } },
  journeyman: { budget: { iterations: 16 }, weakness: { temperature: 0.2, sees: 5 } },
  // Three or four decisions a turn. Most are made sooner: a decision takes less than 300 ms on average (`bench/pace.ts`), and a turn about a
  // second. Where more of them are a game gives its masters longer for the others (`Advice.patience`).
  master: { budget: { milliseconds: 430 }, settles: true },
};

/** Of the master before it learned. It answers as soon as its choice is made as well. */
export const MASTER_1: Budget = { milliseconds: 300 };

/** The level as this game wants it. */
export function levelOf(name: LevelName, { advice }: Pick<AnyGame, 'advice'>): Level {
  const level = LEVELS[name];
  const milliseconds = name === 'master' ? advice?.patience : undefined;
  return {
    ...level,
    weakness: advice?.levels?.[name] ?? level.weakness,
    budget: milliseconds === undefined ? level.budget : { milliseconds },
  };
}

/** What a bot may spend on a decision of this game if nobody says otherwise. */
export function usualBudget(bot: BotName, game: Pick<AnyGame, 'advice'>): Budget {
  if (bot === 'master-1') return MASTER_1;
  return isLevelName(bot) ? levelOf(bot, game).budget : DEFAULT_BUDGET;
}

const isLevelName = (text: string): text is LevelName => Object.hasOwn(LEVELS, text);
