import { isTakeBack, type Match } from '../../core/match.ts';
import { resultOf } from '../../core/result.ts';
import { StoreAway } from '../../store/backend.ts';
import type { ServerContext } from '../context.ts';
import { Together } from '../together.ts';
import { type End, type Over, rateTables } from './rate.ts';

const KIND = 'rate';
const ROUND_KIND = 'rate-missed';
/** Some time after the start, when those who waited for it are served; then every hour. */
const FIRST = 20_000;
const ROUND = 3_600_000;
/** So many that were missed are judged in one round: of a database from before there were ratings these may be very many. */
const MISSED = 2000;
/** Games that end within so many milliseconds are judged together, and so many at most. */
const PAUSE = 200;
const MOST = 50;

/** Names what is done when games end, before jobs start. */
export function nameRatings(context: ServerContext): void {
  const { jobs, store, now, log } = context;
  // Each is numbered after the last, and of two that were judged at once one would have to be written anew, with all moves that were to
  // share its commit. So they are judged in one line; and many at a time, or the line of a busy house would never end.
  const line = new Together<Over, unknown>((games) => rateEach(context, games), PAUSE, MOST);
  const rate = async (game: Over): Promise<void> => {
    const fault = await line.add(game);
    if (fault !== undefined) throw fault;
  };
  jobs.on(KIND, ({ table, end }) => rate({ table: String(table), end: typeof end === 'string' ? (JSON.parse(end) as End) : undefined }));
  jobs.on(ROUND_KIND, async () => {
    const missed = await store.ratings.unjudged(MISSED);
    await jobs.at(ROUND_KIND, now() + (missed.length < MISSED ? ROUND : FIRST), ROUND_KIND, {});
    const warn = (table: string) => (err: unknown) => log.warn({ err, table }, 'game not judged');
    await Promise.all(missed.map((table) => rate({ table }).catch(warn(table))));
  });
}

/** What went wrong with each of them: one that cannot be judged keeps no other from it. */
async function rateEach(context: ServerContext, games: readonly Over[]): Promise<unknown[]> {
  try {
    await rateTables(context.store, context.game, games);
    return games.map(() => undefined);
  } catch (error) {
    if (games.length === 1 || error instanceof StoreAway) return games.map(() => error);
  }
  const faults: unknown[] = [];
  for (const one of games) faults.push(...(await rateEach(context, [one])));
  return faults;
}

export const startRatings = ({ jobs, now }: ServerContext): Promise<void> => jobs.at(ROUND_KIND, now() + FIRST, ROUND_KIND, {});

/** How a game ended that somebody has seen to its end. */
export const endOf = (match: Match, at: number): End => {
  const { payoffs, totals } = resultOf(match);
  return { at, entries: match.log.filter(({ move }) => isTakeBack(move)), payoffs, totals };
};

/** A game is over: what it does to ratings is reckoned soon, by one of the servers, from how it ended where that is known. */
export const askForRating = ({ jobs }: ServerContext, table: string, end?: End): Promise<void> =>
  jobs.now(`${KIND}/${table}`, KIND, { table, ...(end && { end: JSON.stringify(end) }) });
