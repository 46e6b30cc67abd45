import type { AnyGame } from '../../core/game.ts';
import { floorOf, open, pending, replayEntry } from '../../core/match.ts';
import { type RecordResult, resultOf } from '../../core/result.ts';
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

export type LoadGame = (id: string) => Promise<AnyGame | undefined>;

/** Reads a game that is over. */
export async function readFinished(store: Store, load: LoadGame, id: string): Promise<Finished | undefined> {
  const table = await store.table(id);
  if (table?.status !== 'over') return undefined;
  const seats = (await store.seatsOf([id])).get(id) ?? [];
  const entries = await store.ratings.marks(id);
  const at = table.closed?.at ?? entries.at(-1)?.at ?? table.createdAt;
  // What its own rules said counts for more than what today's say.
  const result = (await store.snapshots(id)).at(-1)?.final?.result ?? (await replayed(store, load, id));
  return { table, seats, entries, at, payoffs: result?.payoffs, totals: result?.totals };
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

/** Judges a game that is over, once: whoever comes second finds that it was done. */
export async function rateTable(store: Store, load: LoadGame, id: string): Promise<void> {
  const finished = await readFinished(store, load, id);
  if (!finished) return;
  const people = finished.seats.flatMap(({ person }) => person ?? []);
  for (let i = 0; i < TRIES; i++) {
    const n = (await store.ratings.last()) + 1;
    const latest = await store.ratings.latest(poolOf(finished.table.game, finished.seats.length), people);
    const { outcome, rows } = judged(finished, n, (person) => latest.get(person) ?? UNKNOWN);
    if (await store.ratings.add(outcome, rows)) return store.people.meetAll(peopleOf(rows), finished.at);
    // Another was judged first; or this one, by somebody else.
    if (await store.ratings.isJudged(id)) return;
  }
  throw new Error(`table ${id} was not judged: others always came first`);
}
