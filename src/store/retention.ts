import type { Kysely } from 'kysely';
import type { Write } from './backend.ts';
import type { Schema } from './schema.ts';
import { MOST_ROUNDS, seedName } from './tournaments.ts';

const DAY = 86_400_000;

/** How many days what nobody needs any more is kept. Finished games stay: they are why people come back. docs/hosting.md says all of it. */
export const RETENTION = {
  /** A table or a tournament that never began. */
  waiting: 30,
  /** What was said at a table that is over, after the last word. */
  chat: 90,
  /** The name of somebody who has no seat at any table. */
  name: 400,
  /** An address that was never confirmed. */
  address: 2,
  /** A report that was settled; one that nobody settled is kept twice as long. */
  report: 180,
  /** What moderators did, and why. */
  audit: 730,
  /** What somebody was told about it, and a ban or silence that is over. */
  notice: 400,
  /** Who looks for people to play with and found nobody. */
  seeking: 14,
  /** A token that no program shows. */
  token: 400,
} as const;

/** So much goes at once: whoever plays meanwhile waits for none of it. */
const SLICE = 200;

/** So long a turn may have been waiting for its call: tables that nobody looks at are closed before. */
const CALL_TURN = 60;

/** Clears away what is older than RETENTION says, and private links that have expired. */
export class Retention {
  readonly #kysely: Kysely<Schema>;
  readonly #run: (writes: readonly Write[]) => Promise<boolean>;

  constructor(kysely: Kysely<Schema>, run: (writes: readonly Write[]) => Promise<boolean>) {
    this.#kysely = kysely;
    this.#run = run;
  }

  async sweep(now: number): Promise<void> {
    await this.#run([{ query: this.#kysely.deleteFrom('private_key').where('expires_at', '<', now).compile() }]);
    await this.#forgetCalls(now);
    await this.#run([{ query: this.#kysely.deleteFrom('challenge').where('expires_at', '<', now).compile() }]);
    await this.#forgetReports(now);
    await this.#forgetSeekers(now);
    const unused = this.#kysely.deleteFrom('token').where('used_at', '<', now - RETENTION.token * DAY);
    await this.#run([{ query: unused.compile() }]);
    await this.#each(this.#neverBegun(now - RETENTION.waiting * DAY), (ids) => this.#dropTables(ids));
    await this.#each(this.#neverPlayed(now - RETENTION.waiting * DAY), (ids) => this.#dropTournaments(ids));
    await this.#each(this.#silent(now - RETENTION.chat * DAY), (ids) => [
      { query: this.#kysely.deleteFrom('chat').where('table_id', 'in', ids).compile() },
    ]);
    await this.#each(this.#seatless(now - RETENTION.name * DAY), (ids) => [
      { query: this.#kysely.deleteFrom('person').where('id', 'in', ids).compile() },
      { query: this.#kysely.deleteFrom('shun').where('person', 'in', ids).compile() },
      { query: this.#kysely.deleteFrom('shun').where('other', 'in', ids).compile() },
    ]);
  }

