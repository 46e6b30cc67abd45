import type { AnyGame, LevelName, Weakness } from '../core/game.ts';
import type { Budget } from './budget.ts';

/** A level of play: settings of one and the same search. */
export interface Level {
  readonly budget: Budget;
  readonly weakness?: Weakness | undefined;
}

export const LEVEL_NAMES = ['apprentice', 'journeyman', 'master'] as const satisfies readonly LevelName[];

export const LEVELS: Readonly<Record<LevelName, Level>> = {
  apprentice: { budget: { iterations: 8 }, weakness: { temperature: 0.4, sees: 2 } },
  journeyman: { budget: { iterations: 16 }, weakness: { temperature: 0.2, sees: 5 } },
  // Three or four decisions a turn: about a second for each turn.
  master: { budget: { milliseconds: 300 } },
};

/** The level as this game wants it. */
export function levelOf(name: LevelName, game: AnyGame): Level {
  const weakness = game.advice?.levels?.[name];
  return weakness ? { ...LEVELS[name], weakness } : LEVELS[name];
}

export const isLevelName = (text: string): text is LevelName => Object.hasOwn(LEVELS, text);
