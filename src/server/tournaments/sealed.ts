import type { Refusal } from '../../core/game.ts';
import type { StoredTable } from '../../store/rows.ts';
import type { ServerContext } from '../context.ts';
import type { Memory } from '../memory.ts';
import { isRoundOver } from './read.ts';

/** Whether nobody but its players may see a table yet: others play the same deals. */
export async function isSealed({ store }: ServerContext, { part }: Pick<StoredTable, 'part'>): Promise<boolean> {
  if (!part?.tournament?.deals) return false;
  const { id, round } = part.tournament;
  const stored = await store.tournaments.load(id);
  return stored?.head.status === 'running' && stored.head.round === round && !isRoundOver(stored);
}

/** Players see their own table; everybody else sees it once the same deals are played at no other. */
export async function sealedTo(
  context: ServerContext,
  { table, seats }: Pick<Memory, 'table' | 'seats'>,
  person: string | undefined,
): Promise<Refusal | undefined> {
  const plays = person !== undefined && seats.some((seat) => seat.person === person);
  return !plays && (await isSealed(context, table)) ? { rule: 'tournament/sealed' } : undefined;
}
