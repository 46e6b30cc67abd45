import type { WebSocket } from 'ws';
import { refused, type ToBrowser } from '../protocol/to-browser.ts';
import { parseToServer, type ToServer } from '../protocol/to-server.ts';
import { PROTOCOL } from '../protocol/version.ts';
import type { Who } from './actions/action.ts';
import type { House } from './house.ts';
import { CLOSE, type Limits } from './limits.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';
import { TokenBucket } from './token-bucket.ts';
import type { Watcher } from './watcher.ts';

/** How many tables one socket may look at. */
const TABLES = 20;
/** A reader that does not even take the closing message is cut off. */
const LINGER = 2000;

/** One socket: reads, limits, hands on, answers. */
export class Connection implements Watcher {
  readonly person: string | undefined;
  name: string;
  readonly #socket: WebSocket;
  readonly #house: House;
  readonly #tables: Tables;
  readonly #limits: Limits;
  readonly #bucket: TokenBucket;
  readonly #watched = new Map<string, Table>();
  #patience: number;
  #deaf = false;

  constructor(socket: WebSocket, who: Who, house: House, tables: Tables, limits: Limits) {
    this.person = who.person;
    this.name = who.name;
    this.#socket = socket;
    this.#house = house;
    this.#tables = tables;
    this.#limits = limits;
    this.#bucket = new TokenBucket(limits.messages, performance.now());
    this.#patience = limits.patience;
  }

  send(message: ToBrowser): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > this.#limits.backlog) this.close(CLOSE.tooSlow);
    else socket.send(text);
  }

  close(code: number): void {
    this.#socket.close(code);
    setTimeout(() => this.#socket.terminate(), LINGER).unref();
  }

  /** What comes from now on is not read: the server is about to close the socket, which says so. */
  deafen(): void {
    this.#deaf = true;
  }

  /** Every message gets exactly one answer. */
  receive(text: string): void {
    if (this.#deaf) return;
    const wait = this.#bucket.take(performance.now());
    const parsed = parseToServer(text);
    if (wait > 0) this.#tooFast(parsed.ok ? parsed.message.id : parsed.re, wait);
    else if (parsed.ok) this.#hand(parsed.message);
    else this.#refuse(parsed.re, 'server/malformed', { place: parsed.fault });
  }

  /** The socket is closed. */
  gone(): void {
    for (const table of this.#watched.values()) void table.unwatch(this);
    this.#watched.clear();
  }

  #hand(message: ToServer): void {
    if (message.type === 'watch') this.#watch(message);
    else if (message.type === 'unwatch') this.#unwatch(message);
    else void this.#tables.get(message.table).ask(this, message);
  }

  #unwatch({ id, table }: Extract<ToServer, { readonly type: 'unwatch' }>): void {
    const watched = this.#watched.get(table);
    this.#watched.delete(table);
    void Promise.resolve(watched?.unwatch(this)).then(() => this.send({ type: 'ok', re: id }));
  }

  #watch(message: Extract<ToServer, { readonly type: 'watch' }>): void {
    const full = this.#watched.size >= TABLES && !this.#watched.has(message.table);
    if (message.version !== PROTOCOL) this.#refuse(message.id, 'server/old-client');
    else if (full) this.#refuse(message.id, 'server/too-many-tables');
    else void this.#look(message);
  }

  async #look(message: Extract<ToServer, { readonly type: 'watch' }>): Promise<void> {
    const table = this.#tables.get(message.table);
    this.#watched.set(message.table, table);
    const joined = await table.watch(this, message);
    if (!joined) this.#watched.delete(message.table);
    // It may have been closed while the table was read.
    if (this.#watched.get(message.table) !== table) await table.unwatch(this);
  }

  #tooFast(re: number | null, wait: number): void {
    this.#patience -= 1;
    if (this.#patience < 0) this.close(CLOSE.tooFast);
    else this.#refuse(re, 'server/too-fast', { seconds: Math.ceil(wait) });
  }

  #refuse(re: number | null, rule: string, params?: Readonly<Record<string, string | number>>): void {
    this.#house.metrics.refusals.inc({ rule });
    this.send(refused(re, { rule, params }));
  }
}
