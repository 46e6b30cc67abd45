import type { StoredTable } from '../../store/rows.ts';
import type { ServerContext } from '../context.ts';
import { askForRating } from '../ratings/jobs.ts';
import type { End } from '../ratings/rate.ts';

export const KIND = 'tournament';

/** Something has changed: what follows from it is done soon, by one of the servers. One that is under way may have looked before. */
export const askForTournament = ({ jobs, now }: ServerContext, tournament: string): Promise<void> =>
  jobs.at(`${KIND}/${tournament}`, now(), KIND, { tournament });

/** A game is over: it may count for ratings, and a tournament may go on. */
export async function tellOver(context: ServerContext, { id, part }: StoredTable, end?: End): Promise<void> {
  await askForRating(context, id, end);
  if (part?.tournament) await askForTournament(context, part.tournament.id);
}
