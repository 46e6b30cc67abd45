import { type Bot, choices } from '../bot.ts';
import { explore } from './explore.ts';
import { optionsOf } from './tree.ts';

/** Looks ahead, and plays what it has spent most of its time on. */
export const search: Bot = (question) => {
  const [only, ...others] = choices(question);
  if (others.length === 0) return only;
  const decision = explore(question);
  return (decision && optionsOf(decision)[0]?.move) ?? only;
};
