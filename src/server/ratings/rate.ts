import type { AnyGame } from '../../core/game.ts';
import { floorOf, open, pending, replayEntry } from '../../core/match.ts';
import { type RecordResult, resultOf } from '../../core/result.ts';
import type { StoredTable } from '../../store/rows.ts';
import type { OutcomeTable, RatingTable } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import { anchorsOf, poolOf } from './anchors.ts';
import { type Ended, judge, type Unfair } from './fair.ts';
import { afterGame, type Belief, NEWCOMER, type Player } from './reckon.ts';

/** What is believed of somebody, and after how many games. */
export interface Standing extends Belief {
  readonly games: number;
}

/** What a game did. */
export interface Judged {
  readonly outcome: OutcomeTable;
  readonly rows: readonly RatingTable[];
}

/** A game as it is stored, and when it ended; undefined while it goes on. */
export interface Finished extends Ended {
  readonly at: number;
  /** Everybody's points, where somebody played to the end. */
  readonly totals: readonly number[] | undefined;
}

/** What only the log says of a game that is over: whoever saw it end knows, and it need not be read again. */
export type End = Pick<Finished, 'at' | 'entries' | 'payoffs' | 'totals'>;

/** A game to be judged, and its end where that is known. */
export interface Over {
  readonly table: string;
  readonly end?: End | undefined;
}

export type LoadGame = (id: string) => Promise<AnyGame | undefined>;

/** Reads a game that is over. */
export const readFinished = async (store: Store, load: LoadGame, table: string): Promise<Finished | undefined> =>
  (await readAll(store, load, [{ table }]))[0];

/** Reads those of these games that are over. */
async function readAll(store: Store, load: LoadGame, games: readonly Over[]): Promise<Finished[]> {
  const ids = games.map(({ table }) => table);
  const tables = new Map((await store.tables(ids)).map((table) => [table.id, table]));
  const seats = await store.seatsOf(ids);
  const finished: Finished[] = [];
  for (const { table: id, end } of games) {
    const table = tables.get(id);
    if (table?.status !== 'over') continue;
    const known = end ?? (await readEnd(store, load, table));
    finished.push({ ...known, at: table.closed?.at ?? known.at, table, seats: seats.get(id) ?? [] });
  }
  return finished;
}

async function readEnd(store: Store, load: LoadGame, { id, createdAt }: StoredTable): Promise<End> {
  const entries = await store.ratings.marks(id);
  // What its own rules said counts for more than what today's say.
  const result = (await store.snapshots(id)).at(-1)?.final?.result ?? (await replayed(store, load, id));
  return { entries, at: entries.at(-1)?.at ?? createdAt, payoffs: result?.payoffs, totals: result?.totals };
}

async function replayed(store: Store, load: LoadGame, id: string): Promise<RecordResult | undefined> {
  const stored = await store.load(id);
  const game = stored && (await load(stored.table.game));
  if (!game) return undefined;
  const { table, seats, entries } = stored;
  if (game.rules !== table.rules || table.closed || floorOf(entries) > 0) return undefined;
  const match = open(game, seats.length, table.options);
  for (const { seat, move } of entries) if (replayEntry(match, { seat, move })) return undefined;
  return pending(match).length === 0 ? resultOf(match) : undefined;
}

/** Who sat where when the game was judged before: people may have been forgotten since. */
export type Before = Pick<Judged, 'rows'> & { readonly why: Unfair | null };

