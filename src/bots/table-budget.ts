import { type Budget, DEFAULT_BUDGET } from './budget.ts';
import type { BotSpec } from './spec.ts';

/** In milliseconds. A table is no place to think for longer, whatever the seat's wish says. */
const LONGEST = 5000;
/** For a budget that counts no time: many times what it takes, so that it ends only what a slow machine would never end. */
const ENOUGH = 1000;

/** What a bot may spend on one decision at a table, in a browser and on a server alike: always bounded, so that it can be shown. */
export function tableBudget(spec: BotSpec | undefined): Budget & { readonly milliseconds: number } {
  const { iterations, milliseconds = ENOUGH } = spec?.budget ?? DEFAULT_BUDGET;
  return { iterations, milliseconds: Math.min(milliseconds, LONGEST) };
}
