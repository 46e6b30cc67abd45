import type { CompiledQuery, Kysely } from 'kysely';
import type { Write } from './backend.ts';
import type { AuditTable, NoticeTable, ReportTable, Schema } from './schema.ts';

/** So many are listed at once. */
const LIST = 100;

/** What was reported, what moderators did, and what people are told of it. */
export class Reports {
  readonly #kysely: Kysely<Schema>;
  readonly #run: (writes: readonly Write[]) => Promise<boolean>;

  constructor(kysely: Kysely<Schema>, run: (writes: readonly Write[]) => Promise<boolean>) {
    this.#kysely = kysely;
    this.#run = run;
  }

  add(report: ReportTable): Promise<boolean> {
    return this.#run([{ query: this.#kysely.insertInto('report').values(report).compile(), rows: 1 }]);
  }

  /** How often somebody has reported since then. */
  async countBy(reporter: string, since: number): Promise<number> {
    const count = this.#kysely.selectFrom('report').select((e) => e.fn.countAll<number | string>().as('n'));
    return Number((await count.where('reporter', '=', reporter).where('at', '>', since).executeTakeFirst())?.n ?? 0);
  }

  async find(id: string): Promise<ReportTable | undefined> {
    const row = await this.#kysely.selectFrom('report').selectAll().where('id', '=', id).executeTakeFirst();
    return row && toReport(row);
  }

  /** Those that nobody has looked at, the oldest first. */
  async open(): Promise<ReportTable[]> {
    const query = this.#kysely.selectFrom('report').selectAll().where('closed_at', 'is', null);
    return (await query.orderBy('at').orderBy('id').limit(LIST).execute()).map(toReport);
  }

  closing(id: string, at: number): Write {
    const query = this.#kysely.updateTable('report').set({ closed_at: at }).where('id', '=', id).where('closed_at', 'is', null);
    return { query: query.compile() };
  }

