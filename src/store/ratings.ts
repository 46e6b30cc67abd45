import { type Kysely, sql } from 'kysely';
import type { Entry } from '../core/match.ts';
import type { Backend, Write } from './backend.ts';
import { toEntry } from './rows.ts';
import type { OutcomeTable, RatingTable, Schema } from './schema.ts';
import { statement } from './statement.ts';

/** So many people are asked for at once. */
const LIST = 500;

/** What games have done to ratings. */
export class Ratings {
  readonly #kysely: Kysely<Schema>;
  readonly #read: Backend['read'];
  readonly #readFirst: Backend['readFirst'];
  readonly #run: (writes: readonly Write[]) => Promise<boolean>;
  readonly #statements: ReturnType<typeof statementsOf>;

  constructor({ kysely, read, readFirst }: Backend, run: (writes: readonly Write[]) => Promise<boolean>) {
    this.#kysely = kysely;
    this.#read = read;
    this.#readFirst = readFirst;
    this.#run = run;
    this.#statements = statementsOf(kysely);
  }

  /** What of a log says when it ended and what was taken back: its last entry, and all that may have undone others. */
  async marks(table: string): Promise<(Entry & { readonly at: number })[]> {
    return (await this.#read(this.#statements.marks({ table }))).map(toEntry);
  }

  /** Which of these games were judged. */
  async judgedOf(tables: readonly string[]): Promise<Set<string>> {
    if (tables.length === 0) return new Set();
    return new Set((await this.#read(this.#statements.judgedOf(tables))).map((row) => row.table_id));
  }

  /** How many games were judged. */
  async last(): Promise<number> {
    return Number((await this.#readFirst(this.#statements.last({})))?.n ?? 0);
  }

  /** Tables that are over and were not judged, the oldest first. */
  async unjudged(limit: number): Promise<string[]> {
    const over = this.#kysely.selectFrom('tables').select('id').where('status', '=', 'over');
    const query = over.where((e) =>
      e.not(e.exists(e.selectFrom('outcome').select('outcome.n').whereRef('outcome.table_id', '=', 'tables.id'))),
    );
    return (await query.orderBy('created_at').orderBy('id').limit(limit).execute()).map(({ id }) => id);
  }

  /** All games that were judged, in their order. */
  async outcomes(): Promise<OutcomeTable[]> {
    return (await this.#kysely.selectFrom('outcome').selectAll().orderBy('n').execute()).map((row) => ({ ...row, at: Number(row.at) }));
  }

  /** What one game did, by seats. */
  async of(table: string): Promise<RatingTable[]> {
    const rows = await this.#kysely.selectFrom('rating').selectAll().where('table_id', '=', table).orderBy('seat').execute();
    return rows.map(plain);
  }

  /** What is believed of these people now. */
  async latest(pool: string, people: readonly string[]): Promise<Map<string, RatingTable>> {
    const rows = await Promise.all(people.map((person) => this.#readFirst(this.#statements.latest({ pool, person }))));
    return new Map(rows.flatMap((row) => (row?.person ? [[row.person, plain(row)]] : [])));
  }

  /** What is believed of these people now in every pool, by person and pool: the mean alone. */
  async standings(people: readonly string[]): Promise<Map<string, number>> {
    const found = new Map<string, number>();
    for (let from = 0; from < people.length; from += LIST) {
      const rows = await latest(this.#kysely)
        .where('person', 'in', people.slice(from, from + LIST))
        .execute();
      for (const { person, pool, mu } of rows) found.set(`${person} ${pool}`, mu);
    }
    return found;
  }

  /**
   * Writes how games ended and what they did, and whatever else belongs to it, all or nothing; false if another was judged meanwhile: then
   * these must be judged anew.
   */
  add(
    games: readonly { readonly outcome: OutcomeTable; readonly rows: readonly RatingTable[] }[],
    also: readonly Write[],
  ): Promise<boolean> {
    const adding = games.flatMap(({ outcome, rows }) => [
      { query: this.#statements.addOutcome(outcome), rows: 1 },
      ...rows.flatMap((row) => this.#adding(row)),
    ]);
    return this.#run([...adding, ...also]);
  }

  /** Puts other numbers in the place of a game's; `settle` comes after all of them. */
  put(outcome: OutcomeTable, rows: readonly RatingTable[]): Promise<boolean> {
    const k = this.#kysely;
    return this.#run([
      { query: k.deleteFrom('rating').where('table_id', '=', outcome.table_id).compile() },
      { query: k.deleteFrom('outcome').where('table_id', '=', outcome.table_id).compile() },
      { query: k.insertInto('outcome').values(outcome).compile() },
      ...rows.map((row) => ({ query: k.insertInto('rating').values(row).compile() })),
    ]);
  }

  /** Finds anew which game was each person's last. */
  settle(): Promise<boolean> {
    const last = sql<number>`case when exists (select 1 from rating as later where later.person = rating.person
      and later.pool = rating.pool and later.n > rating.n) then 0 else 1 end`;
    return this.#run([{ query: this.#kysely.updateTable('rating').set({ latest: last }).where('person', 'is not', null).compile() }]);
  }

  #adding(row: RatingTable): Write[] {
    const { pool, person, n } = row;
    const { outdate, addRating } = this.#statements;
    return [{ query: outdate({ pool, person, n }) }, { query: addRating(row) }];
  }

  /** The strongest of a pool who have played so often, with names. */
  async list(pool: string, games: number, limit: number): Promise<(RatingTable & Known)[]> {
    const query = this.#kysely
      .selectFrom('rating')
      .innerJoin('person', 'person.id', 'rating.person')
      .selectAll('rating')
      .select(['person.name', 'person.public_id', 'person.picture'])
      .where('pool', '=', pool)
      .where('latest', '=', 1)
      .where('games', '>=', games)
      .where('person.public_id', 'is not', null);
    const rows = await query.orderBy('mu', 'desc').orderBy('sigma').orderBy('public_id').limit(limit).execute();
    return rows.map((row) => ({ ...row, ...plain(row) }));
  }

  /** Everything that counted for a person, the oldest first. */
  async history(person: string): Promise<RatingTable[]> {
    return (await this.#kysely.selectFrom('rating').selectAll().where('person', '=', person).orderBy('n').execute()).map(plain);
  }

  /** Games that people have ended with somebody, the newest first. */
  async ended(person: string, limit: number): Promise<EndedRow[]> {
    const query = this.#kysely
      .selectFrom('seat')
      .innerJoin('outcome', 'outcome.table_id', 'seat.table_id')
      .innerJoin('tables', 'tables.id', 'seat.table_id')
      .select(['seat.table_id as table', 'seat.seat', 'tables.game', 'tables.listed', 'outcome.at', 'outcome.winners', 'outcome.why'])
      .where('seat.person', '=', person);
    const rows = await query.orderBy('outcome.at', 'desc').orderBy('seat.table_id').limit(limit).execute();
    return rows.map((row) => ({ ...row, at: Number(row.at), listed: row.listed === 1, winners: JSON.parse(row.winners) as number[] }));
  }

  /** What everybody may know of people. */
  async known(people: readonly string[]): Promise<Map<string, Known>> {
    const found = new Map<string, Known>();
    for (let from = 0; from < people.length; from += LIST) {
      const query = this.#kysely.selectFrom('person').select(['id', 'name', 'public_id', 'picture']);
      for (const { id, ...row } of await query.where('id', 'in', people.slice(from, from + LIST)).execute()) found.set(id, row);
    }
    return found;
  }
}

const latest = (kysely: Kysely<Schema>) => kysely.selectFrom('rating').selectAll().where('latest', '=', 1);

type Who = Pick<RatingTable, 'pool' | 'person'>;
/** What has counted for somebody in a pool, the last first. */
const ofPerson = (kysely: Kysely<Schema>, { pool, person }: Who) =>
  kysely.selectFrom('rating').where('person', '=', person).where('pool', '=', pool).orderBy('n', 'desc');

/** What every game that is over asks and writes. */
const statementsOf = (kysely: Kysely<Schema>) => ({
  marks: statement(({ table }: { readonly table: string }) => {
    const log = kysely.selectFrom('entry').selectAll().where('table_id', '=', table);
    const last = kysely.selectFrom('entry').select((e) => e.fn.max('n').as('n'));
    return log.where((e) => e.or([e('move', 'like', '%take-back%'), e('n', '=', last.where('table_id', '=', table))])).orderBy('n');
  }),
  judgedOf: statement((tables: readonly string[]) => kysely.selectFrom('outcome').select('table_id').where('table_id', 'in', tables)),
  last: statement((_: object) => kysely.selectFrom('outcome').select((e) => e.fn.max('n').as('n'))),
  // Found as the last and not by its mark, which everybody's last game has: SQLite would look through all of those.
  latest: statement((who: Who) => ofPerson(kysely, who).selectAll().limit(1)),
  addOutcome: statement((row: OutcomeTable) =>
    kysely
      .insertInto('outcome')
      .values(row)
      .onConflict((c) => c.doNothing()),
  ),
  outdate: statement(({ n, ...who }: Who & Pick<RatingTable, 'n'>) => {
    const last = ofPerson(kysely, who).select('n').where('n', '<', n).limit(1);
    return kysely
      .updateTable('rating')
      .set({ latest: 0 })
      .where('person', '=', who.person)
      .where('pool', '=', who.pool)
      .where('n', '=', last);
  }),
  addRating: statement((row: RatingTable) => kysely.insertInto('rating').values(row)),
});

/** What everybody may know of a person. */
export interface Known {
  readonly name: string;
  readonly public_id: string | null;
  readonly picture: string | null;
}

/** A game of somebody's that is over. */
export interface EndedRow {
  readonly table: string;
  readonly seat: number;
  readonly game: string;
  readonly listed: boolean;
  readonly at: number;
  readonly winners: readonly number[];
  readonly why: string | null;
}

const plain = <R extends RatingTable>(row: R): R => ({ ...row, at: Number(row.at) });
