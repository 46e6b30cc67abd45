import type { Kysely } from 'kysely';
import type { Status } from './rows.ts';
import type { Schema, SeatTable, SecretTable, SnapshotTable, TablesTable } from './schema.ts';
import { statement } from './statement.ts';

type Id = Pick<TablesTable, 'id'>;
type Standing = Pick<TablesTable, 'clocks' | 'asking'>;
/** What a row holds now, beside what it shall hold. */
type Was<T> = { readonly [K in keyof T & string as `was_${K}`]: T[K] };

export const was = <T extends object>(row: T): Was<T> =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [`was_${column}`, value])) as Was<T>;

/** Lines of chat that are kept in sight. */
export const CHAT_LINES = 100;

/** What every game needs, and many a time while it lasts. */
export const statementsOf = (kysely: Kysely<Schema>) => ({
  addTable: statement((row: Omit<TablesTable, 'seen_at'>) =>
    kysely
      .insertInto('tables')
      .values(row)
      .onConflict((c) => c.doNothing()),
  ),
  addSeat: statement((row: SeatTable) => kysely.insertInto('seat').values(row)),
  addSecret: statement((row: SecretTable) => kysely.insertInto('secret').values(row)),

  setRematch: statement(({ id, rematch }: Id & { readonly rematch: string }) =>
    kysely.updateTable('tables').set({ rematch }).where('id', '=', id).where('rematch', 'is', null),
  ),

  /** Changes a table that has a certain status. */
  setStatus: statement(({ id, was_status, ...changes }: Id & { readonly was_status: Status } & Partial<TablesTable>) =>
    kysely.updateTable('tables').set(changes).where('id', '=', id).where('status', '=', was_status),
  ),

  /** Changes what stands beside the log of a running table, and is just as its writer knew it. */
  setStanding: statement(({ id, clocks, asking, was_clocks, was_asking }: Id & Standing & Was<Standing>) =>
    kysely
      .updateTable('tables')
      .set({ clocks, asking })
      .where('id', '=', id)
      .where('status', '=', 'playing')
      .where('clocks', 'is not distinct from', was_clocks)
      .where('asking', 'is not distinct from', was_asking),
  ),

  /** Changes a seat that is just as its writer knew it. */
  setSeat: statement(({ table_id, seat, ...row }: SeatTable & Was<Omit<SeatTable, 'table_id' | 'seat'>>) =>
    kysely
      .updateTable('seat')
      .set({
        kind: row.kind,
        person: row.person,
        name: row.name,
        bot: row.bot,
        has_left: row.has_left,
        resigned: row.resigned,
        reserved: row.reserved,
        luck: row.luck,
      })
      .where('table_id', '=', table_id)
      .where('seat', '=', seat)
      .where('kind', '=', row.was_kind)
      .where('has_left', '=', row.was_has_left)
      .where('resigned', '=', row.was_resigned)
      .where('reserved', '=', row.was_reserved)
      .where('person', 'is not distinct from', row.was_person)
      .where('name', 'is not distinct from', row.was_name)
      .where('bot', 'is not distinct from', row.was_bot)
      .where('luck', 'is not distinct from', row.was_luck),
  ),

  dropOlderSnapshots: statement(({ table_id, n }: Pick<SnapshotTable, 'table_id' | 'n'>) =>
    kysely.deleteFrom('snapshot').where('table_id', '=', table_id).where('seam', '=', 0).where('n', '<', n),
  ),
  addSnapshot: statement((row: SnapshotTable) =>
    kysely
      .insertInto('snapshot')
      .values(row)
      .onConflict((c) => c.columns(['table_id', 'n']).doUpdateSet({ content: row.content }).where('snapshot.seam', '=', 0)),
  ),

  snapshots: statement(({ id }: Id) => kysely.selectFrom('snapshot').selectAll().where('table_id', '=', id).orderBy('n')),

  tables: statement((ids: readonly string[]) => kysely.selectFrom('tables').selectAll().where('id', 'in', ids)),
  entries: statement(({ id }: Id) => kysely.selectFrom('entry').selectAll().where('table_id', '=', id).orderBy('n')),
  chat: statement(({ id }: Id) => kysely.selectFrom('chat').selectAll().where('table_id', '=', id).orderBy('n', 'desc').limit(CHAT_LINES)),
  /** Not in order: SQLite would look through all tables that wait, since they are in order. */
  byCode: statement(({ code }: { readonly code: string }) =>
    kysely.selectFrom('tables').select(['id', 'created_at']).where('code', '=', code).where('status', '=', 'waiting'),
  ),
  secret: statement(({ name }: Pick<SecretTable, 'name'>) => kysely.selectFrom('secret').select('value').where('name', '=', name)),

  seats: statement((ids: readonly string[]) =>
    kysely
      .selectFrom('seat')
      .leftJoin('person', 'person.id', 'seat.person')
      .selectAll('seat')
      .select('person.name as person_name')
      .where('table_id', 'in', ids)
      .orderBy('table_id')
      .orderBy('seat'),
  ),
  glances: statement((ids: readonly string[]) =>
    kysely
      .selectFrom('tables')
      .select(['id', 'status', 'rematch', 'clocks', 'asking'])
      .select((e) => [
        // The last place of each log is at the end of its index; to count it would be to read it.
        e
          .selectFrom('entry')
          .whereRef('entry.table_id', '=', 'tables.id')
          .select((f) => f.fn.max('entry.n').as('n'))
          .as('last'),
        e
          .selectFrom('chat')
          .whereRef('chat.table_id', '=', 'tables.id')
          .select((f) => f.fn.max('chat.n').as('n'))
          .as('last_chat'),
      ])
      .where('id', 'in', ids),
  ),
});

export type Statements = ReturnType<typeof statementsOf>;