  async #each(
    find: () => Promise<readonly { readonly id: string }[]>,
    writes: (ids: readonly string[]) => readonly Write[],
  ): Promise<void> {
    for (let found = await find(); found.length > 0; found = await find()) {
      const done = await this.#run(writes(found.map(({ id }) => id)));
      // Something of it was begun just now: the next round looks again.
      if (!done) return;
    }
  }

  /** Addresses that nobody confirmed, turns of long ago, and who wants to be called but sits nowhere. */
  async #forgetCalls(now: number): Promise<void> {
    const k = this.#kysely;
    const unconfirmed = k
      .updateTable('call_wish')
      .set({ address: null, key: null })
      .where('confirmed', '=', 0)
      .where('address', 'is not', null);
    const wishes = k.deleteFrom('call_wish').where('created_at', '<', now - RETENTION.name * DAY);
    const devices = k.deleteFrom('call_device').where('created_at', '<', now - RETENTION.name * DAY);
    const queries = [
      unconfirmed.where('asked_at', '<', now - RETENTION.address * DAY),
      k.deleteFrom('call_turn').where('at', '<', now - CALL_TURN * DAY),
      wishes.where((e) => e.not(e.exists(e.selectFrom('seat').select('seat.seat').whereRef('seat.person', '=', 'call_wish.person')))),
      devices.where((e) => e.not(e.exists(e.selectFrom('seat').select('seat.seat').whereRef('seat.person', '=', 'call_device.person')))),
    ];
    await this.#run(queries.map((query) => ({ query: query.compile() })));
  }

  async #forgetReports(now: number): Promise<void> {
    const k = this.#kysely;
    const ago = (days: number): number => now - days * DAY;
    const queries = [
      k.deleteFrom('report').where('closed_at', '<', ago(RETENTION.report)),
      k.deleteFrom('report').where('at', '<', ago(2 * RETENTION.report)),
      k.deleteFrom('audit').where('at', '<', ago(RETENTION.audit)),
      k.deleteFrom('notice').where('at', '<', ago(RETENTION.notice)),
      k.deleteFrom('sanction').where('until', '<', ago(RETENTION.notice)),
    ];
    await this.#run(queries.map((query) => ({ query: query.compile() })));
  }

  /** Who waited in vain, or had a page open and has closed it; and invitations to tables that wait no more. */
  async #forgetSeekers(now: number): Promise<void> {
    const k = this.#kysely;
    const gone = k.deleteFrom('waiting').where((e) => e.or([e('speed', '<>', 'days'), e('table_id', 'is not', null)]));
    const waits = k.selectFrom('tables').select('id').where('status', '=', 'waiting');
    const queries = [
      k.deleteFrom('waiting').where('at', '<', now - RETENTION.seeking * DAY),
      gone.where('seen_at', '<', now - DAY),
      k.deleteFrom('invitation').where('table_id', 'not in', waits),
    ];
    await this.#run(queries.map((query) => ({ query: query.compile() })));
  }

  #neverBegun(before: number) {
    return () =>
      this.#kysely
        .selectFrom('tables')
        .select('id')
        .where('status', '=', 'waiting')
        .where('created_at', '<', before)
        .limit(SLICE)
        .execute();
  }

  #dropTables(ids: readonly string[]): Write[] {
    const waiting = this.#kysely.deleteFrom('tables').where('id', 'in', ids).where('status', '=', 'waiting');
    const seeds = ids.map((id) => `seed/${id}`);
    return [
      { query: waiting.compile(), rows: ids.length },
      { query: this.#kysely.deleteFrom('seat').where('table_id', 'in', ids).compile() },
      { query: this.#kysely.deleteFrom('chat').where('table_id', 'in', ids).compile() },
      { query: this.#kysely.deleteFrom('secret').where('name', 'in', seeds).compile() },
      { query: this.#kysely.updateTable('tables').set({ rematch: null }).where('rematch', 'in', ids).compile() },
    ];
  }

  /** Tournaments that somebody opened and nobody began. */
  #neverPlayed(before: number) {
    const open = this.#kysely.selectFrom('tournament').select('id').where('status', '=', 'open');
    return () => open.where('created_at', '<', before).limit(SLICE).execute();
  }

  #dropTournaments(ids: readonly string[]): Write[] {
    const open = this.#kysely.deleteFrom('tournament').where('id', 'in', ids).where('status', '=', 'open');
    const names = (id: string): string[] => Array.from({ length: MOST_ROUNDS }, (_, i) => seedName(id, i + 1));
    const seeds = ids.map((id) => this.#kysely.deleteFrom('secret').where('name', 'in', names(id)));
    return [
      { query: open.compile(), rows: ids.length },
      { query: this.#kysely.deleteFrom('tournament_player').where('tournament_id', 'in', ids).compile() },
      ...seeds.map((query) => ({ query: query.compile() })),
    ];
  }

  #silent(before: number) {
    return () =>
      this.#kysely
        .selectFrom('chat')
        .innerJoin('tables', 'tables.id', 'chat.table_id')
        .select('chat.table_id as id')
        .where('tables.status', '=', 'over')
        .groupBy('chat.table_id')
        .having((e) => e(e.fn.max('chat.at'), '<', before))
        .limit(SLICE)
        .execute();
  }

  /**
   * Who has a passkey or a token, or runs a bot account, wants to be kept. Who signed out elsewhere stays known: else the cookies of then would count again. So does who is
   * banned, or reads reports.
   */
  #seatless(before: number) {
    return () =>
      this.#kysely
        .selectFrom('person')
        .select('id')
        .where('created_at', '<', before)
        .where('sessions', '=', 0)
        .where((e) => e.not(e.exists(e.selectFrom('seat').select('seat.seat').whereRef('seat.person', '=', 'person.id'))))
        .where((e) => e.not(e.exists(e.selectFrom('passkey').select('passkey.id').whereRef('passkey.person', '=', 'person.id'))))
        .where((e) => e.not(e.exists(e.selectFrom('sanction').select('sanction.kind').whereRef('sanction.person', '=', 'person.id'))))
        .where((e) => e.not(e.exists(e.selectFrom('moderator').select('moderator.at').whereRef('moderator.person', '=', 'person.id'))))
        .where((e) => e.not(e.exists(e.selectFrom('token').select('token.id').whereRef('token.person', '=', 'person.id'))))
        .where((e) => e.not(e.exists(e.selectFrom('person as bot').select('bot.id').whereRef('bot.owner', '=', 'person.id'))))
        .limit(SLICE)
        .execute();
  }
}
