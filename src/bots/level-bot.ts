import type { LevelName } from '../core/game.ts';
import type { Bot, Question } from './bot.ts';
import type { Budget } from './budget.ts';
import { levelOf } from './levels.ts';
import { play } from './search/play.ts';

/** The bot that plays at a level. A budget in the question goes before the level's own. */
export const levelBot =
  (name: LevelName): Bot =>
  (question) => {
    const { budget, weakness, settles } = levelOf(name, question.game);
    return play({ ...question, budget: budgetOr(question, budget), settles }, weakness);
  };

/** The question's own budget, or this one where it has none. */
export const budgetOr = ({ budget }: Pick<Question, 'budget'>, usual: Budget): Budget =>
  budget.iterations === undefined && budget.milliseconds === undefined ? usual : budget;
