import { type Kysely, sql } from 'kysely';
import type { Backend } from './backend.ts';
import * as rows from './rows.ts';
import type { EntryTable, Schema } from './schema.ts';
import type { Statements } from './statements.ts';

/** Where to read, and how to ask. */
export interface Reader extends Pick<Backend, 'read' | 'readFirst'> {
  readonly statements: Statements;
}

/** As much of a table as tells whether somebody has gone on with it, and in what, all but the log and the words themselves. */
export interface Glance extends rows.Standing {
  readonly status: rows.Status;
  readonly rematch: string | undefined;
  /** Of the log, and of all that was said. */
  readonly length: number;
  readonly chatLength: number;
  readonly seats: readonly rows.StoredSeat[];
}

export async function seatsOf({ read, statements }: Reader, ids: readonly string[]): Promise<Map<string, rows.StoredSeat[]>> {
  const found = new Map<string, rows.StoredSeat[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return found;
  for (const row of await read(statements.seats(ids))) found.get(row.table_id)?.push(rows.toSeat(row));
  return found;
}

/** Looks at many tables by two questions. */
export async function glances(reader: Reader, ids: readonly string[]): Promise<Map<string, Glance>> {
  if (ids.length === 0) return new Map();
  const { read, statements } = reader;
  const [tables, seats] = await Promise.all([read(statements.glances(ids)), seatsOf(reader, ids)]);
  const glance = (row: (typeof tables)[number]): Glance => ({
    status: row.status as rows.Status,
    rematch: row.rematch ?? undefined,
    length: Number(row.last ?? -1) + 1,
    chatLength: Number(row.last_chat ?? -1) + 1,
    seats: seats.get(row.id) ?? [],
    ...rows.toStanding(row),
  });
  return new Map(tables.map((row) => [row.id, glance(row)]));
}

export interface LaterEntry extends rows.StoredEntry {
  readonly n: number;
}

/** The entries of some tables from a log length on, by one question for all of them. */
export async function entriesFrom(kysely: Kysely<Schema>, lengths: ReadonlyMap<string, number>): Promise<Map<string, LaterEntry[]>> {
  const found = new Map<string, LaterEntry[]>();
  if (lengths.size === 0) return found;
  const wanted = [...lengths].map(([id, n]) => sql`(cast(${id} as text), cast(${n} as integer))`);
  const { rows: later } = await sql<EntryTable>`with wanted (id, since) as (values ${sql.join(wanted)})
    select entry.* from wanted join entry on entry.table_id = wanted.id and entry.n >= wanted.since
    order by entry.table_id, entry.n`.execute(kysely);
  for (const row of later) {
    const entries = found.get(row.table_id) ?? [];
    entries.push({ n: row.n, ...rows.toEntry(row) });
    found.set(row.table_id, entries);
  }
  return found;
}

export async function chatFrom(kysely: Kysely<Schema>, id: string, n: number): Promise<rows.StoredChat[]> {
  const query = kysely.selectFrom('chat').selectAll().where('table_id', '=', id).where('n', '>=', n);
  return (await query.orderBy('n').execute()).map(rows.toChat);
}

export async function unkept(kysely: Kysely<Schema>): Promise<string[]> {
  const begun = kysely.selectFrom('tables').select('id').where('status', '<>', 'waiting');
  const query = begun.where((e) => {
    const kept = e.selectFrom('snapshot').select('snapshot.n').whereRef('snapshot.table_id', '=', 'tables.id');
    const last = e
      .selectFrom('entry')
      .select((c) => c.fn.max('entry.n').as('n'))
      .whereRef('entry.table_id', '=', 'tables.id');
    return e.not(e.exists(kept.where('snapshot.n', '>', last)));
  });
  return (await query.execute()).map((row) => row.id);
}

export async function withBots(kysely: Kysely<Schema>): Promise<string[]> {
  const seats = kysely.selectFrom('tables').innerJoin('seat', 'seat.table_id', 'tables.id').select('tables.id').distinct();
  return (await seats.where('status', '=', 'playing').where('bot', 'is not', null).execute()).map((row) => row.id);
}
