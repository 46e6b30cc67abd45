import type { ServerContext } from '../context.ts';
import { Queue } from '../queue.ts';
import type { Tables } from '../tables.ts';
import { advance } from './advance.ts';
import { askForTournament, KIND } from './ask.ts';

const ROUND_KIND = 'tournaments-missed';
/** Some time after the start, and then every minute: what a server that ended has left undone is done by another. */
const FIRST = 2000;
const ROUND = 60_000;

/** Names what is done when games of tournaments end, before jobs start. */
export function nameTournaments(context: ServerContext, tables: Tables): void {
  const { jobs, store, now } = context;
  // One after the other: what the first has written the next one finds.
  const line = new Queue();
  jobs.on(KIND, ({ tournament }) => line.run(() => advance(context, tables, String(tournament))));
  jobs.on(ROUND_KIND, async () => {
    await jobs.at(ROUND_KIND, now() + ROUND, ROUND_KIND, {});
    for (const id of await store.tournaments.running()) await askForTournament(context, id);
  });
}

export const startTournaments = ({ jobs, now }: ServerContext): Promise<void> => jobs.at(ROUND_KIND, now() + FIRST, ROUND_KIND, {});
