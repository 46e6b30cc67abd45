import type { Refusal } from '../core/game.ts';
import { StoreAway } from '../store/backend.ts';
import { NotSaved } from './actions/action.ts';
import { TooNew, Unplayable } from './memory.ts';

/** Nothing was stored, or nobody knows: what is remembered is as true as before. */
export const isUnsaved = (error: unknown): boolean => error instanceof StoreAway || error instanceof NotSaved;

/** What is said to whoever asked for it. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof StoreAway) return { rule: 'server/store-away' };
  if (error instanceof NotSaved) return { rule: 'server/not-saved' };
  if (error instanceof Unplayable) return { rule: 'table/unplayable' };
  if (error instanceof TooNew) return { rule: 'table/newer-rules' };
  return { rule: 'server/fault' };
}
