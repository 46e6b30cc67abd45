import type { CompiledQuery } from 'kysely';
import type { Clocks } from '../core/clock.ts';
import type { Options } from '../core/game.ts';
import type { Entry } from '../core/match.ts';
import type { Seeker } from '../core/seek.ts';
import type { Snapshot } from '../core/snapshot.ts';
import type { Backend, Job, Write } from './backend.ts';
import { Calls } from './calls.ts';
import type { Glance, LaterEntry, Reader } from './catch-up.ts';
import * as catchUp from './catch-up.ts';
import { GroupCommit } from './group-commit.ts';
import { Hours } from './hours.ts';
import { Invitations } from './invitations.ts';
import { DEADLINE, within } from './lifeline.ts';
import { Passkeys } from './passkeys.ts';
import { People } from './people.ts';
import { Ratings } from './ratings.ts';
import { Recent } from './recent.ts';
import { Reports } from './reports.ts';
import { Retention } from './retention.ts';
import type { Standing, StoredChat, StoredEntry, StoredSeat, StoredTable } from './rows.ts';
import * as rows from './rows.ts';
import { Safety } from './safety.ts';
import type { TablesTable } from './schema.ts';
import { statementsOf, was } from './statements.ts';
import { Tokens } from './tokens.ts';
import { Tournaments } from './tournaments.ts';
import { Waiting } from './waiting.ts';

/** Everything that is known about one table. */
export interface Stored {
  readonly table: StoredTable;
  readonly seats: readonly StoredSeat[];
  readonly entries: readonly StoredEntry[];
  readonly chat: readonly StoredChat[];
}

/** A table as it is set. */
export interface NewTable {
  readonly table: StoredTable;
  readonly seats: readonly StoredSeat[];
  readonly seed: string;
}

/** Whether the database takes writes; if not, why, in one sentence for whoever runs the server. */
export type Health = { readonly ok: true } | { readonly ok: false; readonly problem: string };

/** From what a table's standing changes to what. */
export interface Change {
  readonly from: Standing & Pick<StoredTable, 'id'>;
  readonly to: Partial<Standing>;
}

const MINE = 50;
const WAITING = 100;
const NOTHING: readonly Write[] = [];
const seedName = (table: string): string => `seed/${table}`;

/**
 * The log and what surrounds it. Every promise of a write resolves after it is durable: `true` done, `false` a conflict with what
 * is stored already, in which case nothing was changed. It rejects if the database failed.
 */
export class Store {
  readonly #backend: Backend;
  readonly #reader: Reader;
  readonly #commits: GroupCommit;
  /** Asked for when a game begins and when it ends, and never changed. */
  readonly #seeds = new Recent<string>(5000);
  readonly calls: Calls;
  readonly hours: Hours;
  readonly invitations: Invitations;
  readonly people: People;
  readonly passkeys: Passkeys;
  readonly ratings: Ratings;
  readonly reports: Reports;
  readonly retention: Retention;
  readonly safety: Safety;
  readonly tournaments: Tournaments;
  readonly waitingList: Waiting;
  readonly tokens: Tokens;
  #checking: Promise<Health> | undefined;

