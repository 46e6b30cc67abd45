import { parseBotSpec } from '../../../bots/spec.ts';
import { tableBudget } from '../../../bots/table-budget.ts';

/** How long a bot thinks about one decision at the most, in milliseconds. */
export const patience = (bot: string | undefined): number => tableBudget(parseBotSpec(bot ?? '')).milliseconds;
