import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Awake } from '../../core/clock.ts';
import type { UptimeTable } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';

/** A server that has said nothing for so many beats was closed meanwhile, or its database was. */
const MISSED = 3;
/** What is longer ago than any clock runs is forgotten. */
const MEMORY = 100 * 86_400_000;

interface Span {
  readonly since: number;
  readonly until: number;
}

/** How much of the time between two moments at least one of the spans covers; they are in the order in which they begin. */
export function covered(spans: readonly Span[], from: number, to: number): number {
  let sum = 0;
  let end = from;
  for (const { since, until } of spans) {
    const begin = Math.max(since, end);
    const stop = Math.min(until, to);
    if (stop <= begin) continue;
    sum += stop - begin;
    end = stop;
  }
  return sum;
}

/**
 * When some server was open for people to play at. Each says so again and again while a game with a clock runs anywhere; what nobody
 * answers for counts against nobody. See docs/decisions/0027.
 */
export class OpeningHours {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #log: Logger;
  readonly #every: number;
  /** Whether people can play at this process; else it only reads when they could elsewhere. */
  readonly #isOpen: boolean;
  readonly #server = randomBytes(6).toString('base64url');
  readonly #timer: NodeJS.Timeout;
  #own: UptimeTable | undefined;
  #others: readonly UptimeTable[] = [];
  #beating: Promise<void> | undefined;
  #closed = false;

  constructor(store: Store, now: () => number, every: number, log: Logger, isOpen = true) {
    this.#isOpen = isOpen;
    this.#store = store;
    this.#now = now;
    this.#every = every;
    this.#log = log;
    this.#timer = setInterval(() => void this.#tryBeat(), every).unref();
  }

  /** So much time between two moments counts. */
  readonly awake: Awake = (from, to) => {
    const own = this.#own && (this.#isCurrent(this.#own, to) ? { ...this.#own, until: Math.max(to, this.#own.until) } : this.#own);
    if (own && own.since <= from && to <= own.until) return Math.max(0, to - from);
    return covered(own ? [...this.#others, own].sort((a, b) => a.since - b.since) : this.#others, from, to);
  };

  /** Reads when servers were open before this one. */
  async start(): Promise<void> {
    await this.#store.hours.forget(this.#now() - MEMORY);
    await this.#beat();
  }

  /** A game with a clock is about to begin: from now on this server's hours are kept. */
  async keep(): Promise<void> {
    if (!this.#own || !this.#isCurrent(this.#own, this.#now())) await this.#beat(true);
  }

  /** From now on it is closed, and nobody is charged for what follows. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#tryBeat();
    this.#closed = true;
  }

  #isCurrent({ until }: UptimeTable, now: number): boolean {
    return !this.#closed && now - until <= MISSED * this.#every;
  }

  async #tryBeat(): Promise<void> {
    if (this.#closed) return;
    this.#beating ??= this.#beat()
      .catch((err: unknown) => this.#log.warn({ err }, 'opening hours not stored'))
      .finally(() => {
        this.#beating = undefined;
      });
    await this.#beating;
  }

  /** Where no clock runs nothing is written. */
  async #beat(anyway = false): Promise<void> {
    if (!anyway && !(await this.#store.hours.hasClocked())) {
      this.#own = undefined;
      return;
    }
    const now = this.#now();
    if (!this.#isOpen) {
      this.#others = await this.#store.hours.spans(now - MEMORY);
      return;
    }
    const since = this.#own && this.#isCurrent(this.#own, now) ? this.#own.since : now;
    const own = { server: this.#server, since, until: now };
    await this.#store.hours.open(own);
    this.#own = own;
    const spans = await this.#store.hours.spans(now - MEMORY);
    this.#others = spans.filter((span) => span.server !== own.server || span.since !== own.since);
  }
}
