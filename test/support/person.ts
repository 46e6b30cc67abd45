import { randomInt } from 'node:crypto';
import { WebSocket } from 'ws';
import type { AnyMove } from '../../src/core/game.ts';
import { game } from '../../src/games/rattenscharf/game.ts';
import type { PositionMessage, ToBrowser } from '../../src/protocol/to-browser.ts';
import type { ToServer } from '../../src/protocol/to-server.ts';
import { unfold } from '../../src/protocol/unfold.ts';
import { PROTOCOL } from '../../src/protocol/version.ts';
import type { Ledger } from './ledger.ts';

/** In milliseconds: as long a browser waits for an answer before it looks for another line. */
const PATIENCE = 5000;

const STATES = ['connecting', 'open', 'closing', 'closed'];
export const clock = (): string => new Date().toISOString().slice(11, 23);

/** One browser at one table: plays a seat, or looks on. Whatever breaks, it comes back by itself, to any server. */
export class Person {
  readonly #urls: readonly string[];
  readonly #cookie: string;
  readonly #ledger: Ledger;
  readonly #seat: number | undefined;
  readonly #over: () => void;
  readonly #think: number;
  #table: string | undefined;
  #socket: WebSocket | undefined;
  #shown: PositionMessage | undefined;
  #asked: { readonly id: number; readonly n: number; readonly move: AnyMove } | undefined;
  #id = 0;
  #timers: NodeJS.Timeout[] = [];
  #gone = false;
  #server = 0;
  #said = 'nothing';
  #heard = 'nothing';
  /** Messages without an answer yet, by number. */
  readonly #unanswered = new Map<number, string>();
  /** So often the line broke. */
  breaks = 0;

  /** `over` is called when the game has ended; `think` is the milliseconds that a move takes, more or less. */
  constructor(urls: readonly string[], cookie: string, ledger: Ledger, seat: number | undefined, over: () => void, think: number) {
    this.#urls = urls;
    this.#cookie = cookie;
    this.#ledger = ledger;
    this.#seat = seat;
    this.#over = over;
    this.#think = think;
  }

