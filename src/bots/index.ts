import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { budgetOr, levelBot } from './level-bot.ts';
import { MASTER_1 } from './levels.ts';
import { random } from './random.ts';
import { search } from './search/search.ts';
import type { BotName } from './spec.ts';

export type { Question } from './bot.ts';
export { type Budget, DEFAULT_BUDGET, parseBudget } from './budget.ts';
export { LEVEL_NAMES } from './levels.ts';
export { loadNetwork, networkFor, networkOf } from './network/load.ts';
export type { Network } from './network/network.ts';
export type { Memory } from './search/memory.ts';
export { BOT_NAMES, type BotName, type BotSpec, isBotName, parseBotSpec } from './spec.ts';

export const BOTS: Readonly<Record<BotName, Bot>> = {
  random,
  greedy,
  search,
  apprentice: levelBot('apprentice'),
  journeyman: levelBot('journeyman'),
  master: levelBot('master'),
  'master-1': (question) => search({ ...question, budget: budgetOr(question, MASTER_1), settles: true, network: undefined }),
};
