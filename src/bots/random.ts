import { type Bot, choices } from './bot.ts';

/** Any legal move, all alike. */
export const random: Bot = (question) => {
  const moves = choices(question);
  return moves[question.rng(moves.length)] ?? moves[0];
};
