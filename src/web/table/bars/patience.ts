import { parseBotSpec } from '../../../bots/spec.ts';
import { tableBudget } from '../../../bots/table-budget.ts';
import type { AnyGame } from '../../../core/game.ts';

/** How long a bot thinks about one decision of a game at the most, in milliseconds. */
export const patience = (bot: string | undefined, game: AnyGame): number =>
  tableBudget(parseBotSpec(bot ?? '') ?? { bot: 'greedy' }, game).milliseconds;
