import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { Elsewhere } from './elsewhere.ts';
import type { Hearing, Here, Hints } from './hints.ts';
import { decode, encode, type News } from './message.ts';

const CHANNEL = 'ratskeller';
/** All in milliseconds: between two signs of life; without one's own coming back so long the line is taken for broken. */
const BEAT = 1000;
const DEAF = 3500;
/** Between two tries to mend it. */
const AGAIN = 250;
/** So often everything is compared and everybody told again, whatever was heard: hints may be lost. */
const ROUND = 10_000;

/**
 * Hints by LISTEN and NOTIFY, over one connection of their own. A transaction that notifies holds a lock of the whole PostgreSQL instance
 * until its commit is on the disk, so no durable one does: here nothing is written, and whatever was stored by one shared commit, or while
 * the last hint was under way, is told by one.
 */
export class PostgresHints implements Hints {
  readonly #url: string;
  readonly #name = randomBytes(6).toString('base64url');
  readonly #elsewhere = new Elsewhere();
  #hearing: Hearing | undefined;
  #onSeated = (): void => undefined;
  #client: pg.Client | undefined;
  #unsaid = nothing();
  #scheduled = false;
  #speaking = false;
  #echoAt = 0;
  #closed = false;
  readonly #timers: NodeJS.Timeout[] = [];

  constructor(url: string) {
    this.#url = url;
  }

  moved(table: string, length: number): void {
    this.#unsaid.logs.set(table, length);
    this.#schedule();
  }

  changed(table: string): void {
    this.#unsaid.tables.add(table);
    this.#schedule();
  }

  here(table: string, here: Here): void {
    this.#unsaid.here.set(table, here);
    this.#schedule();
  }

  elsewhere(table: string): Here {
    return this.#elsewhere.at(table);
  }

  seated(): void {
    this.#unsaid.seated = true;
    this.#schedule();
  }

  onSeated(heard: () => void): void {
    this.#onSeated = heard;
  }

  start(hearing: Hearing): void {
    this.#hearing = hearing;
    this.#timers.push(setInterval(() => this.#beat(), BEAT).unref(), setInterval(() => this.#round(), ROUND).unref());
    void this.#connect();
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.#unsaid.bye = true;
    await this.#speak();
    this.#closed = true;
    await this.#client?.end().catch(() => undefined);
  }

  /** Whatever else happens in this turn of the event loop is told along: that is all that one commit has stored. */
  #schedule(): void {
    if (this.#scheduled || this.#hearing === undefined) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      void this.#speak();
    });
  }

  async #speak(): Promise<void> {
    const client = this.#client;
    // What is not said yet is said with the next, once the line is there again.
    if (!client || this.#speaking || this.#closed) return;
    const news = this.#unsaid;
    this.#unsaid = nothing();
    this.#speaking = true;
    try {
      const messages = encode(this.#name, news);
      await client.query({ name: 'hint', text: `select pg_notify('${CHANNEL}', m) from unnest($1::text[]) m`, values: [messages] });
    } catch {
      this.#unsaid = merged(news, this.#unsaid);
      this.#lose(client);
    } finally {
      this.#speaking = false;
    }
    if (hasNews(this.#unsaid)) this.#schedule();
  }

  /** One's own voice, heard again, shows that the line works both ways. */
  #beat(): void {
    const now = performance.now();
    const client = this.#client;
    if (client && now - this.#echoAt > DEAF) this.#lose(client);
    else void this.#speak();
    this.#tellPresence(this.#elsewhere.sweep(now));
  }

  #round(): void {
    this.#hearing?.compare();
    this.#hearing?.roll();
  }

  async #connect(): Promise<void> {
    if (this.#closed) return;
    const client = new pg.Client({ connectionString: this.#url, application_name: 'ratskeller hints', connectionTimeoutMillis: DEAF });
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch {
      void client.end().catch(() => undefined);
      setTimeout(() => void this.#connect(), AGAIN).unref();
      return;
    }
    this.#client = client;
    this.#echoAt = performance.now();
    this.#unsaid.roll = true;
    this.#round();
    this.#schedule();
  }

  #lose(client: pg.Client): void {
    if (client !== this.#client) return;
    this.#client = undefined;
    void client.end().catch(() => undefined);
    if (!this.#closed) setTimeout(() => void this.#connect(), AGAIN).unref();
  }

  #hear(text: string): void {
    const said = decode(text);
    if (!said) return;
    const now = performance.now();
    if (said.from === this.#name) {
      this.#echoAt = now;
      return;
    }
    if (said.bye) this.#tellPresence(this.#elsewhere.forget(said.from));
    else this.#elsewhere.hear(said.from, now, said.here);
    this.#tellPresence([...said.here.keys()]);
    if (said.seated) this.#onSeated();
    if (said.roll) this.#hearing?.roll();
    if (said.all) this.#hearing?.compare();
    else if (said.logs.size + said.tables.size > 0) this.#hearing?.changed(said.logs, [...said.tables]);
  }

  #tellPresence(tables: readonly string[]): void {
    if (tables.length > 0) this.#hearing?.presence(tables);
  }
}

const nothing = () => ({
  logs: new Map<string, number>(),
  tables: new Set<string>(),
  here: new Map<string, Here>(),
  all: false,
  roll: false,
  seated: false,
  bye: false,
});

const hasNews = ({ logs, tables, here, all, roll, seated }: News): boolean =>
  logs.size + tables.size + here.size > 0 || all === true || roll === true || seated === true;

/** What could not be said goes with what there is to say now; what is newer counts. */
const merged = (older: News, newer: News) => ({
  logs: new Map([...older.logs, ...newer.logs]),
  tables: new Set([...older.tables, ...newer.tables]),
  here: new Map([...older.here, ...newer.here]),
  all: older.all === true || newer.all === true,
  roll: older.roll === true || newer.roll === true,
  seated: older.seated === true || newer.seated === true,
  bye: older.bye === true || newer.bye === true,
});
