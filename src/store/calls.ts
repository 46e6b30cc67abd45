import type { CompiledQuery, Kysely } from 'kysely';
import type { Write } from './backend.ts';
import type { CallTurnTable, CallWishTable, Schema } from './schema.ts';

/** Minutes of the day, in the person's own zone. */
export interface Quiet {
  readonly from: number;
  readonly to: number;
}

/** How somebody wants to be called. */
export interface Wish {
  readonly lang: string;
  readonly zone: string;
  readonly quiet: Quiet | undefined;
  /** Where mail goes; nothing but the question whether it may until it is confirmed. */
  readonly address: string | undefined;
  readonly confirmed: boolean;
  /** What the links in mails are known by. */
  readonly key: string | undefined;
  /** When the person was last sent a mail. */
  readonly mailedAt: number;
}

/** A browser that can be pushed to, as its push service knows it. */
export interface Device {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A turn that somebody is to be called for. */
export interface CallTurn {
  readonly table: string;
  readonly seat: number;
  readonly person: string;
  /** How long the log was after the seat's own last entry: every server tells turns apart by it. */
  readonly n: number;
  readonly at: number;
  /** Devices have been told; what is left is mail. */
  readonly pushed: boolean;
}

/** What is left to do: all of it, the mail, nothing. */
const TO_PUSH = 0;
const TO_MAIL = 1;
const DONE = 2;

const NOT_YET: Pick<CallWishTable, 'quiet' | 'address' | 'key' | 'confirmed' | 'asked_at' | 'mailed_at'> = {
  quiet: null,
  address: null,
  key: null,
  confirmed: 0,
  asked_at: 0,
  mailed_at: 0,
};

/**
 * Who wants to be called, by what, and for which turns. Whoever marks a turn is the one who calls. What was done stays marked until the
 * next turn, so that nobody begins with it anew.
 */
export class Calls {
  readonly #kysely: Kysely<Schema>;
  readonly #run: (writes: readonly Write[]) => Promise<boolean>;

  constructor(kysely: Kysely<Schema>, run: (writes: readonly Write[]) => Promise<boolean>) {
    this.#kysely = kysely;
    this.#run = run;
  }

  async wish(person: string): Promise<Wish | undefined> {
    const row = await this.#kysely.selectFrom('call_wish').selectAll().where('person', '=', person).executeTakeFirst();
    return row && toWish(row);
  }

  /** Whether there is any way to call the person. */
  async isWished(person: string): Promise<boolean> {
    const device = this.#kysely.selectFrom('call_device').select('endpoint').where('person', '=', person).limit(1);
    const mail = this.#kysely.selectFrom('call_wish').select('person').where('person', '=', person).where('confirmed', '=', 1);
    return (await device.executeTakeFirst()) !== undefined || (await mail.executeTakeFirst()) !== undefined;
  }

  setWish(person: string, wish: Pick<Wish, 'lang' | 'zone' | 'quiet'>, at: number): Promise<boolean> {
    const told = { lang: wish.lang, zone: wish.zone, quiet: wish.quiet ? JSON.stringify(wish.quiet) : null };
    const insert = this.#kysely.insertInto('call_wish').values({ ...NOT_YET, person, created_at: at, ...told });
    return this.#write(insert.onConflict((c) => c.column('person').doUpdateSet(told)).compile());
  }

  devices(person: string): Promise<Device[]> {
    const query = this.#kysely.selectFrom('call_device').select(['endpoint', 'p256dh', 'auth']).where('person', '=', person);
    return query.orderBy('created_at').execute();
  }

  /** A browser belongs to whoever it is now. */
  addDevice(person: string, device: Device, at: number): Promise<boolean> {
    const insert = this.#kysely.insertInto('call_device').values({ ...device, person, created_at: at });
    const { p256dh, auth } = device;
    return this.#write(insert.onConflict((c) => c.column('endpoint').doUpdateSet({ person, p256dh, auth })).compile());
  }

  async dropDevice(endpoint: string): Promise<void> {
    await this.#run([{ query: this.#kysely.deleteFrom('call_device').where('endpoint', '=', endpoint).compile() }]);
  }

  async dropDevices(person: string): Promise<void> {
    await this.#run([{ query: this.#kysely.deleteFrom('call_device').where('person', '=', person).compile() }]);
  }

  /** An address that is to be confirmed; false for who has said nothing else yet. */
  setAddress(person: string, address: string, key: string, at: number): Promise<boolean> {
    const query = this.#kysely.updateTable('call_wish').set({ address, key, confirmed: 0, asked_at: at });
    return this.#write(query.where('person', '=', person).compile());
  }

  async dropAddress(person: string): Promise<void> {
    const query = this.#kysely.updateTable('call_wish').set({ address: null, key: null, confirmed: 0 });
    await this.#run([{ query: query.where('person', '=', person).compile() }]);
  }

