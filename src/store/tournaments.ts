import type { Kysely } from 'kysely';
import type { Write } from './backend.ts';
import type { Schema } from './schema.ts';
import type { TournamentGameTable, TournamentPlayerTable, TournamentTable } from './tournament-rows.ts';

/** A tournament with everything that belongs to it. */
export interface StoredTournament {
  readonly head: TournamentTable;
  /** In the order of their numbers, with the names they have now. */
  readonly players: readonly (TournamentPlayerTable & Named)[];
  /** In the order of rounds. */
  readonly games: readonly TournamentGameTable[];
}

interface Named {
  readonly name: string | null;
  readonly public_id: string | null;
}

/** A line of a list. */
export type TournamentLine = TournamentTable & { readonly players: number };

/** No tournament has more: everybody of 64 meets everybody. */
export const MOST_ROUNDS = 63;

/** Those that people may enter or follow. */
const LIST = 30;

/**
 * Tournaments. Whoever changes one says which version it has read: of two servers that pair a round, or give somebody a number, at once
 * one is told `false`, and reads again.
 */
export class Tournaments {
  readonly #kysely: Kysely<Schema>;
  readonly #run: (writes: readonly Write[]) => Promise<boolean>;

  constructor(kysely: Kysely<Schema>, run: (writes: readonly Write[]) => Promise<boolean>) {
    this.#kysely = kysely;
    this.#run = run;
  }

