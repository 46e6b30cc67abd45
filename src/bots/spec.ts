import { type Budget, parseBudget } from './budget.ts';

/** Three kinds of bots for those who compare them, three levels for those who play against them, and the master before it learned. */
export const BOT_NAMES = ['random', 'greedy', 'search', 'apprentice', 'journeyman', 'master', 'master-1'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** A bot by name, with a budget of its own if the name said so. */
export interface BotSpec {
  readonly bot: BotName;
  readonly budget?: Budget | undefined;
}

export const isBotName = (text: string): text is BotName => (BOT_NAMES as readonly string[]).includes(text);

/** `greedy`, `search`, `search:200ms`, `search:500it`, `master`; `usualBudget` is for those without one. Undefined for anything else. */
export function parseBotSpec(text: string): BotSpec | undefined {
  const [name = '', amount, ...rest] = text.split(':');
  if (!isBotName(name) || rest.length > 0) return undefined;
  if (amount === undefined) return { bot: name };
  const budget = parseBudget(amount);
  return budget && { bot: name, budget };
}
