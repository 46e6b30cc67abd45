import { type Budget, parseBudget } from './budget.ts';
import { greedy } from './greedy.ts';
import { isLevelName, LEVELS, levelBot } from './levels.ts';
import { random } from './random.ts';
import { search } from './search/search.ts';

export { type Budget, DEFAULT_BUDGET, parseBudget } from './budget.ts';
export { LEVEL_NAMES } from './levels.ts';
export type { Memory } from './search/memory.ts';

/** Three kinds of bots for those who compare them, and three levels for those who play against them. */
export const BOTS = {
  random,
  greedy,
  search,
  apprentice: levelBot('apprentice'),
  journeyman: levelBot('journeyman'),
  master: levelBot('master'),
} as const;
export type BotName = keyof typeof BOTS;
export const BOT_NAMES = Object.keys(BOTS) as readonly BotName[];

/** A bot by name, with a budget of its own if the name said so. */
export interface BotSpec {
  readonly bot: BotName;
  readonly budget?: Budget | undefined;
}

export const isBotName = (text: string): text is BotName => Object.hasOwn(BOTS, text);

/** `greedy`, `search`, `search:200ms`, `search:500it`, `master`; a level has a budget of its own. Undefined for anything else. */
export function parseBotSpec(text: string): BotSpec | undefined {
  const [name = '', amount, ...rest] = text.split(':');
  if (!isBotName(name) || rest.length > 0) return undefined;
  if (amount === undefined) return isLevelName(name) ? { bot: name, budget: LEVELS[name].budget } : { bot: name };
  const budget = parseBudget(amount);
  return budget && { bot: name, budget };
}
