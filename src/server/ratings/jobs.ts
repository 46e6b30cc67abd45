import type { ServerContext } from '../context.ts';
import { Queue } from '../queue.ts';
import { rateTable } from './rate.ts';

const KIND = 'rate';
const ROUND_KIND = 'rate-missed';
/** Some time after the start, when those who waited for it are served; then every hour. */
const FIRST = 20_000;
const ROUND = 3_600_000;
/** So many that were missed are judged in one round: of a database from before there were ratings these may be very many. */
const MISSED = 2000;

/** Names what is done when games end, before jobs start. */
export function nameRatings(context: ServerContext): void {
  const { jobs, store, now, log } = context;
  // One after the other: each is numbered after the last, and of two at once one would have to be written anew, with all moves that were
  // to share its commit.
  const line = new Queue();
  const rate = (id: string): Promise<void> => line.run(() => rateTable(store, context.game, id));
  jobs.on(KIND, ({ table }) => rate(String(table)));
  jobs.on(ROUND_KIND, async () => {
    const missed = await store.ratings.unjudged(MISSED);
    await jobs.at(ROUND_KIND, now() + (missed.length < MISSED ? ROUND : FIRST), ROUND_KIND, {});
    for (const id of missed) await rate(id).catch((err: unknown) => log.warn({ err, table: id }, 'game not judged'));
  });
}

export const startRatings = ({ jobs, now }: ServerContext): Promise<void> => jobs.at(ROUND_KIND, now() + FIRST, ROUND_KIND, {});

/** A game is over: what it does to ratings is reckoned soon, by one of the servers. */
export const askForRating = ({ jobs }: ServerContext, table: string): Promise<void> => jobs.now(`${KIND}/${table}`, KIND, { table });
