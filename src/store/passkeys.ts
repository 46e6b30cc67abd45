import type { Kysely } from 'kysely';
import type { Write } from './backend.ts';
import type { PasskeyTable, Schema } from './schema.ts';

/** Devices that can say who somebody is, and what they were asked to sign. */
export class Passkeys {
  readonly #kysely: Kysely<Schema>;
  readonly #run: (writes: readonly Write[]) => Promise<boolean>;

  constructor(kysely: Kysely<Schema>, run: (writes: readonly Write[]) => Promise<boolean>) {
    this.#kysely = kysely;
    this.#run = run;
  }

  /** `person` is empty for who wants to sign in. */
  ask(hash: string, person: string, expiresAt: number): Promise<boolean> {
    const query = this.#kysely.insertInto('challenge').values({ hash, person, expires_at: expiresAt });
    return this.#run([{ query: query.compile(), rows: 1 }]);
  }

  /** Uses a question up; false if it never was asked of this person, is used or too old. */
  answer(hash: string, person: string, now: number): Promise<boolean> {
    const query = this.#kysely.deleteFrom('challenge').where('hash', '=', hash).where('person', '=', person).where('expires_at', '>', now);
    return this.#run([{ query: query.compile(), rows: 1 }]);
  }

  /** False if that passkey is somebody's already. */
  add(passkey: PasskeyTable): Promise<boolean> {
    const query = this.#kysely
      .insertInto('passkey')
      .values(passkey)
      .onConflict((c) => c.doNothing());
    return this.#run([{ query: query.compile(), rows: 1 }]);
  }

  async find(id: string): Promise<PasskeyTable | undefined> {
    const row = await this.#kysely.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst();
    return row && plain(row);
  }

  async of(person: string): Promise<PasskeyTable[]> {
    const query = this.#kysely.selectFrom('passkey').selectAll().where('person', '=', person);
    return (await query.orderBy('created_at').orderBy('id').execute()).map(plain);
  }

  used(id: string, counter: number, at: number): Promise<boolean> {
    const query = this.#kysely.updateTable('passkey').set({ counter, used_at: at }).where('id', '=', id);
    return this.#run([{ query: query.compile(), rows: 1 }]);
  }

  /** False if it is not that person's. */
  remove(id: string, person: string): Promise<boolean> {
    const query = this.#kysely.deleteFrom('passkey').where('id', '=', id).where('person', '=', person);
    return this.#run([{ query: query.compile(), rows: 1 }]);
  }
}

const plain = (row: PasskeyTable): PasskeyTable => ({
  ...row,
  counter: Number(row.counter),
  created_at: Number(row.created_at),
  used_at: Number(row.used_at),
});