  constructor(backend: Backend, observe?: (jobs: number, milliseconds: number) => void) {
    this.#backend = backend;
    this.#reader = { read: backend.read, readFirst: backend.readFirst, statements: statementsOf(backend.kysely) };
    this.#commits = new GroupCommit(backend, observe);
    this.calls = new Calls(backend.kysely, (writes) => this.#run(writes));
    this.hours = new Hours(backend.kysely, (query, count) => this.#write(query, count));
    this.invitations = new Invitations(backend.kysely, (writes) => this.#run(writes));
    this.people = new People(backend.kysely, (writes) => this.#run(writes));
    this.passkeys = new Passkeys(backend.kysely, (writes) => this.#run(writes));
    this.ratings = new Ratings(backend, (writes) => this.#run(writes));
    this.reports = new Reports(backend.kysely, (writes) => this.#run(writes));
    this.safety = new Safety(backend.kysely, backend.read, (writes) => this.#run(writes));
    this.retention = new Retention(backend.kysely, (writes) => this.#forgetting(writes));
    this.tournaments = new Tournaments(backend.kysely, (writes) => this.#run(writes));
    this.waitingList = new Waiting(backend.kysely, (writes) => this.#run(writes));
    this.tokens = new Tokens(backend.kysely, (writes) => this.#run(writes));
  }

  /** Nobody else writes to it: whoever remembers what was read knows what is stored. */
  get isAlone(): boolean {
    return this.#backend.isAlone;
  }

  /** What waits for a transaction, and how much has failed. */
  get commits(): { readonly waiting: number; readonly faults: number } {
    return this.#commits;
  }

  /** Adds entries at log position `n`. The primary key refuses a second writer. Where there are clocks they change with the log. */
  append(table: string, n: number, entries: readonly Entry[], at: number, clocks?: Change): Promise<boolean> {
    const job = entries.map(({ seat, move }, i) => ({ table_id: table, n: n + i, seat, move: JSON.stringify(move), at }));
    return this.#run(clocks ? [this.#changing(clocks)] : NOTHING, job);
  }

  /** Changes what stands beside the log; false if somebody else has changed it meanwhile, or the game is over. */
  change(change: Change): Promise<boolean> {
    return this.#run([this.#changing(change)]);
  }

  async create(table: StoredTable, seats: readonly StoredSeat[], seed: string, before?: string): Promise<boolean> {
    const writes = this.#creating({ table, seats, seed });
    if (before !== undefined) writes.push({ query: this.#reader.statements.setRematch({ id: before, rematch: table.id }), rows: 1 });
    const done = await this.#run(writes);
    if (done) this.#seeds.put(seedName(table.id), seed);
    return done;
  }

  /** Sets tables for people who wait, who must all wait still: all of it or nothing. */
  createFor(made: readonly (NewTable & { readonly people: readonly Pick<Seeker, 'person' | 'at'>[] })[], now: number): Promise<boolean> {
    const seating = made.map(({ people, table }) => this.waitingList.seating(people, table.id, now));
    return this.#run(made.length > 0 ? [...seating, ...this.#creatingAll(made)] : []);
  }

  /** Keeps a seat for somebody who waits. */
  keepSeat({ id, status }: Pick<StoredTable, 'id' | 'status'>, expected: StoredSeat, next: StoredSeat, who: Seeker, now: number) {
    const touching = { query: this.#statusFrom(id, status, { status }), rows: 1 };
    return this.#run([this.waitingList.seating([who], id, now), touching, this.#seating(id, expected, next)]);
  }

  /** Marks a running table as over, and keeps its end for when its rules are gone. */
  finish(id: string, snapshot?: Snapshot): Promise<boolean> {
    const over: Write = { query: this.#statusFrom(id, 'playing', { status: 'over' }), rows: 1 };
    return this.#run(snapshot ? [over, ...this.#keeping(id, snapshot)] : [over]);
  }

  /** Somebody asks for a hint at this table: it counts for no rating. */
  markHinted(id: string): Promise<boolean> {
    return this.#write(this.#backend.kysely.updateTable('tables').set({ hinted: 1 }).where('id', '=', id).compile());
  }

  /** Keeps a position instead of older ones. */
  keepSnapshot(id: string, snapshot: Snapshot): Promise<boolean> {
    return this.#run(this.#keeping(id, snapshot));
  }

  /** Writes at the end of the log that other rules hold from here on, and the position that they begin with. */
  addSeam(id: string, seam: Entry, at: number, snapshot: Snapshot): Promise<boolean> {
    const entry = { table_id: id, n: snapshot.n - 1, seat: seam.seat, move: JSON.stringify(seam.move), at };
    const insert = this.#backend.kysely.insertInto('snapshot').values(rows.fromSnapshot(id, snapshot, true));
    return this.#run([{ query: insert.compile(), rows: 1 }], [entry]);
  }

  /** A table that today's rules replay, or that has not begun, is theirs from now on. */
  adopt({ id, rules: from }: Pick<StoredTable, 'id' | 'rules'>, to: number, options: Options): Promise<boolean> {
    const query = this.#backend.kysely.updateTable('tables').set({ rules: to, options: JSON.stringify(options) });
    return this.#write(query.where('id', '=', id).where('rules', '=', from).compile(), 1);
  }

  /**
   * Gives a seat from `expected` to `next`. False if the seat or the table's status is another by now: two who want one seat are told
   * apart by the database, whatever each of their servers remembers. Touching the table's row makes it wait for a start under way.
   */
  setSeat({ id, status }: Pick<StoredTable, 'id' | 'status'>, expected: StoredSeat, next: StoredSeat, clocks?: Change): Promise<boolean> {
    const touching = clocks ? this.#changing(clocks) : { query: this.#statusFrom(id, status, { status }), rows: 1 };
    return this.#run([touching, this.#seating(id, expected, next)]);
  }

  /**
   * Starts a waiting table with just these seats; false if it was started or somebody sat down or stood up meanwhile. `seats` may change
   * with it from what they were `before`.
   */
  start(id: string, seats: readonly StoredSeat[], contributions: readonly string[], clocks?: Clocks, before = seats): Promise<boolean> {
    const begun = clocks && { clocks: JSON.stringify(clocks) };
    const changes = { status: 'playing', contributions: JSON.stringify(contributions), ...begun };
    const seating = seats.map((seat, i) => this.#seating(id, before[i] ?? seat, seat));
    return this.#run([{ query: this.#statusFrom(id, 'waiting', changes), rows: 1 }, ...seating]);
  }

  addChat(table: string, n: number, line: StoredChat): Promise<boolean> {
    const query = this.#backend.kysely
      .insertInto('chat')
      .values(rows.fromChat(table, n, line))
      .onConflict((c) => c.doNothing())
      .compile();
    return this.#write(query, 1);
  }

  async load(id: string): Promise<(Stored & { readonly chatLength: number }) | undefined> {
    const { read, statements } = this.#reader;
    const table = await this.table(id);
    if (!table) return undefined;
    const [seats, entries, chat] = await Promise.all([this.seatsOf([id]), read(statements.entries({ id })), read(statements.chat({ id }))]);
    return {
      table,
      seats: seats.get(id) ?? [],
      entries: entries.map(rows.toEntry),
      // Of who was forgotten only the places are left.
      chat: chat
        .filter(({ text }) => text !== '')
        .map(rows.toChat)
        .reverse(),
      chatLength: (chat[0]?.n ?? -1) + 1,
    };
  }

  /** A table without its log. */
  async table(id: string): Promise<StoredTable | undefined> {
    return (await this.tables([id]))[0];
  }

  /** Some tables without their logs, in any order. */
  async tables(ids: readonly string[]): Promise<StoredTable[]> {
    const { read, statements } = this.#reader;
    return ids.length === 0 ? [] : (await read(statements.tables(ids))).map(rows.toTable);
  }

  /** The positions that are kept of a table, oldest first. */
  async snapshots(id: string): Promise<Snapshot[]> {
    const { read, statements } = this.#reader;
    return (await read(statements.snapshots({ id }))).map(rows.toSnapshot);
  }

  /** Tables that have begun and of which no position is kept that is as new as their log. */
  unkept(): Promise<string[]> {
    return catchUp.unkept(this.#backend.kysely);
  }

  async ids(): Promise<string[]> {
    return (await this.#backend.kysely.selectFrom('tables').select('id').orderBy('created_at').orderBy('id').execute()).map(
      (row) => row.id,
    );
  }

  seatsOf(ids: readonly string[]): Promise<Map<string, StoredSeat[]>> {
    return catchUp.seatsOf(this.#reader, ids);
  }

  async find(host: string, request: string): Promise<string | undefined> {
    const { kysely } = this.#backend;
    const row = await kysely.selectFrom('tables').select('id').where('host', '=', host).where('request', '=', request).executeTakeFirst();
    return row?.id;
  }

  /** The table that waits under this code; the newest, should two have drawn the same at once. */
  async byCode(code: string): Promise<string | undefined> {
    const { read, statements } = this.#reader;
    const found = await read(statements.byCode({ code }));
    return found.toSorted((a, b) => Number(b.created_at) - Number(a.created_at))[0]?.id;
  }

  async waiting(): Promise<StoredTable[]> {
    const query = this.#backend.kysely.selectFrom('tables').selectAll().where('status', '=', 'waiting').where('listed', '=', 1);
    return (await query.orderBy('created_at', 'desc').limit(WAITING).execute()).map(rows.toTable);
  }

  /** Listed tables at which a game goes on, the newest first. */
  async playing(): Promise<StoredTable[]> {
    const query = this.#backend.kysely.selectFrom('tables').selectAll().where('status', '=', 'playing').where('listed', '=', 1);
    return (await query.orderBy('created_at', 'desc').limit(WAITING).execute()).map(rows.toTable);
  }

  /** Where a person sits, the newest first; all of it only on demand. */
  async tablesOf(person: string, limit: number = MINE): Promise<StoredTable[]> {
    const { kysely } = this.#backend;
    const seats = kysely.selectFrom('seat').select('table_id').where('person', '=', person);
    const query = kysely.selectFrom('tables').selectAll().where('id', 'in', seats).orderBy('created_at', 'desc').limit(limit);
    return (await query.execute()).map(rows.toTable);
  }

  async glance(id: string): Promise<Glance | undefined> {
    return (await this.glances([id])).get(id);
  }

  glances(ids: readonly string[]): Promise<Map<string, Glance>> {
    return catchUp.glances(this.#reader, ids);
  }

  entriesFrom(lengths: ReadonlyMap<string, number>): Promise<Map<string, LaterEntry[]>> {
    return catchUp.entriesFrom(this.#backend.kysely, lengths);
  }

  chatFrom(id: string, n: number): Promise<StoredChat[]> {
    return catchUp.chatFrom(this.#backend.kysely, id, n);
  }

  /** Running tables at which a bot may have to move: after a restart nobody else would wake them. */
  withBots(): Promise<string[]> {
    return catchUp.withBots(this.#backend.kysely);
  }

  async secret(name: string): Promise<string | undefined> {
    const { readFirst, statements } = this.#reader;
    return this.#seeds.get(name) ?? (await readFirst(statements.secret({ name })))?.value;
  }

  /** The secret of that name, made now if there is none: two processes that start together get the same. */
  async keepSecret(name: string, make: () => string): Promise<string> {
    const insert = this.#backend.kysely.insertInto('secret').values({ name, value: make() });
    await this.#write(insert.onConflict((c) => c.doNothing()).compile());
    return (await this.secret(name)) ?? '';
  }

  /** Whether something can be written now: the only way to know is to write it. Whoever asks meanwhile gets the same answer. */
  health(): Promise<Health> {
    this.#checking ??= this.#check().finally(() => {
      this.#checking = undefined;
    });
    return this.#checking;
  }

  async #check(): Promise<Health> {
    const value = String(Date.now());
    const insert = this.#backend.kysely.insertInto('secret').values({ name: 'health', value });
    const query = insert.onConflict((c) => c.column('name').doUpdateSet({ value })).compile();
    try {
      await within(DEADLINE, this.#write(query, 1));
      return { ok: true };
    } catch (error) {
      return { ok: false, problem: this.#backend.explain(error) };
    }
  }

  /** Finishes what is under way, then closes. */
  async close(): Promise<void> {
    await this.#commits.idle();
    await this.#backend.close();
  }

  #creating({ table, seats, seed }: NewTable): Write[] {
    const { addTable, addSeat, addSecret } = this.#reader.statements;
    return [
      { query: addTable(rows.fromTable(table)), rows: 1 },
      ...seats.map((seat) => ({ query: addSeat(rows.fromSeat(table.id, seat)), rows: 1 })),
      { query: addSecret({ name: seedName(table.id), value: seed }), rows: 1 },
    ];
  }

  /** The same for many, in as few statements. */
  #creatingAll(made: readonly NewTable[]): Write[] {
    const { kysely } = this.#backend;
    const seats = made.flatMap((one) => one.seats.map((seat) => rows.fromSeat(one.table.id, seat)));
    const tables = kysely.insertInto('tables').values(made.map(({ table }) => rows.fromTable(table)));
    const secrets = kysely.insertInto('secret').values(made.map(({ table, seed }) => ({ name: seedName(table.id), value: seed })));
    return [
      { query: tables.onConflict((c) => c.doNothing()).compile(), rows: made.length },
      { query: kysely.insertInto('seat').values(seats).compile(), rows: seats.length },
      { query: secrets.compile(), rows: made.length },
    ];
  }

  #keeping(id: string, snapshot: Snapshot): Write[] {
    const { dropOlderSnapshots, addSnapshot } = this.#reader.statements;
    const row = rows.fromSnapshot(id, snapshot, false);
    return [{ query: dropOlderSnapshots(row) }, { query: addSnapshot(row) }];
  }

  #statusFrom(id: string, from: rows.Status, changes: Partial<TablesTable>): CompiledQuery {
    return this.#reader.statements.setStatus({ ...changes, id, was_status: from });
  }

  /** An update of what stands beside the log of a running table, and is just as its writer knew it. */
  #changing({ from, to }: Change): Write {
    const next = rows.fromStanding({ ...from, ...to });
    return { query: this.#reader.statements.setStanding({ id: from.id, ...next, ...was(rows.fromStanding(from)) }), rows: 1 };
  }

  /** An update of a seat that is just as `expected`. */
  #seating(table: string, expected: StoredSeat, next: StoredSeat): Write {
    const query = this.#reader.statements.setSeat({ ...rows.fromSeat(table, next), ...was(rows.fromSeat(table, expected)) });
    return { query, rows: 1 };
  }

  #run(writes: readonly Write[], entries: Job['entries'] = []): Promise<boolean> {
    return this.#commits.run({ entries, writes });
  }

  /** What is deleted is not remembered either. */
  #forgetting(writes: readonly Write[]): Promise<boolean> {
    this.#seeds.clear();
    return this.#run(writes);
  }

  #write(query: CompiledQuery, count?: number): Promise<boolean> {
    return this.#run([count === undefined ? { query } : { query, rows: count }]);
  }
}
