import type { Refusal } from '../core/game.ts';
import { refused } from '../protocol/to-browser.ts';
import type { ToServer } from '../protocol/to-server.ts';
import { StoreAway } from '../store/backend.ts';
import { type Effect, NotSaved, Overtaken } from './actions/action.ts';
import { type Asked, act } from './actions/index.ts';
import { keepPosition, resume, startGame } from './actions/play.ts';
import { reseat } from './actions/seating.ts';
import { abandon, endTime } from './actions/time.ts';
import { playBot, thoughts } from './bots/turn.ts';
import { clockInfo } from './clock/reckon.ts';
import { Timekeeper } from './clock/timekeeper.ts';
import type { ServerContext } from './context.ts';
import { Crowd } from './crowd.ts';
import { Gathering } from './gathering.ts';
import { catchUp, isBehind, loadMemory, type Memory, TooNew, Unplayable } from './memory.ts';
import { Queue } from './queue.ts';
import { isReady } from './seats.ts';
import { chatLine } from './show.ts';
import type { Watcher } from './watcher.ts';

type Watch = Extract<ToServer, { readonly type: 'watch' }>;

/**
 * A table at which somebody sits, looks on or thinks. Whatever concerns it goes through one queue, so nothing is ever shown that
 * is not stored: while a commit is under way, everybody waits. If anything fails the memory is dropped and read again.
 */
export class Table {
  readonly id: string;
  readonly #context: ServerContext;
  readonly #forget: () => void;
  readonly #queue = new Queue();
  readonly #crowd: Crowd;
  readonly #timekeeper: Timekeeper;
  readonly #gathering = new Gathering(() => void this.#queue.run(async () => this.#tellCrowd()));
  /** Whether the crowd has yet to hear of other seats, or only of who is there. */
  #news: 'seats' | 'presence' | undefined;
  /** What each bot is thinking about: an answer to anything else is out of date. */
  readonly #thinking = new Map<number, string>();
  #memory: Memory | undefined;
  #touched: number;
  /** When the store was last asked whether another server has gone on with the table. */
  #comparedAt = Number.NEGATIVE_INFINITY;
  #closed = false;
  #absence: NodeJS.Timeout | undefined;
  #again: NodeJS.Timeout | undefined;

  /** `forget` is called when there turns out to be no such table. */
  constructor(context: ServerContext, id: string, forget: () => void) {
    this.#context = context;
    this.#crowd = new Crowd(context.limits.away, (memory) => clockInfo(context, memory));
    this.#timekeeper = new Timekeeper(context);
    this.id = id;
    this.#forget = forget;
    this.#touched = context.now();
  }

  get isWatched(): boolean {
    return this.#crowd.size > 0;
  }

  /** Nobody looks on, nothing is under way, and that for some time. */
  isIdle(since: number): boolean {
    return this.#queue.idle && this.#crowd.size === 0 && this.#thinking.size === 0 && this.#touched < since;
  }

  /** Finishes what was asked; what bots say from now on is not heard. */
  close(): Promise<void> {
    this.#closed = true;
    this.#gathering.stop();
    clearTimeout(this.#absence);
    return this.#queue.settled();
  }

  /** Keeps the position for when the rules change; with `read`, also if the table is not in memory. */
  keep(read = false): Promise<void> {
    return this.#queue.run(async () => {
      const memory = read ? await this.#remember() : this.#memory;
      if (!memory) return;
      if (read && memory.running) memory.running.snapshot = -1;
      await keepPosition(this.#context, memory);
    });
  }

  /** Reads the table if need be, and wakes its bots. False if there is no such table. */
  wake(): Promise<boolean> {
    return this.#queue.run(async () => (await this.#remember()) !== undefined);
  }