  /** Goes to a table; to a certain server at first, if one is named. */
  sit(table: string, server = randomInt(this.#urls.length)): void {
    // One socket may look at few tables.
    if (this.#table !== undefined) this.#send({ type: 'unwatch', table: this.#table });
    this.#table = table;
    this.#asked = undefined;
    this.#shown = undefined;
    if (this.#socket === undefined) this.#connect(server);
    // A line that is not open comes back by itself, and goes to the new table then.
    else if (this.#socket.readyState === WebSocket.OPEN) this.#watch();
  }

  /** Cuts the line. */
  cut(): void {
    this.#socket?.terminate();
  }

  leave(): void {
    this.#gone = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#socket?.terminate();
  }

  /** Who it is, what it knows, and what it waits for: for whoever wants to know why nothing goes on. */
  describe(): string {
    const shown = this.#shown ? `sees n=${this.#shown.n}, asked is [${this.#shown.pending}]` : 'sees nothing';
    const line = `server ${this.#server}, ${STATES[this.#socket?.readyState ?? WebSocket.CLOSED]}, ${this.breaks} breaks`;
    const asked = this.#asked ? `, has sent a move at n=${this.#asked.n}` : '';
    const waits = this.#unanswered.size > 0 ? `, unanswered: ${[...this.#unanswered.values()].slice(-3).join(', ')}` : '';
    return `${this.#seat === undefined ? 'onlooker' : `seat ${this.#seat}`} (${line}) ${shown}${asked}; said ${this.#said}, heard ${this.#heard}${waits}`;
  }

  #connect(server: number): void {
    if (this.#gone) return;
    const socket = new WebSocket(`${this.#urls[server]?.replace('http', 'ws')}/ws`, {
      headers: { cookie: this.#cookie },
      handshakeTimeout: 2000,
    });
    this.#socket = socket;
    this.#server = server;
    this.#shown = undefined;
    socket.on('open', () => this.#watch());
    socket.on('message', (data: Buffer) => this.#hear(JSON.parse(data.toString()) as ToBrowser));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.breaks += 1;
      this.#unanswered.clear();
      this.#later(50 + randomInt(250), () => this.#connect((server + 1 + randomInt(this.#urls.length - 1)) % this.#urls.length));
    });
  }

  #later(ms: number, act: () => void): void {
    if (this.#gone) return;
    const timer = setTimeout(() => {
      this.#timers = this.#timers.filter((t) => t !== timer);
      act();
    }, ms);
    this.#timers.push(timer);
  }

  #send(message: { readonly type: ToServer['type'] } & Readonly<Record<string, unknown>>): number {
    this.#id += 1;
    const id = this.#id;
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return id;
    socket.send(JSON.stringify({ ...message, id }));
    this.#said = `${message.type} ${id} at ${clock()}`;
    this.#unanswered.set(id, this.#said);
    return id;
  }

  #watch(): void {
    const socket = this.#socket;
    this.#send({ type: 'watch', version: PROTOCOL, table: this.#table, known: 0 });
    this.#later(PATIENCE, () => {
      if (!this.#shown && socket === this.#socket) socket?.terminate();
    });
  }

  #hear(message: ToBrowser): void {
    const re = 're' in message ? message.re : undefined;
    if (typeof re === 'number') this.#unanswered.delete(re);
    this.#heard = `${message.type}${'n' in message ? ` n=${message.n}` : ''}${'rule' in message ? ` ${message.rule}` : ''} at ${clock()}`;
    if (message.type === 'table' && message.table.id === this.#table && message.table.seats.some((s) => s.owesLuck)) {
      this.#send({ type: 'luck', table: this.#table, luck: '0123456789abcdef0123456789abcdef' });
    }
    if (message.type === 'refused') this.#refused(message.re, message.rule);
    const position = message.type === 'change' ? unfold(message, this.#shown) : message;
    if (position?.type === 'position' && position.table === this.#table) this.#see(position);
    // A change that does not fit: the whole is to be asked for.
    else if (message.type === 'change' && message.table === this.#table) this.#watch();
  }

  #see(position: PositionMessage): void {
    const { table, n, view, pending, re } = position;
    const asked = this.#asked;
    const mine = asked !== undefined && re === asked.id;
    const before = this.#shown;
    this.#shown = position;
    // To come back to a table is not to see a move in time.
    this.#ledger.shown(table, before?.n ?? n, n, view, !mine && before !== undefined);
    if (mine) {
      this.#ledger.answered(table, { n: asked.n, seat: this.#seat ?? -1, move: asked.move });
      this.#asked = undefined;
    } else if (asked && n > asked.n) this.#asked = undefined;
    if (pending.length === 0) this.#over();
    else if (pending[0] === this.#seat && before?.n !== n)
      this.#later(this.#think / 2 + randomInt(this.#think), () => this.#play(position));
  }

  /** The same position may be shown twice, and a move that was not answered is sent again as it was. */
  #play({ table, n, view }: PositionMessage): void {
    const seat = this.#seat;
    if (seat === undefined || this.#table !== table || this.#shown?.n !== n) return;
    const moves = game.moves(view as never, seat);
    const move = this.#asked?.n === n ? this.#asked.move : (moves[randomInt(moves.length)] as AnyMove);
    this.#ledger.sent(table, n);
    const socket = this.#socket;
    const id = this.#send({ type: 'play', table, seat, n, moves: [move] });
    this.#asked = { id, n, move };
    this.#later(PATIENCE, () => {
      if (this.#asked?.id === id && socket === this.#socket) socket?.terminate();
    });
  }

  #refused(re: number | null, rule: string): void {
    const shown = this.#shown;
    this.#later(300, () => {
      if (shown && shown === this.#shown && re === this.#asked?.id && rule.startsWith('server/')) this.#play(shown);
      else this.#watch();
    });
  }
}
