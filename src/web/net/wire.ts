import type { ToBrowser } from '../../protocol/to-browser.ts';
import type { ToServer } from '../../protocol/to-server.ts';
import { GOING_AWAY } from '../../protocol/version.ts';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
/** A message before it is numbered. */
export type Saying = WithoutId<ToServer>;

/** The part of a WebSocket that is used; tests bring their own. */
export interface Line {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((e: { readonly data: unknown }) => void) | null;
  onclose: ((e: { readonly code: number }) => void) | null;
}

export interface Clockwork {
  after(milliseconds: number, act: () => void): () => void;
  random(): number;
}

type Reply = (answer: ToBrowser | undefined) => void;
interface Unanswered {
  readonly text: string;
  readonly reply: Reply;
  readonly heard: (() => void) | undefined;
  /** Said again on a new line if the old one broke: the server applies a repeated message once. */
  readonly again: boolean;
}

/** An answer that takes longer than this will not come on this line. */
const PATIENCE = 8_000;
/** Whoever has heard nothing for so long asks whether the line is there: a network that is gone closes nothing. */
const QUIET = 20_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const MOVING = 250;

/** One line to the server that mends itself: whatever was asked and not answered is asked again. */
export class Wire {
  /** What is said first on every new line, if anything. */
  greeting: () => Saying | undefined = () => undefined;
  /** What is asked on a line that is quiet for long, only to get an answer. */
  pulse: (() => Saying) | undefined;
  /** Called on every new line, before anything is repeated. */
  onOpen: () => void = () => undefined;
  onLost: () => void = () => undefined;
  onMessage: (message: ToBrowser) => void = () => undefined;

  readonly #connect: () => Promise<Line>;
  readonly #clock: Clockwork;
  readonly #unanswered = new Map<number, Unanswered>();
  #line: Line | undefined;
  #open = false;
  #closed = false;
  #failures = 0;
  #heard = false;
  #lastId: number;
  #stopWaiting = (): void => undefined;

  constructor(connect: () => Promise<Line>, clock: Clockwork) {
    this.#connect = connect;
    this.#clock = clock;
    // The server tells repetitions by their number, so two visits must not share numbers.
    this.#lastId = Math.floor(clock.random() * 2 ** 40);
    this.#dial();
  }

  /**
   * Sends a message and waits for its answer, however often the line breaks; undefined if it broke and `again` is false. `heard` is
   * called as soon as the answer is there, in the tick in which everybody else learns of it.
   */
  request(saying: Saying, again = true, heard?: () => void): Promise<ToBrowser | undefined> {
    this.#lastId += 1;
    const id = this.#lastId;
    const text = JSON.stringify({ id, ...saying });
    return new Promise((reply) => {
      this.#unanswered.set(id, { text, reply, again, heard });
      if (this.#open) this.#send(id, text);
    });
  }

  /** Tries at once instead of waiting on. */
  hurry(): void {
    if (this.#line || this.#closed) return;
    this.#stopWaiting();
    this.#dial();
  }

  close(): void {
    this.#closed = true;
    this.#stopWaiting();
    this.#line?.close();
  }

  #dial(): void {
    this.#connect().then(
      (line) => this.#attach(line),
      () => this.#lost(undefined),
    );
  }

  #attach(line: Line): void {
    if (this.#closed) {
      line.close();
      return;
    }
    this.#line = line;
    line.onopen = () => this.#opened();
    line.onmessage = (e) => this.#read(String(e.data));
    line.onclose = ({ code }) => this.#lost(line, code);
    this.#stopWaiting = this.#clock.after(PATIENCE, () => this.#giveUp(line));
  }

  /** A line whose other end says nothing any more does not say that it is closed either: nobody waits for that. */
  #giveUp(line: Line | undefined): void {
    if (!line || line !== this.#line) return;
    line.onopen = null;
    line.onmessage = null;
    line.onclose = null;
    line.close();
    this.#lost(line);
  }

  #listen(line: Line | undefined): void {
    const { pulse } = this;
    if (!pulse) return;
    this.#heard = false;
    this.#clock.after(QUIET, () => {
      if (line !== this.#line || this.#closed) return;
      if (!this.#heard) void this.request(pulse(), false);
      this.#listen(line);
    });
  }

  #opened(): void {
    this.#stopWaiting();
    this.#open = true;
    this.#failures = 0;
    const waiting = [...this.#unanswered];
    const greeting = this.greeting();
    if (greeting) void this.request(greeting, false);
    this.onOpen();
    for (const [id, { text }] of waiting) this.#send(id, text);
    this.#listen(this.#line);
  }

  #send(id: number, text: string): void {
    const line = this.#line;
    line?.send(text);
    this.#clock.after(PATIENCE, () => {
      if (this.#unanswered.has(id)) this.#giveUp(line);
    });
  }

  #read(text: string): void {
    this.#heard = true;
    const message = parse(text);
    if (!message) return;
    const re = 're' in message ? message.re : undefined;
    const asked = typeof re === 'number' ? this.#unanswered.get(re) : undefined;
    if (typeof re === 'number') this.#unanswered.delete(re);
    asked?.heard?.();
    this.onMessage(message);
    asked?.reply(message);
  }

  #lost(line: Line | undefined, code?: number): void {
    if (line !== this.#line || this.#closed) return;
    this.#line = undefined;
    this.#open = false;
    for (const [id, { again, reply }] of this.#unanswered) {
      if (again) continue;
      this.#unanswered.delete(id);
      reply(undefined);
    }
    this.onLost();
    // A server that ends says so, and another is there already: its guests go over, but not all in the same moment.
    const moves = code === GOING_AWAY && this.#failures === 0;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures) * (0.75 + this.#clock.random() / 2);
    if (!moves) this.#failures += 1;
    this.#stopWaiting = this.#clock.after(moves ? MOVING * this.#clock.random() : wait, () => this.#dial());
  }
}

function parse(text: string): ToBrowser | undefined {
  try {
    return JSON.parse(text) as ToBrowser;
  } catch {
    return undefined;
  }
}
