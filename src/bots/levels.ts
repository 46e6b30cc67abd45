import type { Budget } from './budget.ts';
import type { Weakness } from './search/play.ts';

/** A level of play: settings of one and the same search. */
export interface Level {
  readonly budget: Budget;
  readonly weakness?: Weakness | undefined;
}

export const LEVEL_NAMES = ['apprentice', 'journeyman', 'master'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

export const LEVELS: Readonly<Record<LevelName, Level>> = {
  apprentice: { budget: { iterations: 8 }, weakness: { temperature: 0.4, sees: 2 } },
  journeyman: { budget: { iterations: 16 }, weakness: { temperature: 0.2, sees: 5 } },
  // Three or four decisions a turn: about a second for each turn.
  master: { budget: { milliseconds: 300 } },
};

/** Where a game needs other settings to keep the steps apart; measured, see docs/decisions/0031-levels-and-a-stronger-search.md. */
const OTHERWISE: Readonly<Record<string, Partial<Record<LevelName, Partial<Level>>>>> = {
  // Some 190 moves a decision: who noticed a dozen of them would lose to rats like a random player.
  rattenscharf: {
    apprentice: { weakness: { temperature: 0.1, sees: 16 } },
    journeyman: { weakness: { temperature: 0.05, sees: 80 } },
  },
  // With five moves noticed a master of three seats won just twice its fair share.
  'pied-piper': {
    journeyman: { weakness: { temperature: 0.2, sees: 4 } },
  },
};

export const levelOf = (name: LevelName, game: string): Level => ({ ...LEVELS[name], ...OTHERWISE[game]?.[name] });

export const isLevelName = (text: string): text is LevelName => Object.hasOwn(LEVELS, text);