  /** When anybody was last asked to confirm the address; 0 for never. */
  async askedAt(address: string): Promise<number> {
    const query = this.#kysely.selectFrom('call_wish').select((e) => e.fn.max('asked_at').as('at'));
    return Number((await query.where('address', '=', address).executeTakeFirst())?.at ?? 0);
  }

  /** Whose mails have this key in their links. */
  async byKey(key: string): Promise<string | undefined> {
    return (await this.#kysely.selectFrom('call_wish').select('person').where('key', '=', key).executeTakeFirst())?.person;
  }

  /** Whether the key was somebody's. */
  confirm(key: string): Promise<boolean> {
    return this.#write(this.#kysely.updateTable('call_wish').set({ confirmed: 1 }).where('key', '=', key).compile());
  }

  /** Notes whom a turn waits for; false if it, or a later one, is noted already. */
  ask({ table, seat, person, n, at }: Omit<CallTurn, 'pushed'>): Promise<boolean> {
    const changes = { person, n, at, stage: TO_PUSH };
    const insert = this.#kysely.insertInto('call_turn').values({ table_id: table, seat, ...changes });
    return this.#write(
      insert.onConflict((c) => c.columns(['table_id', 'seat']).doUpdateSet(changes).where('call_turn.n', '<', n)).compile(),
    );
  }

  /** The turn at a seat for which somebody is still to be called. */
  async turn(table: string, seat: number): Promise<CallTurn | undefined> {
    const row = await this.#left().where('table_id', '=', table).where('seat', '=', seat).executeTakeFirst();
    return row && toTurn(row);
  }

  /** All of them, or those of one person, oldest first. */
  async turns(person?: string): Promise<CallTurn[]> {
    const all = this.#left().orderBy('at').orderBy('table_id');
    return (await (person === undefined ? all : all.where('person', '=', person)).execute()).map(toTurn);
  }

  /** True for the one who is to push. */
  push(turn: CallTurn): Promise<boolean> {
    return this.#write(this.#moving(turn, TO_PUSH, TO_MAIL));
  }

  /** True for the one who is to write: about just these turns, and only if nobody has written since. */
  mail(person: string, turns: readonly CallTurn[], before: number, now: number): Promise<boolean> {
    const mailed = this.#kysely.updateTable('call_wish').set({ mailed_at: now }).where('person', '=', person);
    const claim: Write = { query: mailed.where('mailed_at', '=', before).where('confirmed', '=', 1).compile(), rows: 1 };
    return this.#run([claim, ...turns.map((turn) => ({ query: this.#moving(turn, TO_MAIL, DONE), rows: 1 }))]);
  }

  /** The mail was not taken: it is to be written again. */
  async unmail(turns: readonly CallTurn[]): Promise<void> {
    await this.#run(turns.map((turn) => ({ query: this.#moving(turn, DONE, TO_MAIL) })));
  }

  /** Nobody need be called for it any more. */
  async settle(turn: CallTurn): Promise<void> {
    await this.#run([TO_PUSH, TO_MAIL].map((stage) => ({ query: this.#moving(turn, stage, DONE) })));
  }

  /** The person has seen the table. To look is cheaper than to write, and hardly anybody was to be called. */
  async seen(person: string, table: string): Promise<void> {
    for (const turn of await this.turns(person)) if (turn.table === table) await this.settle(turn);
  }

  #left() {
    return this.#kysely.selectFrom('call_turn').selectAll().where('stage', '<', DONE);
  }

  #moving({ table, seat, n }: CallTurn, from: number, to: number): CompiledQuery {
    const query = this.#kysely.updateTable('call_turn').set({ stage: to }).where('table_id', '=', table).where('seat', '=', seat);
    return query.where('n', '=', n).where('stage', '=', from).compile();
  }

  #write(query: CompiledQuery): Promise<boolean> {
    return this.#run([{ query, rows: 1 }]);
  }
}

/** What goes when somebody is forgotten. */
export const forgetCalls = (kysely: Kysely<Schema>, person: string): CompiledQuery[] =>
  (['call_wish', 'call_device', 'call_turn'] as const).map((table) => kysely.deleteFrom(table).where('person', '=', person).compile());

const toWish = ({ lang, zone, quiet, address, key, confirmed, mailed_at }: CallWishTable): Wish => ({
  lang,
  zone,
  quiet: quiet === null ? undefined : (JSON.parse(quiet) as Quiet),
  address: address ?? undefined,
  key: key ?? undefined,
  confirmed: confirmed === 1,
  mailedAt: Number(mailed_at),
});

const toTurn = ({ table_id, seat, person, n, at, stage }: CallTurnTable): CallTurn => ({
  table: table_id,
  seat,
  person,
  n,
  at: Number(at),
  pushed: stage >= TO_MAIL,
});
