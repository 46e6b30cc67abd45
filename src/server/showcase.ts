import type { TableLine, WatchLine } from '../protocol/api.ts';
import type { StoredSeat, StoredTable } from '../store/rows.ts';
import type { ServerContext } from './context.ts';
import { anchorsOf, poolOf } from './ratings/anchors.ts';
import { strengthOf } from './ratings/list.ts';
import { NEWCOMER } from './ratings/reckon.ts';
import { isBots } from './seats.ts';
import { line } from './table-line.ts';
import type { Tables } from './tables.ts';

/** So long, in milliseconds, everybody is told the same: nobody's page is newer than that anyway. */
const KEPT = 3000;
/** So many games are told. */
const SHOWN = 20;

/** Games that are worth watching: those at listed tables at which somebody is, the strongest players first, then where most people are. */
export class Showcase {
  readonly #context: ServerContext;
  readonly #tables: Tables;
  #games: Promise<readonly WatchLine[]> | undefined;
  #at = 0;

  constructor(context: ServerContext, tables: Tables) {
    this.#context = context;
    this.#tables = tables;
  }

  games(): Promise<readonly WatchLine[]> {
    const now = performance.now();
    if (!this.#games || now - this.#at > KEPT) {
      this.#at = now;
      this.#games = this.#look();
      // What failed is not kept.
      this.#games.catch(() => {
        this.#games = undefined;
      });
    }
    return this.#games;
  }

  async #look(): Promise<readonly WatchLine[]> {
    const { store } = this.#context;
    const tables = (await store.playing()).filter(({ id }) => this.#tables.isWatched(id));
    const seats = await store.seatsOf(tables.map(({ id }) => id));
    const people = [...seats.values()].flat().flatMap(({ person }) => person ?? []);
    const ratings = await store.ratings.standings([...new Set(people)]);
    const all = tables.map((table) => {
      const sitting = seats.get(table.id) ?? [];
      return { table, sitting, rating: meanOf(table, sitting, ratings), watchers: this.#tables.watchersOf(table.id) };
    });
    const best = all.toSorted((a, b) => b.rating - a.rating || b.watchers - a.watchers).slice(0, SHOWN);
    return Promise.all(
      best.map(async ({ table, sitting, rating, watchers }) => ({
        ...line(table, sitting),
        ...(await this.#live(table.id)),
        rating,
        watchers,
      })),
    );
  }

  /** How far it is, as everybody may see it. */
  async #live(id: string): Promise<Partial<TableLine>> {
    const live = await this.#tables
      .get(id)
      .peek(({ running }) => {
        if (!running) return {};
        const { match, times } = running;
        const at = times.at(-1);
        return { n: match.log.length, score: match.game.sheet(match.game.view(match.state, null)).totals, ...(at !== undefined && { at }) };
      })
      .catch(() => undefined);
    return live ?? {};
  }
}

/** Of all who play. Who has played no game that counted is where everybody begins. */
function meanOf({ game }: StoredTable, seats: readonly StoredSeat[], ratings: ReadonlyMap<string, number>): number {
  const pool = poolOf(game, seats.length);
  const mus = seats.map((seat) => {
    const bot = isBots(seat) ? anchorsOf(pool).get(seat.bot ?? '')?.mu : undefined;
    return bot ?? ratings.get(`${seat.person} ${pool}`) ?? NEWCOMER.mu;
  });
  const mu = mus.reduce((sum, one) => sum + one, 0) / Math.max(1, mus.length);
  return strengthOf({ mu, sigma: 0 }).rating;
}
