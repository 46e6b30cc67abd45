import type { Kysely } from 'kysely';
import type { Write } from './backend.ts';
import type { Schema } from './schema.ts';

/** Somebody is asked to come to a table that waits. */
export interface Invitation {
  readonly table: string;
  readonly person: string;
  readonly host: string;
  readonly at: number;
}

export class Invitations {
  readonly #kysely: Kysely<Schema>;
  readonly #run: (writes: readonly Write[]) => Promise<boolean>;

  constructor(kysely: Kysely<Schema>, run: (writes: readonly Write[]) => Promise<boolean>) {
    this.#kysely = kysely;
    this.#run = run;
  }

  /** False for who was asked already. */
  add({ table, person, host, at }: Invitation): Promise<boolean> {
    const insert = this.#kysely.insertInto('invitation').values({ table_id: table, person, host, at, called: 0, declined: 0 });
    return this.#run([{ query: insert.onConflict((c) => c.doNothing()).compile(), rows: 1 }]);
  }

  /** Who was asked to a table, and who has said no. */
  async at(table: string): Promise<Map<string, { readonly declined: boolean }>> {
    const rows = await this.#kysely.selectFrom('invitation').select(['person', 'declined']).where('table_id', '=', table).execute();
    return new Map(rows.map(({ person, declined }) => [person, { declined: declined === 1 }]));
  }

  /** What somebody is asked to and has not answered, the newest first; only tables that still wait count. */
  async of(person: string): Promise<Invitation[]> {
    const query = this.#kysely
      .selectFrom('invitation')
      .innerJoin('tables', 'tables.id', 'invitation.table_id')
      .select(['invitation.table_id as table', 'invitation.person', 'invitation.host', 'invitation.at'])
      .where('invitation.person', '=', person)
      .where('declined', '=', 0)
      .where('tables.status', '=', 'waiting');
    return (await query.orderBy('invitation.at', 'desc').execute()).map((row) => ({ ...row, at: Number(row.at) }));
  }

  /** No, thanks; false for who was not asked. */
  decline(table: string, person: string): Promise<boolean> {
    const query = this.#kysely.updateTable('invitation').set({ declined: 1 }).where('table_id', '=', table);
    return this.#run([{ query: query.where('person', '=', person).compile(), rows: 1 }]);
  }

  /** True for the one who is to call the person. */
  call(table: string, person: string): Promise<boolean> {
    const query = this.#kysely.updateTable('invitation').set({ called: 1 }).where('table_id', '=', table).where('person', '=', person);
    return this.#run([{ query: query.where('called', '=', 0).where('declined', '=', 0).compile(), rows: 1 }]);
  }
}
