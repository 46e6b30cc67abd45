import type { CompiledQuery, Kysely } from 'kysely';
import type { Backend, Write } from './backend.ts';
import type { SanctionTable, Schema } from './schema.ts';
import { statement } from './statement.ts';

/** People in one question. */
const LIST = 500;

export type ShunKind = 'mute' | 'block';
export type SanctionKind = 'silence' | 'ban';

/** Whom somebody shuns, with what everybody may know of them. */
export interface Shunned {
  readonly person: string;
  readonly publicId: string;
  readonly name: string;
  readonly picture: string | null;
  readonly kind: ShunKind;
  readonly at: number;
}

export interface Sanction {
  readonly kind: SanctionKind;
  readonly since: number;
  /** Undefined: for good. */
  readonly until: number | undefined;
  readonly reason: string;
}

/** Whom people shun, and what they may not do. */
export class Safety {
  readonly #kysely: Kysely<Schema>;
  readonly #read: Backend['read'];
  readonly #run: (writes: readonly Write[]) => Promise<boolean>;
  /** Whoever plays again asks these two. */
  readonly #blocksWith = statement(({ person }: { readonly person: string }) =>
    this.#blocks().where((e) => e.or([e('person', '=', person), e('other', '=', person)])),
  );
  readonly #sanctionsOf = statement(({ person, now }: { readonly person: string; readonly now: number }) =>
    this.#holding(now).where((e) =>
      e.or([e('person', '=', person), e('person', '=', e.selectFrom('person').select('owner').where('id', '=', person))]),
    ),
  );

  constructor(kysely: Kysely<Schema>, read: Backend['read'], run: (writes: readonly Write[]) => Promise<boolean>) {
    this.#kysely = kysely;
    this.#read = read;
    this.#run = run;
  }

  /** From now on; instead of what was before between the two. */
  shun(person: string, other: string, kind: ShunKind, at: number): Promise<boolean> {
    const insert = this.#kysely.insertInto('shun').values({ person, other, kind, at });
    return this.#write(insert.onConflict((c) => c.columns(['person', 'other']).doUpdateSet({ kind, at })).compile());
  }

  unshun(person: string, other: string): Promise<boolean> {
    return this.#write(this.#kysely.deleteFrom('shun').where('person', '=', person).where('other', '=', other).compile());
  }

  /** Whom somebody shuns, the newest first. */
  async shunned(person: string): Promise<Shunned[]> {
    const query = this.#kysely
      .selectFrom('shun')
      .innerJoin('person', 'person.id', 'shun.other')
      .select(['other', 'kind', 'at', 'name', 'picture', 'public_id'])
      .where('person', '=', person)
      .where('public_id', 'is not', null);
    const rows = await query.orderBy('at', 'desc').orderBy('other').execute();
    return rows.map((row) => ({
      person: row.other,
      publicId: row.public_id ?? '',
      name: row.name,
      picture: row.picture,
      kind: row.kind as ShunKind,
      at: Number(row.at),
    }));
  }

  /** How many people somebody shuns. */
  async shuns(person: string): Promise<number> {
    const count = this.#kysely.selectFrom('shun').select((e) => e.fn.countAll<number | string>().as('n'));
    return Number((await count.where('person', '=', person).executeTakeFirst())?.n ?? 0);
  }

  /** Everybody whom somebody has blocked, or who has blocked them: neither hears the other. */
  async apart(person: string): Promise<Set<string>> {
    const rows = await this.#read(this.#blocksWith({ person }));
    return new Set(rows.map((row) => (row.person === person ? row.other : row.person)));
  }

  /** Whether two of these people may be put together: neither has blocked the other. Asked once for all of them. */
  async meeting(people: readonly string[]): Promise<(a: string, b: string) => boolean> {
    const blocked = new Set<string>();
    for (let from = 0; from < people.length; from += LIST) {
      const rows = await this.#blocks()
        .where('person', 'in', people.slice(from, from + LIST))
        .execute();
      for (const { person, other } of rows) blocked.add(`${person} ${other}`);
    }
    return (a, b) => !blocked.has(`${a} ${b}`) && !blocked.has(`${b} ${a}`);
  }

  async mayMeet(a: string, b: string): Promise<boolean> {
    return (await this.meeting([a, b]))(a, b);
  }

  /** Puts a sanction in the place of one of the same kind. */
  sanctioning(person: string, { kind, since, until, reason }: Sanction): Write {
    const row: SanctionTable = { person, kind, since, until: until ?? null, reason };
    const insert = this.#kysely.insertInto('sanction').values(row);
    return { query: insert.onConflict((c) => c.columns(['person', 'kind']).doUpdateSet(row)).compile() };
  }

  lifting(person: string, kind: SanctionKind): Write {
    return { query: this.#kysely.deleteFrom('sanction').where('person', '=', person).where('kind', '=', kind).compile() };
  }

  /** What holds for somebody now; for a bot account, also what holds for its owner. */
  async sanctions(person: string, now: number): Promise<Sanction[]> {
    const found = await this.#read(this.#sanctionsOf({ person, now }));
    return found.map(toSanction).sort((a, b) => (a.kind < b.kind ? -1 : 1));
  }

  /** Those of the people who are banned now. */
  async banned(people: readonly string[], now: number): Promise<Set<string>> {
    const found = new Set<string>();
    const query = this.#holding(now).where('kind', '=', 'ban');
    for (let from = 0; from < people.length; from += LIST) {
      for (const { person } of await query.where('person', 'in', people.slice(from, from + LIST)).execute()) found.add(person);
    }
    return found;
  }

  /** Whether somebody has finished so many games with other people. */
  async hasFinished(person: string, games: number): Promise<boolean> {
    const others = this.#kysely
      .selectFrom('seat as mine')
      .innerJoin('tables', 'tables.id', 'mine.table_id')
      .select('tables.id')
      .where('mine.person', '=', person)
      .where('tables.status', '=', 'over')
      .where((e) =>
        e.exists(
          e
            .selectFrom('seat as theirs')
            .select('theirs.seat')
            .whereRef('theirs.table_id', '=', 'mine.table_id')
            .where('theirs.person', 'is not', null)
            .where('theirs.person', '<>', person),
        ),
      );
    return (await others.distinct().limit(games).execute()).length >= games;
  }

  /** Those of the people with whom somebody has finished a game. */
  async acquainted(person: string, people: readonly string[]): Promise<Set<string>> {
    if (people.length === 0) return new Set();
    const query = this.#kysely
      .selectFrom('seat as mine')
      .innerJoin('tables', 'tables.id', 'mine.table_id')
      .innerJoin('seat as theirs', 'theirs.table_id', 'mine.table_id')
      .select('theirs.person')
      .distinct()
      .where('mine.person', '=', person)
      .where('tables.status', '=', 'over')
      .where('theirs.person', 'in', people);
    return new Set((await query.execute()).flatMap((row) => row.person ?? []));
  }

  /** Those of the people to whom strangers may write in their own words. */
  async openTo(people: readonly string[]): Promise<Set<string>> {
    if (people.length === 0) return new Set();
    const query = this.#kysely.selectFrom('person').select('id').where('id', 'in', people).where('free_chat', '=', 1);
    return new Set((await query.execute()).map(({ id }) => id));
  }

  #blocks() {
    return this.#kysely.selectFrom('shun').select(['person', 'other']).where('kind', '=', 'block');
  }

  #holding(now: number) {
    return this.#kysely
      .selectFrom('sanction')
      .selectAll()
      .where((e) => e.or([e('until', 'is', null), e('until', '>', now)]));
  }

  #write(query: CompiledQuery): Promise<boolean> {
    return this.#run([{ query, rows: 1 }]);
  }
}

/** What goes when somebody is forgotten. */
export const forgetSafety = (kysely: Kysely<Schema>, person: string): CompiledQuery[] => [
  kysely.deleteFrom('shun').where('person', '=', person).compile(),
  kysely.deleteFrom('shun').where('other', '=', person).compile(),
  kysely.deleteFrom('sanction').where('person', '=', person).compile(),
  kysely.deleteFrom('moderator').where('person', '=', person).compile(),
];

const toSanction = ({ kind, since, until, reason }: SanctionTable): Sanction => ({
  kind: kind as SanctionKind,
  since: Number(since),
  until: until === null ? undefined : Number(until),
  reason,
});
