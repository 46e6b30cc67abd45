import { randomBytes } from 'node:crypto';
import { hashOf, patch } from '../../src/core/delta.ts';
import type { State } from '../../src/games/rattenscharf/state.ts';
import type { PositionMessage, ToBrowser } from '../../src/protocol/to-browser.ts';
import { careful } from './careful.ts';
import type { Pair } from './closed-loop.ts';
import { createTable, type Guest, openGuest } from './guest.ts';

/** What a guest has seen of its table. */
interface Picture extends Pick<PositionMessage, 'table' | 'n'> {
  readonly shown: Pick<PositionMessage, 'view' | 'sheet'>;
}

const PENDING = '"pending":[';
/** So many turns apart the hash is compared: no other client makes one at all, and what has drifted stays so. */
const COMPARED = 8;

/** Two guests who play one game after the other, each answering as soon as it is asked. */
export class Duel implements Pair {
  /** How long each acknowledged move took, in milliseconds. */
  times: number[] = [];
  games = 0;
  #table: string;
  readonly #guests: readonly [Guest, Guest];
  /** The seat of the first guest; the other has the other one. */
  #firstSeat = 0;
  readonly #sentAt = [0, 0];
  readonly #answered = ['', ''];
  readonly #unread: string[][] = [[], []];
  readonly #pictures: (Picture | undefined)[] = [];
  /** In milliseconds, on average. */
  readonly #think: number;
  #turns = 0;
  #stopped = false;
  #ended = '';

  constructor(guests: readonly [Guest, Guest], table: string, think: number) {
    this.#guests = guests;
    this.#think = think;
    this.#table = table;
    guests.forEach((guest, i) => {
      guest.socket.hear = (text) => this.#hear(i, text);
    });
  }

  /** The second guest may be at another server. */
  static async open(url: string, number: number, think: number, other = url): Promise<Duel> {
    const guests = await Promise.all([openGuest(url, `A${number}`), openGuest(other, `B${number}`)]);
    const luck = randomBytes(16).toString('hex');
    const table = await createTable(url, guests[0], luck);
    return new Duel(guests, table, think);
  }

  get table(): string {
    return this.#table;
  }

  begin(): void {
    const [a, b] = this.#guests;
    a.watch(this.#table);
    b.watch(this.#table);
    b.send({ type: 'sit', table: this.#table, seat: 1, luck: randomBytes(16).toString('hex') });
  }

  forget(): void {
    this.times = [];
    this.games = 0;
  }

  stop(): void {
    this.#stopped = true;
    for (const guest of this.#guests) guest.socket.terminate();
  }

  /** Only what must be understood is parsed, and only once it is somebody's turn: the load shares the machine with the server. */
  #hear(i: number, text: string): void {
    if (this.#stopped) return;
    if (text.startsWith('{"re":')) this.times.push(performance.now() - (this.#sentAt[i] ?? 0));
    const at = text.indexOf(PENDING);
    if (at > 0) {
      this.#unread[i]?.push(text);
      const seat = i === 0 ? this.#firstSeat : 1 - this.#firstSeat;
      const asked = text[at + PENDING.length];
      if (asked === String(seat)) this.#play(i, seat, this.#read(i));
      else if (i === 0 && asked === ']') this.#again();
    } else if (!text.startsWith('{"type":"table"')) this.#other(i, JSON.parse(text) as ToBrowser);
    else if (i === 0 && text.includes('"status":"waiting"')) this.#tryStart(JSON.parse(text) as ToBrowser);
  }

  /** Every guest keeps its own picture of the table, as a browser does, and now and then compares it with the hash of the last change. */
  #read(i: number): Picture {
    const texts = this.#unread[i] ?? [];
    let picture = this.#pictures[i];
    let hash: number | undefined;
    for (const text of texts) {
      const told = JSON.parse(text) as Extract<ToBrowser, { readonly type: 'position' | 'change' }>;
      const { table, n } = told;
      const isOn = told.type === 'position' || (picture?.table === table && picture.n === told.from);
      const shown = told.type === 'position' ? { view: told.view, sheet: told.sheet } : patch(picture?.shown, told.change);
      if (!isOn || shown === undefined) throw new Error(`guest ${i} cannot follow ${text}`);
      hash = told.type === 'change' ? told.hash : undefined;
      picture = { table, n, shown: shown as Picture['shown'] };
    }
    this.#turns += 1;
    const isDrifted = hash !== undefined && this.#turns % COMPARED === 0 && hash !== hashOf(picture?.shown);
    if (!picture || isDrifted) throw new Error(`guest ${i} sees something else`);
    this.#pictures[i] = picture;
    this.#unread[i] = [];
    return picture;
  }

  #play(i: number, seat: number, { shown, n, table }: Picture): void {
    // A position may be shown twice: once is enough to answer it.
    if (table !== this.#table || this.#answered[i] === `${table}/${n}`) return;
    this.#answered[i] = `${table}/${n}`;
    const move = careful(shown.view as State, seat);
    const answer = (): void => {
      this.#sentAt[i] = performance.now();
      this.#guests[i]?.play(table, seat, n, move);
    };
    if (this.#think > 0) setTimeout(answer, this.#think * (0.5 + Math.random()));
    else answer();
  }

  #tryStart(message: ToBrowser): void {
    if (message.type !== 'table' || message.table.id !== this.#table) return;
    if (message.table.seats.every((s) => s.kind === 'human' && !s.reserved)) this.#guests[0].send({ type: 'start', table: this.#table });
  }

  /** The last position is shown again when the table has a rematch; one is enough. */
  #again(): void {
    if (this.#ended === this.#table) return;
    this.#ended = this.#table;
    this.games += 1;
    this.#guests[0].send({ type: 'rematch', table: this.#table });
  }

  #other(i: number, message: ToBrowser): void {
    if (message.type === 'refused') throw new Error(`guest ${i} was refused: ${JSON.stringify(message)}`);
    if (message.type !== 'ok' || message.table === undefined) return;
    for (const guest of this.#guests) guest.send({ type: 'unwatch', table: this.#table });
    this.#table = message.table;
    this.#firstSeat = 1 - this.#firstSeat;
    for (const guest of this.#guests) guest.watch(this.#table);
  }
}
