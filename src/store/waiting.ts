import type { CompiledQuery, Kysely } from 'kysely';
import type { Seeker } from '../core/seek.ts';
import type { Write } from './backend.ts';
import type { Schema } from './schema.ts';
import type { WaitingTable } from './schema-waiting.ts';

/** Who has no page open for so many milliseconds waits no longer; with days for a turn nobody need have one. */
export const FRESH = 10_000;
/** So long after a seat was found its person is led there. */
export const FOUND = 40_000;
/** Who comes back so soon has the place of before. */
export const BACK = 120_000;
/** People in one question. */
const LIST = 500;

export interface StoredSeeker extends Seeker {
  readonly seenAt: number;
  /** Where a seat was found. */
  readonly table: string | undefined;
}

/** Who looks for people to play with. */
export class Waiting {
  readonly #kysely: Kysely<Schema>;
  readonly #run: (writes: readonly Write[]) => Promise<boolean>;

  constructor(kysely: Kysely<Schema>, run: (writes: readonly Write[]) => Promise<boolean>) {
    this.#kysely = kysely;
    this.#run = run;
  }

  async of(person: string): Promise<StoredSeeker | undefined> {
    return (await this.known([person])).get(person);
  }

  /** Those of the people who wait, or have found a seat. */
  async known(people: readonly string[]): Promise<Map<string, StoredSeeker>> {
    const query = this.#kysely.selectFrom('waiting').selectAll();
    const rows = await Promise.all(slices(people).map((some) => query.where('person', 'in', some).execute()));
    return new Map(rows.flat().map((row) => [row.person, toSeeker(row)]));
  }

  /** Everybody who waits now, the first first. */
  async list(now: number): Promise<StoredSeeker[]> {
    const query = this.#kysely.selectFrom('waiting').selectAll().where('table_id', 'is', null);
    const here = query.where((e) => e.or([e('seen_at', '>', now - FRESH), e('speed', '=', 'days')]));
    return (await here.orderBy('at').orderBy('person').execute()).map(toSeeker);
  }

  /** They wait, or wait for something else; false, and nothing done, if one of them was given a seat a moment ago. Nobody is named twice. */
  enter(seekers: readonly Seeker[], now: number): Promise<boolean> {
    const writes = slices(seekers).map((some) => {
      const insert = this.#kysely.insertInto('waiting').values(some.map((one) => fromSeeker(one, now)));
      const query = insert.onConflict((c) =>
        c
          .column('person')
          .doUpdateSet((e) => ({
            games: e.ref('excluded.games'),
            least: e.ref('excluded.least'),
            most: e.ref('excluded.most'),
            speed: e.ref('excluded.speed'),
            strength: e.ref('excluded.strength'),
            bots: e.ref('excluded.bots'),
            ask: e.ref('excluded.ask'),
            at: e.ref('excluded.at'),
            seen_at: e.ref('excluded.seen_at'),
            table_id: null,
            called: 0,
          }))
          .where((e) => e.or([e('waiting.table_id', 'is', null), e('waiting.seen_at', '<', now - FOUND)])),
      );
      return { query: query.compile(), rows: some.length };
    });
    return this.#run(writes);
  }

  /** Waits no more; false for who does not, or was given a seat meanwhile. */
  leave(person: string): Promise<boolean> {
    return this.#write(this.#kysely.deleteFrom('waiting').where('person', '=', person).where('table_id', 'is', null).compile());
  }

  /** These people were here at that time. */
  async seen(people: readonly string[], at: number): Promise<void> {
    const query = this.#kysely.updateTable('waiting').set({ seen_at: at }).where('table_id', 'is', null);
    const writes = slices(people).map((some) => ({ query: query.where('person', 'in', some).compile() }));
    if (writes.length > 0) await this.#run(writes);
  }

  /** Where seats were found for some of these people just now. */
  async found(people: readonly string[], now: number): Promise<Map<string, string>> {
    const query = this.#kysely
      .selectFrom('waiting')
      .select(['person', 'table_id'])
      .where('seen_at', '>', now - FOUND);
    const rows = await Promise.all(
      slices(people).map((some) => query.where('person', 'in', some).where('table_id', 'is not', null).execute()),
    );
    return new Map(rows.flat().flatMap(({ person, table_id }) => (table_id === null ? [] : [[person, table_id]])));
  }

  /** A part of what gives people who all wait still their seats at a table. */
  seating(people: readonly Pick<Seeker, 'person' | 'at'>[], table: string, now: number): Write {
    const query = this.#kysely.updateTable('waiting').set({ table_id: table, seen_at: now, called: 0 }).where('table_id', 'is', null);
    const these = query.where((e) => e.or(people.map(({ person, at }) => e.and({ person, at }))));
    return { query: these.compile(), rows: people.length };
  }

  /** True for the one who is to call the person for the seat that was found. */
  call(person: string, table: string): Promise<boolean> {
    const query = this.#kysely.updateTable('waiting').set({ called: 1 }).where('person', '=', person).where('table_id', '=', table);
    return this.#write(query.where('called', '=', 0).compile());
  }

  /** Tables that were set for people who waited, and that have not begun. */
  async unbegun(): Promise<string[]> {
    const query = this.#kysely.selectFrom('tables').select('id').where('status', '=', 'waiting').where('request', 'like', 'pair/%');
    return (await query.execute()).map(({ id }) => id);
  }

  #write(query: CompiledQuery): Promise<boolean> {
    return this.#run([{ query, rows: 1 }]);
  }
}

const slices = <T>(people: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(people.length / LIST) }, (_, i) => people.slice(i * LIST, (i + 1) * LIST));

const fromSeeker = ({ person, games, least, most, speed, strength, bots, ask, at }: Seeker, now: number): WaitingTable => ({
  person,
  games: JSON.stringify(games),
  least,
  most,
  speed,
  strength,
  bots,
  ask: ask ? 1 : 0,
  at,
  seen_at: now,
  table_id: null,
  called: 0,
});

const toSeeker = ({ person, games, least, most, speed, strength, bots, ask, at, seen_at, table_id }: WaitingTable): StoredSeeker => ({
  person,
  games: JSON.parse(games) as string[],
  least,
  most,
  speed: speed as Seeker['speed'],
  strength: strength as Seeker['strength'],
  bots: bots as Seeker['bots'],
  ask: ask === 1,
  at: Number(at),
  seenAt: Number(seen_at),
  table: table_id ?? undefined,
});
