import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type { Write } from './backend.ts';
import { forgetCalls } from './calls.ts';
import { publicIdOf } from './public-id.ts';
import type { Known } from './ratings.ts';
import { forgetReports } from './reports.ts';
import { forgetSafety } from './safety.ts';
import type { PersonTable, Schema } from './schema.ts';
import { statement } from './statement.ts';

/** People in one question. */
const LIST = 500;

/** What somebody said at a table. */
export interface Said {
  readonly table: string;
  readonly at: number;
  readonly text: string;
}

/** Of who was forgotten only the number of sessions stays. */
const NOBODY = { name: '', public_id: null, picture: null, free_chat: null, owner: null };

export const personRow = (id: string, at: number): PersonTable => ({
  id,
  name: '',
  created_at: at,
  sessions: 0,
  public_id: publicIdOf(id),
  picture: null,
  free_chat: null,
  owner: null,
});

/** Names, sessions and private links. */
export class People {
  readonly #kysely: Kysely<Schema>;
  readonly #run: (writes: readonly Write[]) => Promise<boolean>;
  /** Every game that counts asks for it. */
  readonly #meeting = statement((row: PersonTable) =>
    this.#kysely
      .insertInto('person')
      .values(row)
      .onConflict((c) =>
        c.column('id').doUpdateSet({ public_id: row.public_id }).where('person.public_id', 'is distinct from', row.public_id),
      ),
  );

  constructor(kysely: Kysely<Schema>, run: (writes: readonly Write[]) => Promise<boolean>) {
    this.#kysely = kysely;
    this.#run = run;
  }

  /** A person's name, and how often that person has signed out elsewhere; undefined for who never said a name nor signed out. */
  find(id: string): Promise<{ readonly name: string; readonly sessions: number } | undefined> {
    return this.#kysely.selectFrom('person').select(['name', 'sessions']).where('id', '=', id).executeTakeFirst();
  }

  setName(id: string, name: string, at: number): Promise<boolean> {
    const insert = this.#kysely.insertInto('person').values({ ...personRow(id, at), name });
    return this.#write(insert.onConflict((c) => c.column('id').doUpdateSet({ name, public_id: publicIdOf(id) })).compile());
  }

  /** Makes sure that somebody can be found by the public id. */
  meet(id: string, at: number): Promise<void> {
    return this.meetAll([id], at);
  }

  async meetAll(ids: readonly string[], at: number): Promise<void> {
    if (ids.length > 0) await this.#run(this.meeting(ids, at));
  }

  /** The same, to be written with something else. */
  meeting(ids: readonly string[], at: number): Write[] {
    return ids.map((id) => ({ query: this.#meeting(personRow(id, at)) }));
  }

  setPicture(id: string, picture: string): Promise<boolean> {
    return this.#write(this.#kysely.updateTable('person').set({ picture }).where('id', '=', id).compile());
  }

  /** Whether strangers may write to this person in their own words. */
  async setFreeChat(id: string, free: boolean, at: number): Promise<void> {
    await this.meet(id, at);
    await this.#run([
      {
        query: this.#kysely
          .updateTable('person')
          .set({ free_chat: free ? 1 : 0 })
          .where('id', '=', id)
          .compile(),
      },
    ]);
  }

  async byPublicId(id: string): Promise<string | undefined> {
    return (await this.#kysely.selectFrom('person').select('id').where('public_id', '=', id).executeTakeFirst())?.id;
  }

  /** What everybody may know of somebody, and since when; undefined for who was forgotten, or never came. */
  async known(id: string): Promise<(Known & { readonly since: number }) | undefined> {
    const query = this.#kysely.selectFrom('person').select(['name', 'public_id', 'picture', 'created_at']).where('id', '=', id);
    const found = await query.where('public_id', 'is not', null).executeTakeFirst();
    if (!found) return undefined;
    const { created_at, ...known } = found;
    return { ...known, since: Number(created_at) };
  }

  /** Those of the people who ever signed out elsewhere, and how often. */
  async sessionsOf(people: readonly string[]): Promise<Map<string, number>> {
    const found = new Map<string, number>();
    const query = this.#kysely.selectFrom('person').select(['id', 'sessions']).where('sessions', '>', 0);
    for (let from = 0; from < people.length; from += LIST) {
      const rows = await query.where('id', 'in', people.slice(from, from + LIST)).execute();
      for (const { id, sessions } of rows) found.set(id, sessions);
    }
    return found;
  }

  /** From now on only cookies count that are given from now on. */
  signOut(id: string, at: number): Promise<boolean> {
    const insert = this.#kysely.insertInto('person').values({ ...personRow(id, at), sessions: 1 });
    const more = insert.onConflict((c) => c.column('id').doUpdateSet((e) => ({ sessions: e('person.sessions', '+', 1) })));
    return this.#write(more.compile());
  }

  /** Everything a person has said. */
  async said(id: string): Promise<Said[]> {
    const query = this.#kysely.selectFrom('chat').select(['table_id', 'at', 'text']).where('person', '=', id);
    const rows = await query.orderBy('at').orderBy('table_id').orderBy('n').execute();
    return rows.map((row) => ({ table: row.table_id, at: Number(row.at), text: row.text }));
  }

  /** The tables at which a person sits that are not over. */
  async unfinished(id: string): Promise<string[]> {
    const query = this.#kysely.selectFrom('tables').innerJoin('seat', 'seat.table_id', 'tables.id').select('tables.id').distinct();
    const rows = await query.where('seat.person', '=', id).where('seat.kind', '=', 'human').where('status', '<>', 'over').execute();
    return rows.map((row) => row.id);
  }

  /**
   * Gives what a guest plays and has played to somebody who turned out to be the same. Where both sit at one table the seat stays, and what
   * games did to the guest's ratings stays with the guest: `erase` comes after.
   */
  handOver(guest: string, to: string): Promise<boolean> {
    const k = this.#kysely;
    const theirs = k.selectFrom('seat').select('table_id').where('person', '=', to);
    const asked = k.selectFrom('tables').select('request').where('host', '=', to);
    const entered = k.selectFrom('tournament_player').select('tournament_id').where('person', '=', to);
    const queries = [
      k.updateTable('tables').set({ host: to }).where('host', '=', guest).where('request', 'not in', asked).compile(),
      k.updateTable('tournament').set({ host: to }).where('host', '=', guest).compile(),
      k
        .updateTable('tournament_player')
        .set({ person: to })
        .where('person', '=', guest)
        .where('tournament_id', 'not in', entered)
        .compile(),
      k.updateTable('seat').set({ person: to }).where('person', '=', guest).where('table_id', 'not in', theirs).compile(),
    ];
    return this.#run(queries.map((query) => ({ query })));
  }

  /**
   * Forgets somebody: games stay, without a name; words go; cookies of before count no more. A line of chat keeps its place in the row
   * of lines, so that the next one gets another.
   */
  erase(id: string, at: number): Promise<boolean> {
    const k = this.#kysely;
    const gone = k.insertInto('person').values({ ...personRow(id, at), sessions: 1, public_id: null });
    const queries = [
      k.updateTable('seat').set({ person: null, name: '' }).where('person', '=', id).compile(),
      k.updateTable('chat').set({ person: '', name: '', text: '' }).where('person', '=', id).compile(),
      k.updateTable('tables').set({ host: sql<string>`'gone/' || id` }).where('host', '=', id).compile(),
      k.updateTable('tournament').set({ host: sql<string>`'gone/' || id` }).where('host', '=', id).compile(),
      k.updateTable('tournament_player').set({ person: null, gone: 1 }).where('person', '=', id).compile(),
      k.deleteFrom('private_key').where('person', '=', id).compile(),
      ...forgetCalls(k, id),
      ...forgetSafety(k, id),
      ...forgetReports(k, id),
      k.deleteFrom('waiting').where('person', '=', id).compile(),
      k
        .deleteFrom('invitation')
        .where((e) => e.or([e('person', '=', id), e('host', '=', id)]))
        .compile(),
      k.updateTable('rating').set({ person: null, latest: 0 }).where('person', '=', id).compile(),
      k.deleteFrom('passkey').where('person', '=', id).compile(),
      k.deleteFrom('challenge').where('person', '=', id).compile(),
      k.deleteFrom('token').where('person', '=', id).compile(),
      gone.onConflict((c) => c.column('id').doUpdateSet((e) => ({ ...NOBODY, sessions: e('person.sessions', '+', 1) }))).compile(),
    ];
    return this.#run(queries.map((query) => ({ query })));
  }

  addKey(hash: string, person: string, table: string, expiresAt: number): Promise<boolean> {
    const row = { hash, person, table_id: table, expires_at: expiresAt };
    return this.#write(this.#kysely.insertInto('private_key').values(row).compile());
  }

  /** Whose key it is, without using it up. */
  async keyOwner(hash: string): Promise<string | undefined> {
    const row = await this.#kysely.selectFrom('private_key').select('person').where('hash', '=', hash).executeTakeFirst();
    return row?.person;
  }

  /** Uses a key up. Undefined if it never was, is used or too old. */
  async takeKey(hash: string, now: number): Promise<{ readonly person: string; readonly table: string } | undefined> {
    const row = await this.#kysely.selectFrom('private_key').selectAll().where('hash', '=', hash).executeTakeFirst();
    if (!row) return undefined;
    const first = await this.#write(this.#kysely.deleteFrom('private_key').where('hash', '=', hash).compile());
    return first && Number(row.expires_at) > now ? { person: row.person, table: row.table_id } : undefined;
  }

  #write(query: CompiledQuery): Promise<boolean> {
    return this.#run([{ query, rows: 1 }]);
  }
}