  /** Shows what another server has stored since, and wakes the bots that wait. */
  refresh(): Promise<void> {
    return this.#queue.run(async () => {
      await this.#catchUp();
      const memory = await this.#remember();
      if (memory) this.#think(memory);
    });
  }

  /** Looks whether somebody's time is over. */
  ring(): Promise<void> {
    return this.#queue.run(async () => {
      this.#timekeeper.rung();
      await this.#change(async (memory) => (await endTime(this.#context, memory)) && this.#showSeats(memory));
    });
  }

  /** Nobody has come for long: the table is closed, unless somebody is there after all. */
  abandon(): Promise<void> {
    return this.#queue.run(async () => {
      if (this.#crowd.size > 0) return void (await this.#context.store.hours.seen(this.id, this.#context.now()));
      await this.#change(async (memory) => {
        await abandon(this.#context, memory);
        await this.#crowd.learnSeed(this.#context, memory);
      });
    });
  }

  /** Does what nobody asked for; whoever was overtaken by another server leaves it to that. */
  async #change(what: (memory: Memory) => Promise<unknown>): Promise<void> {
    try {
      await this.#catchUp();
      const memory = await this.#remember();
      if (!memory) return;
      await what(memory);
      this.#think(memory);
    } catch (error) {
      this.#memory = undefined;
      this.#look();
      if (!(error instanceof Overtaken)) throw error;
    }
  }

  /** What is known about the table, for pages that do not watch it. */
  peek<T>(read: (memory: Memory) => T): Promise<T | undefined> {
    return this.#queue.run(async () => {
      const memory = await this.#remember();
      return memory && read(memory);
    });
  }

  handle(watcher: Watcher, message: Asked): Promise<boolean> {
    return this.#queue.run(() => this.#guard(watcher, message.id, () => this.#answer(watcher, message)));
  }

  /** True if the watcher is among the crowd now. */
  watch(watcher: Watcher, message: Watch): Promise<boolean> {
    const at = performance.now();
    return this.#queue.run(() => this.#guard(watcher, message.id, () => this.#join(watcher, message, at)));
  }

  /** The socket is gone, or looks elsewhere. */
  unwatch(watcher: Watcher): Promise<void> {
    return this.#queue.run(async () => {
      if (this.#crowd.remove(watcher)) this.#gather('presence');
    });
  }

  /** The socket has read what was waiting for it. */
  catchUp(watcher: Watcher): Promise<void> {
    return this.#queue.run(async () => {
      if (this.#memory) this.#crowd.catchUp(this.#memory, watcher);
    });
  }

  /** Somebody has another name now. */
  rename(person: string, name: string): Promise<void> {
    return this.#queue.run(async () => {
      const memory = this.#memory;
      const own = memory?.seats.filter((s) => s.person === person && !s.ownName) ?? [];
      if (!memory || own.length === 0) return;
      for (const seat of own) memory.seats[seat.seat] = { ...seat, name };
      this.#showSeats(memory);
    });
  }

  async #remember(): Promise<Memory | undefined> {
    this.#touched = this.#context.now();
    if (this.#memory) return this.#memory;
    const memory = await loadMemory(this.#context, this.id);
    if (!memory) {
      this.#forget();
      return undefined;
    }
    if (isReady(memory)) await startGame(this.#context, memory);
    else await resume(this.#context, memory);
    await this.#crowd.learnSeed(this.#context, memory);
    this.#memory = memory;
    // After a failed write somebody may have stored more than was shown.
    if (this.#crowd.size > 0) this.#showSeats(memory);
    if ((memory.running?.match.log.length ?? 0) > this.#crowd.shown) this.#crowd.showPosition(memory);
    this.#think(memory);
    return memory;
  }

  /**
   * Whatever goes wrong is answered. What could not be stored has changed nothing in the memory, so that people can look on; any other
   * fault drops it, and the next who asks gets what the store says.
   */
  async #guard(watcher: Watcher, re: number, task: () => Promise<Refusal | undefined>): Promise<boolean> {
    const refusal = await task().catch((error: unknown): Refusal => {
      if (error instanceof StoreAway || error instanceof NotSaved) {
        this.#look();
        return { rule: error instanceof StoreAway ? 'server/store-away' : 'server/not-saved' };
      }
      this.#memory = undefined;
      this.#context.log.warn({ err: error, table: this.id }, 'table dropped');
      if (error instanceof Unplayable) return { rule: 'table/unplayable' };
      if (error instanceof TooNew) return { rule: 'table/newer-rules' };
      this.#look();
      return { rule: 'server/fault' };
    });
    if (!refusal) return true;
    this.#context.metrics.refusals.inc({ rule: refusal.rule });
    watcher.send(refused(re, refusal));
    return false;
  }

  /** Shows what another server on the same database has stored since. */
  async #catchUp(): Promise<void> {
    this.#comparedAt = performance.now();
    const memory = this.#memory;
    const stored = memory && (await this.#context.store.glance(this.id));
    if (!stored || !isBehind(memory, stored)) return;
    try {
      const before = memory.running?.match.log.length ?? 0;
      const news = await catchUp(this.#context, memory, stored);
      for (const line of news.chat) this.#crowd.showChat(this.id, chatLine(line));
      if (news.seats) this.#showSeats(memory);
      if (news.moved) await this.#moved(memory, before);
    } catch (error) {
      if (error instanceof StoreAway) throw error;
      this.#memory = undefined;
      await this.#remember();
    }
  }

  async #join(watcher: Watcher, message: Watch, at: number): Promise<Refusal | undefined> {
    // One look into the store is enough for all who came before it, and at a crowded table for all who come in a moment.
    if (this.#comparedAt < at - (this.#crowd.size > CROWDED ? MOMENT : 0)) {
      // A database that is away keeps nobody from looking on.
      await this.#catchUp().catch((error: unknown) => {
        if (!(error instanceof StoreAway)) throw error;
      });
    }
    const memory = await this.#remember();
    if (!memory) return { rule: 'table/unknown' };
    const kept = memory.seats.filter((s) => s.reserved && s.person !== undefined && s.person === watcher.person);
    for (const seat of kept) await reseat(this.#context, memory, { ...seat, reserved: false });
    this.#crowd.add(watcher);
    this.#timekeeper.seen(memory, watcher.person);
    this.#crowd.welcome(memory, watcher, message.id, message.known);
    if (kept.length > 0) this.#showSeats(memory);
    else this.#gather('presence');
    return undefined;
  }

  async #answer(watcher: Watcher, message: Asked): Promise<Refusal | undefined> {
    const memory = await this.#remember();
    if (!memory) return { rule: 'table/unknown' };
    const refusal = this.#notAway(memory, message);
    if (refusal) return refusal;
    try {
      return await this.#act(memory, watcher, message);
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
      // Somebody at another server was faster: with what is stored now the move may still be right, or the answer can say why not.
      await this.#catchUp();
      const now = await this.#remember();
      return now ? this.#act(now, watcher, message) : { rule: 'table/unknown' };
    }
  }

  async #act(memory: Memory, watcher: Watcher, message: Asked): Promise<Refusal | undefined> {
    const effect = await act(this.#context, memory, watcher, message);
    if (effect.kind === 'refused') return effect.refusal;
    await this.#show(memory, effect, watcher, message.id);
    if (effect.kind === 'seats' || effect.kind === 'moved') this.#think(memory);
    return undefined;
  }

  async #show(memory: Memory, effect: Exclude<Effect, { kind: 'refused' }>, watcher: Watcher, re: number): Promise<void> {
    switch (effect.kind) {
      case 'moved':
        await this.#moved(memory, effect.from, watcher, re);
        if (effect.settled) this.#showSeats(memory);
        return;
      case 'repeated':
        return this.#crowd.answer(memory, watcher, re, effect.from);
      case 'seats':
        this.#showSeats(memory, watcher);
        return watcher.send({ type: 'ok', re, ...(effect.table !== undefined && { table: effect.table }) });
      case 'ok':
        return watcher.send({ type: 'ok', re, ...(effect.table !== undefined && { table: effect.table }) });
      case 'said':
        return this.#crowd.showChat(this.id, chatLine(effect.line), watcher, re);
      case 'heard':
        return watcher.send({ type: 'chat', re, table: this.id, line: chatLine(effect.line) });
      case 'past':
        return watcher.send({ type: 'past', re, table: this.id, ...effect.past });
    }
  }

  /** The end also changes the table: its status, and the seed that may be seen now. */
  async #moved(memory: Memory, from: number, watcher?: Watcher, re?: number): Promise<void> {
    this.#crowd.showPosition(memory, watcher, re, from);
    this.#crowd.showClock(memory);
    if (memory.table.status !== 'over') return;
    await this.#crowd.learnSeed(this.#context, memory);
    this.#showSeats(memory);
  }

  #notAway({ seats }: Memory, message: Asked): Refusal | undefined {
    if (message.type !== 'substitute') return undefined;
    const seat = seats[message.seat];
    if (seat?.left || this.#crowd.absence(seat) >= this.#context.limits.away) return undefined;
    return { rule: 'table/not-away', params: { seconds: Math.round(this.#context.limits.away / 1000) } };
  }

  /** When somebody has been away for long everybody is told, since from then on they may do something about it. */
  #watchAbsence({ seats, table }: Memory): void {
    clearTimeout(this.#absence);
    const { away } = this.#context.limits;
    const waits = seats.map((seat) => (seat.left ? 0 : this.#crowd.absence(seat))).filter((ms) => ms > 0 && ms < away);
    if (table.status !== 'playing' || waits.length === 0 || this.#crowd.size === 0) return;
    const tell = async (): Promise<void> => {
      if (!this.#memory) return;
      this.#showSeats(this.#memory);
      this.#watchAbsence(this.#memory);
    };
    this.#absence = setTimeout(() => void this.#queue.run(tell), away - Math.max(...waits) + 20).unref();
  }

  /** Players hear at once who sits where. */
  #showSeats(memory: Memory, asker?: Watcher): void {
    this.#crowd.showPlayers(memory, asker);
    this.#gather('seats');
  }

  /** Onlookers hear at once of what changes the game, and of all else soon: however many come and go, a table says it once. */
  #gather(news: 'seats' | 'presence'): void {
    if (this.#news !== 'seats') this.#news = news;
    if (this.#memory) this.#watchAbsence(this.#memory);
    const begun = this.#memory !== undefined && this.#memory.table.status !== this.#crowd.status;
    if (this.#gathering.isDue(this.#crowd.size, performance.now()) || begun) this.#tellCrowd();
  }

  #tellCrowd(): void {
    const memory = this.#memory;
    if (!memory || this.#news === undefined) return;
    if (this.#news === 'seats') this.#crowd.showOnlookers(memory);
    this.#crowd.showPresence(memory);
    this.#news = undefined;
  }

  /** Asks every bot whose turn it is, unless it is thinking about just this. */
  #think(memory: Memory): void {
    this.#timekeeper.wind(memory.table);
    for (const { seat, question, thought } of thoughts(memory)) {
      if (this.#thinking.get(seat) === question) continue;
      this.#thinking.set(seat, question);
      void this.#context.bots.think(thought).then((move) =>
        this.#queue.run(async () => {
          if (this.#thinking.get(seat) === question) this.#thinking.delete(seat);
          if (this.#closed) return;
          await this.#botMoves(seat, question, move);
        }),
      );
    }
  }

  /** What was not answered may be stored all the same: whoever looks on sees it, and bots are asked again, once the store can be read. */
  #look(): void {
    if (this.#again || this.#closed) return;
    this.#again = setTimeout(() => {
      this.#again = undefined;
      this.refresh().catch((error: unknown) => {
        if (error instanceof StoreAway) this.#look();
      });
    }, RETRY).unref();
  }

  async #botMoves(seat: number, question: string, move: unknown): Promise<void> {
    try {
      const memory = await this.#remember();
      if (!memory) return;
      const effect = await playBot(this.#context, memory, seat, question, move);
      if (effect?.kind === 'moved') await this.#moved(memory, effect.from);
      this.#think(memory);
    } catch (error) {
      if (!(error instanceof StoreAway || error instanceof NotSaved)) this.#memory = undefined;
      this.#context.log.warn({ err: error, table: this.id }, 'bot move not saved');
      this.#look();
    }
  }
}

const RETRY = 1000;
const CROWDED = 100;
/** In milliseconds. */
const MOMENT = 250;
