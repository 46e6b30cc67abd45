import type { LevelName } from '../core/game.ts';
import type { Bot } from './bot.ts';
import { levelOf } from './levels.ts';
import { play } from './search/play.ts';

/** The bot that plays at a level. A budget in the question goes before the level's own. */
export const levelBot =
  (name: LevelName): Bot =>
  (question) => {
    const { budget, weakness } = levelOf(name, question.game);
    const own = question.budget.iterations === undefined && question.budget.milliseconds === undefined;
    return play(own ? { ...question, budget } : question, weakness);
  };
