import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { refused, type ToBrowser } from '../protocol/to-browser.ts';
import { parseToServer, type ToServer } from '../protocol/to-server.ts';
import { PROTOCOL } from '../protocol/version.ts';
import type { RouteContext, ServerContext } from './context.ts';
import { dismiss, dismissUnread } from './dismiss.ts';
import { type Frame, frameOf, LETTERS } from './frame.ts';
import type { Visitor } from './http/visitor.ts';
import { CLOSE, type Limits } from './limits.ts';
import type { Pairing } from './pairing/pairing.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';
import { TokenBucket } from './token-bucket.ts';
import type { OpenLine, Watcher } from './watcher.ts';

/** How many tables one socket may look at. */
const TABLES = 20;
/** To look at a table costs the server as much as several other messages. */
const COST: { readonly [T in ToServer['type']]?: number } = { watch: 5, look: 2, seek: 5 };

/** What begins something new, or reads what is not at hand. */
const MORE: ReadonlySet<ToServer['type']> = new Set(['watch', 'look', 'rematch']);

/** One socket: reads, limits, hands on, answers. */
export class Connection implements Watcher, OpenLine {
  readonly person: string | undefined;
  readonly session: number;
  readonly token: string | undefined;
  name: string;
  isHidden = false;
  readonly #socket: WebSocket;
  /** What lies under it: messages are written to it directly. Nothing is compressed, so none can overtake another. */
  readonly #wire: Socket;
  readonly #context: ServerContext;
  readonly #tables: Tables;
  readonly #pairing: Pairing;
  readonly #limits: Limits;
  readonly #bucket: TokenBucket;
  /** Shared with all sockets of the same address. */
  readonly #address: TokenBucket;
  readonly #watched = new Map<string, Table>();
  #patience: number;
  #heardAt: number;
  /** While it is behind: how much waited for it when it was last seen to read, and when that was. */
  #unread: { readonly bytes: number; readonly since: number } | undefined;
  #stopped = false;
  #isGone = false;

  constructor(socket: WebSocket, wire: Socket, who: Visitor, context: RouteContext, address: TokenBucket) {
    this.person = who.person;
    this.session = who.session;
    this.token = who.token;
    this.name = who.name;
    this.#socket = socket;
    this.#wire = wire;
    this.#context = context;
    this.#tables = context.tables;
    this.#pairing = context.pairing;
    this.#limits = context.limits;
    this.#heardAt = performance.now();
    this.#bucket = new TokenBucket(context.limits.messages, this.#heardAt);
    this.#address = address;
    this.#patience = context.limits.patience;
  }

  send(message: ToBrowser): void {
    this.sendFrame(frameOf(JSON.stringify(message)));
  }