/** What a game does to those who played it. `standing` says what was believed of them until then. */
export function judged(finished: Finished, n: number, standing: (person: string) => Standing, before?: Before): Judged {
  const { table, seats, at } = finished;
  const { why: now, winners, fled } = judge(finished);
  // That somebody forgotten sat there twice can be seen no more.
  const why = before?.why === 'hot-seat' ? before.why : now;
  const outcome = { table_id: table.id, n, at, why: why ?? null, winners: JSON.stringify(winners) };
  if (why !== undefined) return { outcome, rows: [] };
  const pool = poolOf(table.game, seats.length);
  const anchors = anchorsOf(pool);
  const all = seats.map(({ seat, person, kind, resigned, bot }) => {
    const row = before?.rows.find((r) => r.seat === seat);
    const who = row ? row.person : (person ?? null);
    const known = who === null ? strangerOf(row) : standing(who);
    const fixed = kind === 'bot' && !resigned;
    const player: Player = { before: fixed ? (anchors.get(bot ?? '') ?? NEWCOMER) : known, fixed, fled: fled.includes(seat) };
    return { seat, who, games: known.games + 1, player };
  });
  const after = afterGame(
    all.map(({ player }) => player),
    winners,
  );
  const rows = all.flatMap(({ seat, who, games, player }, i): RatingTable[] => {
    const { mu, sigma } = after[i] ?? player.before;
    if (player.fixed) return [];
    const numbers = { games, mu_before: player.before.mu, sigma_before: player.before.sigma, mu, sigma };
    return [{ table_id: table.id, seat, n, at, pool, person: who, ...numbers, latest: who === null ? 0 : 1 }];
  });
  return { outcome, rows };
}

/** Of somebody forgotten the game itself says what was believed. */
const strangerOf = (row: RatingTable | undefined): Standing =>
  row ? { mu: row.mu_before, sigma: row.sigma_before, games: row.games - 1 } : { ...NEWCOMER, games: 0 };

/** Who is to be found by what the game did to them. */
export const peopleOf = (rows: readonly RatingTable[]): string[] => rows.flatMap(({ person }) => person ?? []);

export const UNKNOWN: Standing = { ...NEWCOMER, games: 0 };

/** So often another game may be judged first. */
const TRIES = 50;

/** Judges games that are over, each once, in this order: whoever comes second finds that it was done. */
export async function rateTables(store: Store, load: LoadGame, games: readonly Over[]): Promise<void> {
  const done = await store.ratings.judgedOf(games.map(({ table }) => table));
  let left = await readAll(
    store,
    load,
    games.filter(({ table }) => !done.has(table)),
  );
  for (let i = 0; i < TRIES; i++) {
    if (left.length === 0 || (await rateOnce(store, left))) return;
    // Another was judged first; or one of these, by somebody else.
    const judgedNow = await store.ratings.judgedOf(left.map(({ table }) => table.id));
    left = left.filter(({ table }) => !judgedNow.has(table.id));
  }
  throw new Error(`table ${left[0]?.table.id} was not judged: others always came first`);
}

/** One game after the other counts for the next. */
async function rateOnce({ ratings, people }: Store, finished: readonly Finished[]): Promise<boolean> {
  // First the number: whoever is judged after that takes it, and then what was believed is out of date.
  let n = await ratings.last();
  const beliefs = await believed(ratings, finished);
  const all = finished.map((game) => {
    n += 1;
    const known = beliefs.get(poolOfGame(game));
    const done = judged(game, n, (person) => known?.get(person) ?? UNKNOWN);
    for (const row of done.rows) if (row.person !== null) known?.set(row.person, row);
    return done;
  });
  return ratings.add(
    all,
    all.flatMap(({ rows, outcome }) => people.meeting(peopleOf(rows), outcome.at)),
  );
}

const poolOfGame = ({ table, seats }: Finished): string => poolOf(table.game, seats.length);

/** What is believed of all who played these games, by pool and person. */
async function believed(ratings: Store['ratings'], finished: readonly Finished[]): Promise<Map<string, Map<string, Standing>>> {
  const people = new Map<string, Set<string>>();
  for (const game of finished) {
    const known = people.get(poolOfGame(game)) ?? new Set();
    for (const { person } of game.seats) if (person !== undefined) known.add(person);
    people.set(poolOfGame(game), known);
  }
  const beliefs = new Map<string, Map<string, Standing>>();
  for (const [pool, all] of people) beliefs.set(pool, await ratings.latest(pool, [...all]));
  return beliefs;
}
