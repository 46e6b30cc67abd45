import type { AnyGame, LevelName, Weakness } from '../core/game.ts';
import type { Budget } from './budget.ts';

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
  // Three or four decisions a turn. As most are made sooner, a decision takes 200 to 294 ms on average, and a turn about a second.
  master: { budget: { milliseconds: 430 }, settles: true },
};

/** Of the master before it learned: it always takes that long. */
export const MASTER_1: Budget = { milliseconds: 300 };

/** The level as this game wants it. */
export function levelOf(name: LevelName, game: AnyGame): Level {
  const weakness = game.advice?.levels?.[name];
  return weakness ? { ...LEVELS[name], weakness } : LEVELS[name];
}

export const isLevelName = (text: string): text is LevelName => Object.hasOwn(LEVELS, text);
