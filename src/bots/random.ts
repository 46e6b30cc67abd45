import { pick } from '../core/rng.ts';
import { type Bot, choices } from './bot.ts';

/** Any legal move, all alike. */
export const random: Bot = (question) => {
  const moves = choices(question);
  return pick(moves, question.rng);
};