  /** What was done, with what it changes and what the person is told: all or nothing. */
  act(audit: AuditTable, writes: readonly Write[], notices: readonly NoticeTable[] = []): Promise<boolean> {
    const told = notices.map((notice) => ({ query: this.#kysely.insertInto('notice').values(notice).compile(), rows: 1 }));
    return this.#run([{ query: this.#kysely.insertInto('audit').values(audit).compile(), rows: 1 }, ...writes, ...told]);
  }

  /** The newest first. */
  async audit(limit = LIST): Promise<AuditTable[]> {
    const query = this.#kysely.selectFrom('audit').selectAll().orderBy('at', 'desc').orderBy('id');
    return (await query.limit(limit).execute()).map((row) => ({ ...row, at: Number(row.at) }));
  }

  /** Tables that moderators have closed, or taken words from, since then. */
  async tablesTouched(since: number): Promise<{ readonly id: string; readonly at: number; readonly table: string }[]> {
    const query = this.#kysely.selectFrom('audit').select(['id', 'at', 'table_id']).where('at', '>', since);
    const rows = await query.where('action', 'in', ['close', 'delete-text']).orderBy('at').execute();
    return rows.flatMap(({ id, at, table_id }) => (table_id === null ? [] : [{ id, at: Number(at), table: table_id }]));
  }

  async isModerator(person: string): Promise<boolean> {
    return (await this.#kysely.selectFrom('moderator').select('at').where('person', '=', person).executeTakeFirst()) !== undefined;
  }

  async moderators(): Promise<string[]> {
    return (await this.#kysely.selectFrom('moderator').select('person').orderBy('at').orderBy('person').execute()).map((r) => r.person);
  }

  appointing(person: string, at: number): Write {
    const insert = this.#kysely.insertInto('moderator').values({ person, at });
    return { query: insert.onConflict((c) => c.doNothing()).compile() };
  }

  dismissing(person: string): Write {
    return { query: this.#kysely.deleteFrom('moderator').where('person', '=', person).compile() };
  }

  /** What somebody has yet to see, the oldest first. */
  async unseen(person: string): Promise<NoticeTable[]> {
    const query = this.#kysely.selectFrom('notice').selectAll().where('person', '=', person).where('seen_at', 'is', null);
    return (await query.orderBy('at').orderBy('id').limit(LIST).execute()).map(toNotice);
  }

  /** All that somebody was told. */
  async notices(person: string): Promise<NoticeTable[]> {
    const query = this.#kysely.selectFrom('notice').selectAll().where('person', '=', person);
    return (await query.orderBy('at').orderBy('id').limit(LIST).execute()).map(toNotice);
  }

  async notice(id: string, person: string): Promise<NoticeTable | undefined> {
    const query = this.#kysely.selectFrom('notice').selectAll().where('id', '=', id).where('person', '=', person);
    const row = await query.executeTakeFirst();
    return row && toNotice(row);
  }

  seen(id: string, person: string, at: number): Promise<boolean> {
    const query = this.#kysely.updateTable('notice').set({ seen_at: at }).where('id', '=', id).where('person', '=', person);
    return this.#run([{ query: query.where('seen_at', 'is', null).compile(), rows: 1 }]);
  }

  /** What somebody has reported. */
  async by(reporter: string): Promise<ReportTable[]> {
    return (await this.#kysely.selectFrom('report').selectAll().where('reporter', '=', reporter).orderBy('at').execute()).map(toReport);
  }

  /** Takes a line of chat away. Its place stays, so that the next one gets another. */
  deletingLine(table: string, n: number): Write {
    const query = this.#kysely.updateTable('chat').set({ person: '', name: '', text: '' }).where('table_id', '=', table).where('n', '=', n);
    return { query: query.where('text', '<>', '').compile(), rows: 1 };
  }

  /** Whose line it is. */
  async lineOf(table: string, n: number): Promise<{ readonly person: string; readonly text: string } | undefined> {
    const query = this.#kysely.selectFrom('chat').select(['person', 'text']).where('table_id', '=', table).where('n', '=', n);
    return query.where('text', '<>', '').executeTakeFirst();
  }

  /** The last lines that were said at a table, the oldest first, with their places. */
  async lines(table: string, limit: number): Promise<SaidLine[]> {
    const query = this.#kysely.selectFrom('chat').select(['n', 'at', 'person', 'name', 'seat', 'text', 'phrase']);
    const rows = await query.where('table_id', '=', table).where('text', '<>', '').orderBy('n', 'desc').limit(limit).execute();
    return rows.reverse().map(({ phrase, ...row }) => ({ ...row, at: Number(row.at), phrase: phrase === 1 }));
  }

  /** Ends a table before its time, whatever its status. */
  closingTable(table: string, at: number): Write {
    const closed = JSON.stringify({ at, by: [], house: true });
    const query = this.#kysely.updateTable('tables').set({ status: 'over', closed, asking: null }).where('id', '=', table);
    return { query: query.where('status', '<>', 'over').compile(), rows: 1 };
  }

  /** Takes somebody's name away, which may be an insult by itself. */
  deletingName(person: string): Write {
    return {
      query: this.#kysely.updateTable('person').set({ name: '' }).where('id', '=', person).where('name', '<>', '').compile(),
      rows: 1,
    };
  }
}

export interface SaidLine {
  readonly n: number;
  readonly at: number;
  readonly person: string;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
  readonly phrase: boolean;
}

/** What goes when somebody is forgotten: what was said about them, and their name under what they said and did. */
export const forgetReports = (kysely: Kysely<Schema>, person: string): CompiledQuery[] => [
  kysely.deleteFrom('report').where('accused', '=', person).compile(),
  kysely.updateTable('report').set({ reporter: '' }).where('reporter', '=', person).compile(),
  kysely.updateTable('audit').set({ person: '' }).where('person', '=', person).compile(),
  kysely.updateTable('audit').set({ moderator: '' }).where('moderator', '=', person).compile(),
  kysely.deleteFrom('notice').where('person', '=', person).compile(),
];

const toReport = (row: ReportTable): ReportTable => ({
  ...row,
  at: Number(row.at),
  closed_at: row.closed_at === null ? null : Number(row.closed_at),
});

const toNotice = (row: NoticeTable): NoticeTable => ({
  ...row,
  at: Number(row.at),
  seen_at: row.seen_at === null ? null : Number(row.seen_at),
});