  sendFrame(frame: Frame): void {
    if (this.#mayWrite()) this.#wire.write(frame, LETTERS);
  }

  /** Two frames in one write cost the system half of two. */
  together(send: () => void): void {
    this.#wire.cork();
    try {
      send();
    } finally {
      this.#wire.uncork();
    }
  }

  get isBehind(): boolean {
    return this.#wire.writableLength > this.#limits.behind;
  }

  close(code: number): void {
    dismiss(this.#socket, code);
  }

  /** What comes from now on is not read: the server is about to close the socket, which says so. */
  stopReading(): void {
    this.#stopped = true;
  }

  /** Every message gets exactly one answer. */
  receive(text: string): void {
    if (this.#stopped) return;
    const parsed = parseToServer(text);
    const wait = this.#take(parsed.ok ? COST[parsed.message.type] : undefined);
    if (wait > 0) this.#tooFast(parsed.ok ? parsed.message.id : parsed.re, wait);
    else if (parsed.ok) this.#consider(parsed.message);
    else this.#refuse(parsed.re, parsed.rule, { place: parsed.fault });
  }

  /** A ping counts like a message, and its answer like any other. */
  ping(data: Buffer): void {
    if (this.#stopped) return;
    if (this.#take() > 0) this.#losePatience();
    else if (this.#mayWrite()) this.#socket.pong(data);
  }

  pong(): void {
    if (!this.#stopped && this.#take() > 0) this.#losePatience();
  }

  /** Whoever has been silent is asked whether it is there; whoever does not answer either is gone. */
  checkPulse(now: number): void {
    const silence = now - this.#heardAt;
    if (this.#readsNothing(now)) dismissUnread(this.#socket, CLOSE.tooSlow);
    else if (silence > 2 * this.#limits.heartbeat) dismissUnread(this.#socket, CLOSE.silent);
    else if (silence > this.#limits.heartbeat && this.#mayWrite()) this.#socket.ping();
  }

  /** Nothing waits any more: what was withheld meanwhile is told, as it is now. */
  drained(): void {
    this.#unread = undefined;
    for (const table of this.#watched.values()) void table.catchUp(this);
  }

  /** The socket is closed. */
  gone(): void {
    this.#isGone = true;
    this.#pairing.gone(this);
    for (const table of this.#watched.values()) void table.unwatch(this);
    this.#watched.clear();
  }

  /** Whoever plays comes first: a server that is late already leaves all that brings more for later. */
  #consider(message: ToServer): void {
    const seconds = MORE.has(message.type) ? this.#context.pressure.wait : 0;
    if (seconds > 0) this.#refuse(message.id, 'server/busy', { seconds });
    else this.#hand(message);
  }

  #hand(message: ToServer): void {
    if (message.type === 'watch') this.#watch(message);
    else if (message.type === 'unwatch') this.#unwatch(message);
    else if (message.type === 'hidden') this.#hide(message);
    else if (message.type === 'seek') this.#seekPeople(message);
    else if (message.type === 'unseek') void this.#pairing.unseek(this, message.id);
    else void this.#tables.get(message.table).handle(this, message);
  }

  #hide({ id, hidden }: Extract<ToServer, { readonly type: 'hidden' }>): void {
    // The same again is asked by who wants to know whether the line is there.
    if (this.isHidden !== hidden) {
      this.isHidden = hidden;
      for (const table of this.#watched.values()) table.calls.looks(this);
    }
    this.send({ type: 'ok', re: id });
  }

  /** People wait for people: programs are challenged. */
  #seekPeople(message: Extract<ToServer, { readonly type: 'seek' }>): void {
    if (this.token === undefined) void this.#seek(message);
    else this.#refuse(message.id, 'token/never');
  }

  async #seek({ id, wish }: Extract<ToServer, { readonly type: 'seek' }>): Promise<void> {
    await this.#pairing.seek(this, id, wish);
    // It may have been closed meanwhile.
    if (this.#isGone) this.#pairing.gone(this);
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

  /** Whether it has been behind for long, and has not read a byte in all that time. */
  #readsNothing(now: number): boolean {
    const bytes = this.#wire.writableLength;
    if (bytes <= this.#limits.behind) this.#unread = undefined;
    else if (!this.#unread || bytes < this.#unread.bytes) this.#unread = { bytes, since: now };
    return this.#unread !== undefined && now - this.#unread.since > this.#limits.unread;
  }

  /** 0, or the seconds to wait. */
  #take(tokens = 1): number {
    const now = performance.now();
    this.#heardAt = now;
    return Math.max(this.#bucket.take(now, tokens), this.#address.take(now, tokens));
  }

  /** Whatever is written counts for the backlog. A reader that takes none of it is closed. */
  #mayWrite(): boolean {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return false;
    if (this.#wire.writableLength <= this.#limits.backlog) return true;
    this.close(CLOSE.tooSlow);
    return false;
  }

  #tooFast(re: number | null, wait: number): void {
    if (this.#losePatience()) this.#refuse(re, 'server/too-fast', { seconds: Math.ceil(wait) });
  }

  /** False if there is none left, and the socket is closed. */
  #losePatience(): boolean {
    this.#patience -= 1;
    if (this.#patience >= 0) return true;
    this.#stopped = true;
    dismissUnread(this.#socket, CLOSE.tooFast);
    return false;
  }

  #refuse(re: number | null, rule: string, params?: Readonly<Record<string, string | number>>): void {
    this.#context.metrics.refusals.inc({ rule });
    this.send(refused(re, { rule, params }));
  }
}
