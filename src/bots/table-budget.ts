import type { AnyGame } from '../core/game.ts';
import type { Budget } from './budget.ts';
import { usualBudget } from './levels.ts';
import type { BotSpec } from './spec.ts';

/** In milliseconds. A table is no place to think for longer, whatever the seat's wish says. */
const LONGEST = 5000;
/** For a budget that counts no time: many times what it takes, so that it ends only what a slow machine would never end. */
const ENOUGH = 1000;

/** What a bot may spend on one decision at a table, in a browser and on a server alike: always bounded, so that it can be shown. */
export function tableBudget({ bot, budget }: BotSpec, game: Pick<AnyGame, 'advice'>): Budget & { readonly milliseconds: number } {
  const { iterations, milliseconds = ENOUGH } = budget ?? usualBudget(bot, game);
  return { iterations, milliseconds: Math.min(milliseconds, LONGEST) };
}
