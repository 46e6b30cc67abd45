import type { CompiledQuery, Kysely } from 'kysely';
import type { Closed } from '../core/asking.ts';
import { type StoredTable, toTable } from './rows.ts';
import type { Schema, UptimeTable } from './schema.ts';

/** When the house was open, and which tables wait for somebody: what clocks need beside their table. */
export class Hours {
  readonly #kysely: Kysely<Schema>;
  readonly #write: (query: CompiledQuery, count?: number) => Promise<boolean>;

  constructor(kysely: Kysely<Schema>, write: (query: CompiledQuery, count?: number) => Promise<boolean>) {
    this.#kysely = kysely;
    this.#write = write;
  }

  /** A server was open from then until then; said again with a later end while it lasts. */
  open(span: UptimeTable): Promise<boolean> {
    const { until } = span;
    const insert = this.#kysely.insertInto('uptime').values(span);
    return this.#write(insert.onConflict((c) => c.columns(['server', 'since']).doUpdateSet({ until })).compile());
  }

  /** When servers were open, as far as that is later than `after`; what ended before is forgotten. */
  async spans(after: number): Promise<UptimeTable[]> {
    const rows = await this.#kysely.selectFrom('uptime').selectAll().where('until', '>', after).orderBy('since').execute();
    return rows.map(({ server, since, until }) => ({ server, since: Number(since), until: Number(until) }));
  }

  async forget(before: number): Promise<void> {
    await this.#write(this.#kysely.deleteFrom('uptime').where('until', '<', before).compile());
  }

  /** Running tables with a clock: their deadlines follow from what is stored. */
  async clocked(): Promise<StoredTable[]> {
    const query = this.#kysely.selectFrom('tables').selectAll().where('status', '=', 'playing').where('clock', 'is not', null);
    return (await query.execute()).map(toTable);
  }

  async hasClocked(): Promise<boolean> {
    const query = this.#kysely.selectFrom('tables').select('id').where('status', '=', 'playing').where('clock', 'is not', null);
    return (await query.limit(1).executeTakeFirst()) !== undefined;
  }

  /** A player looks at a table. */
  seen(id: string, at: number): Promise<boolean> {
    return this.#write(this.#kysely.updateTable('tables').set({ seen_at: at }).where('id', '=', id).compile());
  }

  /** Running tables at which no player has looked, and nobody moved, since then. Those that were never counted are from now on. */
  async abandoned(before: number, now: number): Promise<string[]> {
    const running = this.#kysely.selectFrom('tables').select('id').where('status', '=', 'playing').where('seen_at', '<', before);
    const query = running.where((e) => {
      const later = e.selectFrom('entry').select('entry.n').whereRef('entry.table_id', '=', 'tables.id').where('entry.at', '>=', before);
      return e.not(e.exists(later));
    });
    const ids = (await query.execute()).map((row) => row.id);
    const uncounted = this.#kysely.updateTable('tables').set({ seen_at: now }).where('status', '=', 'playing').where('seen_at', 'is', null);
    await this.#write(uncounted.compile());
    return ids;
  }

  /** Ends a running table at which nobody plays on; false if it was over before. */
  close(id: string, closed: Closed): Promise<boolean> {
    const query = this.#kysely.updateTable('tables').set({ status: 'over', closed: JSON.stringify(closed) });
    return this.#write(query.where('id', '=', id).where('status', '=', 'playing').compile(), 1);
  }
}