  /** Seeds are stored before anybody can enter; false if the same wish has made one already. */
  create(row: TournamentTable, seeds: readonly string[]): Promise<boolean> {
    const first = this.#kysely
      .insertInto('tournament')
      .values(row)
      .onConflict((c) => c.doNothing());
    const secrets = seeds.map((value, i) => ({ name: seedName(row.id, i + 1), value }));
    return this.#run([
      { query: first.compile(), rows: 1 },
      { query: this.#kysely.insertInto('secret').values(secrets).compile(), rows: seeds.length },
    ]);
  }

  async find(host: string, request: string): Promise<string | undefined> {
    const query = this.#kysely.selectFrom('tournament').select('id').where('host', '=', host).where('request', '=', request);
    return (await query.executeTakeFirst())?.id;
  }

  async head(id: string): Promise<TournamentTable | undefined> {
    const row = await this.#kysely.selectFrom('tournament').selectAll().where('id', '=', id).executeTakeFirst();
    return row && plain(row);
  }

  async load(id: string): Promise<StoredTournament | undefined> {
    const head = await this.head(id);
    if (!head) return undefined;
    const k = this.#kysely;
    const [players, games] = await Promise.all([
      k
        .selectFrom('tournament_player')
        .leftJoin('person', 'person.id', 'tournament_player.person')
        .selectAll('tournament_player')
        .select(['person.name', 'person.public_id'])
        .where('tournament_id', '=', id)
        .orderBy('n')
        .execute(),
      k.selectFrom('tournament_game').selectAll().where('tournament_id', '=', id).orderBy('round').orderBy('n').execute(),
    ]);
    return { head, players, games };
  }

  /** The newest first, those that are over last. */
  async list(): Promise<TournamentLine[]> {
    const query = this.#kysely.selectFrom('tournament').selectAll('tournament');
    const counted = query.select((e) =>
      e
        .selectFrom('tournament_player')
        .whereRef('tournament_player.tournament_id', '=', 'tournament.id')
        .where('gone', '=', 0)
        .select((f) => f.fn.countAll().as('n'))
        .as('players'),
    );
    const ordered = counted.orderBy((e) => e.case().when('status', '=', 'over').then(1).else(0).end()).orderBy('created_at', 'desc');
    return (await ordered.limit(LIST).execute()).map((row) => ({ ...plain(row), players: Number(row.players) }));
  }

  /** Those in which something is to be done when games end. */
  async running(): Promise<string[]> {
    return (await this.#kysely.selectFrom('tournament').select('id').where('status', '=', 'running').execute()).map(({ id }) => id);
  }

  enter({ id, version }: TournamentTable, players: readonly Omit<TournamentPlayerTable, 'tournament_id'>[]): Promise<boolean> {
    const rows = players.map((player) => ({ ...player, tournament_id: id }));
    const insert = this.#kysely.insertInto('tournament_player').values(rows);
    return this.#run([this.#moving(id, version, {}), { query: insert.onConflict((c) => c.doNothing()).compile(), rows: rows.length }]);
  }

  /** Somebody goes home, or comes back. */
  setGone({ id, version }: TournamentTable, n: number, gone: boolean, since: number): Promise<boolean> {
    const update = this.#kysely
      .updateTable('tournament_player')
      .set({ gone: gone ? 1 : 0, since })
      .where('tournament_id', '=', id)
      .where('n', '=', n);
    return this.#run([this.#moving(id, version, {}), { query: update.compile(), rows: 1 }]);
  }

  /** Somebody who has entered before it began takes the name off the list. */
  remove({ id, version }: TournamentTable, n: number): Promise<boolean> {
    const remove = this.#kysely.deleteFrom('tournament_player').where('tournament_id', '=', id).where('n', '=', n);
    return this.#run([this.#moving(id, version, {}), { query: remove.compile(), rows: 1 }]);
  }

  /** The next round, all of it or nothing. */
  pair({ id, version, round }: TournamentTable, games: readonly Omit<TournamentGameTable, 'tournament_id' | 'round'>[]): Promise<boolean> {
    const rows = games.map((game) => ({ ...game, tournament_id: id, round: round + 1 }));
    const moving = this.#moving(id, version, { status: 'running', round: round + 1 });
    return this.#run([moving, { query: this.#kysely.insertInto('tournament_game').values(rows).compile(), rows: rows.length }]);
  }

  end({ id, version }: TournamentTable): Promise<boolean> {
    return this.#run([this.#moving(id, version, { status: 'over' })]);
  }

  /** How a game ended, written once. */
  score({ tournament_id, round, n }: TournamentGameTable, scores: string): Promise<boolean> {
    const k = this.#kysely;
    const update = k.updateTable('tournament_game').set({ scores }).where('tournament_id', '=', tournament_id);
    const version = k.updateTable('tournament').set((e) => ({ version: e('version', '+', 1) }));
    return this.#run([
      { query: update.where('round', '=', round).where('n', '=', n).where('scores', 'is', null).compile(), rows: 1 },
      { query: version.where('id', '=', tournament_id).compile(), rows: 1 },
    ]);
  }

  /** The status of those of the tables that have been made. */
  async statuses(tables: readonly string[]): Promise<Map<string, string>> {
    if (tables.length === 0) return new Map();
    const rows = await this.#kysely.selectFrom('tables').select(['id', 'status']).where('id', 'in', tables).execute();
    return new Map(rows.map(({ id, status }) => [id, status]));
  }

  /** The tournaments somebody is in, for the file of all that is stored of a person. */
  async of(person: string): Promise<{ readonly tournament: string; readonly gone: boolean }[]> {
    const query = this.#kysely.selectFrom('tournament_player').select(['tournament_id', 'gone']).where('person', '=', person);
    return (await query.orderBy('tournament_id').execute()).map((row) => ({ tournament: row.tournament_id, gone: row.gone === 1 }));
  }

  #moving(id: string, version: number, changes: Partial<TournamentTable>): Write {
    const query = this.#kysely.updateTable('tournament').set({ ...changes, version: version + 1 });
    return { query: query.where('id', '=', id).where('version', '=', version).where('status', '<>', 'over').compile(), rows: 1 };
  }
}

export const seedName = (id: string, round: number): string => `round/${id}/${round}`;

const plain = <R extends TournamentTable>(row: R): R => ({ ...row, created_at: Number(row.created_at) });
