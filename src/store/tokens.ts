import type { Kysely } from 'kysely';
import type { Write } from './backend.ts';
import { personRow } from './people.ts';
import type { Schema, TokenTable } from './schema.ts';

/** Who shows a token. */
export interface Holder {
  readonly token: string;
  readonly person: string;
  readonly name: string;
  readonly sessions: number;
  readonly scopes: readonly string[];
  /** It is a program's own account. */
  readonly isBot: boolean;
  readonly usedAt: number;
}

/** A bot account as its owner, and everybody, may know it. */
export interface BotRow {
  readonly person: string;
  readonly publicId: string;
  readonly name: string;
  readonly picture: string | null;
  readonly owner: string;
  readonly since: number;
  /** When one of its tokens was last shown. */
  readonly seenAt: number;
}

/** A seat that a program has, or is asked to take. */
export interface BotSeat {
  readonly person: string;
  readonly table: string;
  readonly reserved: boolean;
  readonly waiting: boolean;
}

/** People in one question. */
const LIST = 500;

/** What programs show instead of a cookie, and the accounts that are theirs. */
export class Tokens {
  readonly #kysely: Kysely<Schema>;
  readonly #run: (writes: readonly Write[]) => Promise<boolean>;

  constructor(kysely: Kysely<Schema>, run: (writes: readonly Write[]) => Promise<boolean>) {
    this.#kysely = kysely;
    this.#run = run;
  }

  add(token: TokenTable): Promise<boolean> {
    return this.#run([{ query: this.#kysely.insertInto('token').values(token).compile(), rows: 1 }]);
  }

  async holder(hash: string): Promise<Holder | undefined> {
    const query = this.#kysely
      .selectFrom('token')
      .leftJoin('person', 'person.id', 'token.person')
      .select(['token.id', 'token.person', 'token.scopes', 'token.used_at', 'person.name', 'person.sessions', 'person.owner']);
    const row = await query.where('hash', '=', hash).executeTakeFirst();
    if (!row) return undefined;
    const { id: token, person, name, sessions, scopes, owner, used_at } = row;
    const list = JSON.parse(scopes) as string[];
    return { token, person, name: name ?? '', sessions: sessions ?? 0, scopes: list, isBot: owner !== null, usedAt: Number(used_at) };
  }

  /** Of these tokens those that count no more. */
  async gone(ids: readonly string[]): Promise<string[]> {
    const alive = new Set<string>();
    for (let from = 0; from < ids.length; from += LIST) {
      const query = this.#kysely.selectFrom('token').select('id');
      for (const { id } of await query.where('id', 'in', ids.slice(from, from + LIST)).execute()) alive.add(id);
    }
    return ids.filter((id) => !alive.has(id));
  }

  used(ids: readonly string[], at: number): Promise<boolean> {
    return this.#run([{ query: this.#kysely.updateTable('token').set({ used_at: at }).where('id', 'in', ids).compile() }]);
  }

  async of(person: string): Promise<TokenTable[]> {
    const query = this.#kysely.selectFrom('token').selectAll().where('person', '=', person).orderBy('created_at').orderBy('id');
    return (await query.execute()).map((row) => ({ ...row, created_at: Number(row.created_at), used_at: Number(row.used_at) }));
  }

  /** False if it is not that person's. */
  remove(id: string, person: string): Promise<boolean> {
    const query = this.#kysely.deleteFrom('token').where('id', '=', id).where('person', '=', person);
    return this.#run([{ query: query.compile(), rows: 1 }]);
  }

  /** Makes an account that is a program's. */
  addBot(id: string, name: string, owner: string, at: number): Promise<boolean> {
    const query = this.#kysely.insertInto('person').values({ ...personRow(id, at), name, owner });
    return this.#run([{ query: query.compile(), rows: 1 }]);
  }

  async botsOf(owner: string): Promise<BotRow[]> {
    return (await this.#bots().where('owner', '=', owner).orderBy('person.created_at').orderBy('person.id').execute()).map(toBot);
  }

  async bot(publicId: string): Promise<BotRow | undefined> {
    const row = await this.#bots().where('public_id', '=', publicId).executeTakeFirst();
    return row && toBot(row);
  }

  /** The bot accounts that were here last, the newest first. */
  async bots(limit: number): Promise<BotRow[]> {
    return (await this.#bots().orderBy('seen_at', 'desc').orderBy('public_id').limit(limit).execute()).map(toBot);
  }

  /** Where programs sit or are asked to, at tables that are not over. */
  async seats(people: readonly string[]): Promise<BotSeat[]> {
    const query = this.#kysely
      .selectFrom('seat')
      .innerJoin('tables', 'tables.id', 'seat.table_id')
      .select(['seat.person', 'seat.table_id', 'seat.reserved', 'tables.status'])
      .where('seat.person', 'in', people)
      .where('seat.kind', '=', 'human')
      .where('tables.status', '<>', 'over');
    return (await query.orderBy('tables.created_at').execute()).map(({ person, table_id, reserved, status }) => ({
      person: person ?? '',
      table: table_id,
      reserved: reserved === 1,
      waiting: status === 'waiting',
    }));
  }

  /** Games that are over, in the order in which they were judged: listed ones, and those of `me`. */
  async ended(of: { readonly person?: string; readonly game?: string; readonly me?: string | undefined }, since: number, limit: number) {
    let query = this.#kysely
      .selectFrom('outcome')
      .innerJoin('tables', 'tables.id', 'outcome.table_id')
      .select(['outcome.table_id as table', 'outcome.n', 'outcome.at'])
      .where('outcome.n', '>', since);
    const { person, game, me = '' } = of;
    const sits = (who: string) => this.#kysely.selectFrom('seat').select('seat.table_id').where('seat.person', '=', who);
    if (person !== undefined) query = query.where('tables.id', 'in', sits(person));
    if (game !== undefined) query = query.where('tables.game', '=', game);
    query = query.where((e) => e.or([e('tables.listed', '=', 1), e('tables.id', 'in', sits(me))]));
    return (await query.orderBy('outcome.n').limit(limit).execute()).map((row) => ({ ...row, at: Number(row.at) }));
  }

  #bots() {
    return this.#kysely
      .selectFrom('person')
      .select(['person.id', 'person.public_id', 'person.name', 'person.picture', 'person.owner', 'person.created_at'])
      .select((e) =>
        e
          .selectFrom('token')
          .whereRef('token.person', '=', 'person.id')
          // One that was only made was not shown yet.
          .whereRef('token.used_at', '>', 'token.created_at')
          .select((f) => f.fn.coalesce(f.fn.max('token.used_at'), f.lit(0)).as('seen'))
          .as('seen_at'),
      )
      .where('owner', 'is not', null)
      .where('public_id', 'is not', null);
  }
}

interface Row {
  readonly id: string;
  readonly public_id: string | null;
  readonly name: string;
  readonly picture: string | null;
  readonly owner: string | null;
  readonly created_at: number;
  readonly seen_at: number | null;
}

const toBot = ({ id, public_id, name, picture, owner, created_at, seen_at }: Row): BotRow => ({
  person: id,
  publicId: public_id ?? '',
  name,
  picture,
  owner: owner ?? '',
  since: Number(created_at),
  seenAt: Number(seen_at ?? 0),
});
