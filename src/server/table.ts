import type { Refusal } from '../core/game.ts';
import { refused } from '../protocol/to-browser.ts';
import type { ToServer } from '../protocol/to-server.ts';
import { StoreAway } from '../store/backend.ts';
import type { Glance, LaterEntry } from '../store/catch-up.ts';
import { type Effect, Overtaken, TRIES } from './actions/action.ts';
import { type Asked, act } from './actions/index.ts';
import { beginIfReady, keepPosition } from './actions/play.ts';
import { claim } from './actions/seating.ts';
import { abandon, endTime } from './actions/time.ts';
import { answerTo } from './answer.ts';
import { BotAsking } from './bots/asking.ts';
import type { Thought } from './bots/thinker.ts';
import { type Due, playBot, thoughtOf } from './bots/turn.ts';
import { TurnCalls } from './calling/turn-calls.ts';
import { clockInfo, clocksRunning } from './clock/reckon.ts';
import { Timekeeper } from './clock/timekeeper.ts';
import type { ServerContext } from './context.ts';
import { Crowd } from './crowd.ts';
import { isUnsaved, refusalOf } from './faults.ts';
import { Later } from './later.ts';
import { catchUp, follow, isBehind, lengthOf, type Memory, type News } from './memory.ts';
import { Queue } from './queue.ts';
import { readTable } from './read-table.ts';
import { catchUpOne, retell, welcomeOne } from './safety/hearing.ts';
import { SeatNews } from './seat-news.ts';
import { renameSeats } from './seats.ts';
import { sealedTo } from './tournaments/sealed.ts';
import type { Watcher } from './watcher.ts';

type Watch = Extract<ToServer, { readonly type: 'watch' }>;
/** A table at which somebody sits, looks on or thinks. Whatever concerns it goes through one queue: nothing is shown that is not stored. */
export class Table {
  readonly id: string;
  readonly calls: TurnCalls;
  readonly #context: ServerContext;
  readonly #forget: () => void;
  readonly #hand: (next: Memory) => void;
  readonly #queue = new Queue();
  readonly #crowd: Crowd;
  readonly #timekeeper: Timekeeper;
  readonly #seatNews: SeatNews;
  readonly #bots: BotAsking;
  /** What was not answered may be stored all the same, or not begun: that is seen to, and bots are asked again, once the store answers. */
  readonly #later = new Later(() => this.change((memory) => beginIfReady(this.#context, memory)));
  #memory: Memory | undefined;
  #touched: number;
  /** When the store was last asked whether another server has gone on with the table. */
  #comparedAt = Number.NEGATIVE_INFINITY;
  #closed = false;

  /** `forget` is called when there turns out to be no such table, `hand` when there is one for the next game. */
  constructor(context: ServerContext, id: string, forget: () => void, hand: (next: Memory) => void) {
    this.#context = context;
    this.#bots = new BotAsking(context, id);
    this.#crowd = new Crowd(context.limits.away, (memory) => clockInfo(context, memory));
    this.#seatNews = new SeatNews(context, id, this.#crowd, this.#queue, () => this.#memory);
    this.#timekeeper = new Timekeeper(context);
    this.calls = new TurnCalls(context, id, this.#crowd, this.#seatNews);
    this.id = id;
    this.#forget = forget;
    this.#hand = hand;
    this.#touched = context.now();
  }

  get watchers(): number {
    return this.#crowd.size;
  }

  /** Of the log that is remembered, if the game has begun and a move changes nothing else. */
  get length(): number | undefined {
    const { table, running } = this.#memory ?? {};
    return table?.clock || table?.asking ? undefined : running?.match.log.length;
  }

  /** What waits for its turn here, and how many clocks run. */
  get load(): { readonly waiting: number; readonly clocks: number } {
    return { waiting: this.#queue.waiting, clocks: this.#memory ? clocksRunning(this.#memory.table) : 0 };
  }

  /** Whether what is remembered and shown is older than this. */
  isBehind(stored: Glance): boolean {
    return this.#memory === undefined ? this.watchers > 0 : isBehind(this.#memory, stored);
  }

  /** Nobody looks on, nothing is under way, and that for some time: since then, or since `over` where the game is over. */
  isIdle(since: number, over = since): boolean {
    const then = this.#memory?.table.status === 'over' ? over : since;
    return this.#queue.idle && this.#crowd.size === 0 && !this.#bots.isWaiting && this.#touched < then;
  }

  /** Finishes what was asked; what bots say from now on is not heard. */
  close(): Promise<void> {
    this.#closed = true;
    this.#seatNews.stop();
    this.#later.stop();
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

  /** Takes a table over as it was just stored, so that it need not be read. */
  take(memory: Memory): void {
    this.#memory ??= memory;
  }

  /** Shows what another server has stored since. */
  refresh(): Promise<void> {
    return this.#queue.run(() => this.#catchUp());
  }

  /** The same for entries that have been read. */
  hear(entries: readonly LaterEntry[]): Promise<void> {
    return this.#queue.run(async () => {
      if (this.#memory) await this.#takeOver(this.#memory, async (memory) => ({ moved: follow(memory, entries), seats: false, chat: [] }));
    });
  }

  /** Looks whether somebody's time is over. */
  ring(): Promise<void> {
    this.#timekeeper.rung();
    return this.change((memory) => endTime(this.#context, memory));
  }

  /** Nobody has come for long: the table is closed, unless somebody is there after all. */
  abandon(): Promise<void> {
    return this.#queue.run(async () => {
      if (this.#crowd.size > 0 || this.#context.hints.elsewhere(this.id).online.length > 0)
        return void (await this.#context.store.hours.seen(this.id, this.#context.now()));
      await this.#change((memory) => abandon(this.#context, memory, this.#crowd));
    });
  }

  /** Does what nobody at the table asked for, and says whether it was anything; whoever was overtaken by another server leaves it to that. */
  change(what: (memory: Memory) => Promise<boolean>): Promise<void> {
    return this.#queue.run(() => this.#change(what));
  }

  async #change(what: (memory: Memory) => Promise<boolean>): Promise<void> {
    try {
      await this.#catchUp();
      const memory = await this.#remember();
      if (memory && (await what(memory))) {
        this.#seatNews.seats(memory);
        this.#context.hints.changed(this.id);
      }
      if (memory) this.#think(memory);
    } catch (error) {
      if (isUnsaved(error)) this.#later.soon();
      else this.#memory = undefined;
      if (!(error instanceof Overtaken)) throw error;
    }
  }

  /** Moderators have changed what is stored: it is read and told anew. */
  reread(): Promise<void> {
    return this.#queue.run(async () => {
      this.#memory = undefined;
      if (this.watchers > 0) await retell(this.#context, this.#crowd, await this.#remember());
    });
  }

  /** Somebody came or went at another server. */
  hearPresence(): Promise<void> {
    return this.#queue.run(async () => this.#seatNews.presence());
  }

  /** Tells the other servers again who is here. */
  announce(): void {
    this.#seatNews.announce(true);
  }

  /** What is known about the table, for pages that do not watch it. It is read if need be, which wakes its bots. */
  peek<T>(read: (memory: Memory) => T): Promise<T | undefined> {
    return this.#queue.run(async () => {
      const memory = await this.#remember();
      return memory && read(memory);
    });
  }

  handle(watcher: Watcher, message: Asked): Promise<boolean> {
    return this.#queue.run(() => this.#guard(watcher, message.id, this.#answer(watcher, message)));
  }

  /** A bot's turn. Nothing is done if nobody waits for it any more; nobody does once the table is closed. */
  async playBot(due: Due): Promise<void> {
    try {
      const thought = await this.#queue.run(() => this.#thoughtOf(due));
      const move = thought && (await this.#context.bots.think(thought));
      if (thought && !this.#closed) await this.#queue.run(() => this.#botMoves(due, move));
    } catch (error) {
      if (!isUnsaved(error)) this.#memory = undefined;
      this.#bots.forget(due);
      this.#context.log.warn({ err: error, table: this.id }, 'bot move not saved');
      this.#later.soon();
    }
  }

  /** True if the watcher is among the crowd now. */
  watch(watcher: Watcher, message: Watch): Promise<boolean> {
    const at = performance.now();
    return this.#queue.run(() => this.#guard(watcher, message.id, this.#join(watcher, message, at)));
  }

  /** The socket is gone, or looks elsewhere. */
  unwatch(watcher: Watcher): Promise<void> {
    return this.#queue.run(async () => {
      if (this.#crowd.remove(watcher)) this.#seatNews.presence();
    });
  }

  /** The socket has read what was waiting for it. */
  catchUp(watcher: Watcher): Promise<void> {
    return this.#queue.run(async () => {
      if (this.#memory) await catchUpOne(this.#context, this.#crowd, this.#memory, watcher);
    });
  }

  rename(person: string, name: string): Promise<void> {
    return this.#queue.run(async () => {
      if (this.#memory && renameSeats(this.#memory, person, name)) this.#seatNews.seats(this.#memory);
    });
  }

  async #remember(): Promise<Memory | undefined> {
    this.#touched = this.#context.now();
    if (this.#memory) return this.#memory;
    const memory = await readTable(this.#context, this.id);
    if (!memory) return void this.#forget();
    await this.#crowd.learnSeed(this.#context, memory);
    this.#memory = memory;
    // After a failed write somebody may have stored more than was shown.
    if (this.#crowd.size > 0) this.#seatNews.seats(memory);
    if (lengthOf(memory) > this.#crowd.shown) this.#crowd.showPosition(memory);
    this.#think(memory);
    return memory;
  }

  /**
   * Whatever goes wrong is answered. What could not be stored has changed nothing in the memory, so that people can look on; any other
   * fault drops it, and the next who asks gets what the store says.
   */
  async #guard(watcher: Watcher, re: number, task: Promise<Refusal | undefined>): Promise<boolean> {
    let refusal: Refusal | undefined;
    try {
      refusal = await task;
    } catch (error) {
      if (isUnsaved(error)) this.#later.soon();
      else {
        this.#memory = undefined;
        this.#context.log.warn({ err: error, table: this.id }, 'table dropped');
      }
      refusal = refusalOf(error);
    }
    if (!refusal) return true;
    this.#context.metrics.refusals.inc({ rule: refusal.rule });
    watcher.send(refused(re, refusal));
    return false;
  }

  /** Shows what another server on the same database has stored since. */
  async #catchUp(): Promise<void> {
    this.#comparedAt = performance.now();
    const memory = this.#memory;
    if (!memory && this.watchers > 0) await this.#remember();
    const stored = memory && (await this.#context.store.glance(this.id));
    if (stored && isBehind(memory, stored)) await this.#takeOver(memory, () => catchUp(this.#context, memory, stored));
  }

  /** What does not follow on what is remembered is read anew, as a whole. */
  async #takeOver(memory: Memory, read: (memory: Memory) => Promise<News>): Promise<void> {
    const before = lengthOf(memory);
    try {
      const news = await read(memory);
      // Of several who come by way of different servers none may know that all are there.
      const begun = news.seats && (await beginIfReady(this.#context, memory));
      if (begun) this.#context.hints.changed(this.id);
      for (const line of news.chat) this.#crowd.showChat(this.id, line, await this.#context.store.safety.apart(line.person));
      if (news.seats) this.#seatNews.seats(memory);
      if (news.moved) await this.#moved(memory, before);
      if (news.moved || news.seats) this.#think(memory, !begun);
    } catch (error) {
      if (isUnsaved(error)) this.#later.soon();
      if (error instanceof StoreAway) throw error;
      this.#memory = undefined;
      await this.#remember();
    }
  }

  async #join(watcher: Watcher, message: Watch, at: number): Promise<Refusal | undefined> {
    // Where nobody else writes, and every write was answered, what is remembered is what is stored.
    const isSure = this.#context.store.isAlone && !this.#later.isSoon;
    // One look into the store is enough for all who came before it, and at a crowded table for all who come in a moment.
    if (!isSure && this.#comparedAt < at - this.#crowd.moment) {
      // A database that is away keeps nobody from looking on.
      await this.#catchUp().catch((error: unknown) => {
        if (!(error instanceof StoreAway)) throw error;
      });
    }
    const memory = await this.#remember();
    const sealed = memory && (await sealedTo(this.#context, memory, watcher.person));
    if (!memory || sealed) return sealed ?? { rule: 'table/unknown' };
    const claimed = await claim(this.#context, memory, watcher.person);
    if (claimed) this.#context.hints.changed(this.id);
    this.#crowd.add(watcher);
    this.#timekeeper.seen(memory, watcher.person);
    this.calls.seen(memory, watcher);
    this.#crowd.hearElsewhere(memory, this.#context.hints.elsewhere(this.id));
    await welcomeOne(this.#context, this.#crowd, memory, watcher, message);
    if (claimed) this.#seatNews.seats(memory, undefined, watcher);
    else this.#seatNews.presence();
    return undefined;
  }

  /** Somebody at another server may be faster: with what is stored then the wish may still be right, or the answer can say why not. */
  async #answer(watcher: Watcher, message: Asked): Promise<Refusal | undefined> {
    this.#touched = this.#context.now();
    for (let tries = TRIES; ; tries--) {
      const memory = this.#memory ?? (await this.#remember());
      if (!memory) return { rule: 'table/unknown' };
      if (message.type === 'substitute' && !this.#crowd.mayReplace(memory.seats[message.seat])) {
        return { rule: 'table/not-away', params: { seconds: Math.round(this.#context.limits.away / 1000) } };
      }
      try {
        return await this.#act(memory, watcher, message);
      } catch (error) {
        if (!(error instanceof Overtaken) || tries === 0) throw error;
        await this.#catchUp();
      }
    }
  }

  async #act(memory: Memory, watcher: Watcher, message: Asked): Promise<Refusal | undefined> {
    const effect = await act(this.#context, memory, watcher, message);
    if (effect.kind === 'refused') return effect.refusal;
    if (effect.kind === 'moved') this.#context.hints.moved(this.id, lengthOf(memory));
    if (effect.kind === 'seats' || effect.kind === 'opened' || effect.kind === 'said') this.#context.hints.changed(this.id);
    await this.#show(memory, effect, watcher, message.id);
    if (effect.kind === 'seats' || effect.kind === 'moved') this.#think(memory);
    return undefined;
  }

  #show(memory: Memory, effect: Exclude<Effect, { kind: 'refused' }>, watcher: Watcher, re: number): Promise<void> | undefined {
    if (effect.kind === 'moved') {
      const ended = this.#moved(memory, effect.from, watcher, re);
      if (effect.settled) this.#seatNews.seats(memory);
      return ended;
    }
    if (effect.kind === 'opened') this.#hand(effect.next);
    if (effect.kind === 'seats' || effect.kind === 'opened') this.#seatNews.seats(memory, watcher);
    if (effect.kind === 'repeated') this.#crowd.answer(memory, watcher, re, effect.from);
    else if (effect.kind === 'said') this.#crowd.showChat(this.id, effect.line, effect.unheard, watcher, re);
    else watcher.send(answerTo(effect, this.id, re));
    return undefined;
  }

  /** The end also changes the table: its status, and the seed that may be seen now. */
  #moved(memory: Memory, from: number, watcher?: Watcher, re?: number): Promise<void> | undefined {
    this.#crowd.showPosition(memory, watcher, re, from);
    this.#crowd.showClock(memory);
    if (memory.table.status !== 'over') return undefined;
    return this.#crowd.learnSeed(this.#context, memory).then(() => this.#seatNews.seats(memory));
  }

  /** Whoever asked may know more of the table than is remembered here. */
  async #thoughtOf(due: Due): Promise<Thought | undefined> {
    const memory = await this.#remember();
    const thought = memory && thoughtOf(memory, due);
    if (!memory || thought) return thought;
    await this.#catchUp();
    const now = await this.#remember();
    return now && thoughtOf(now, due);
  }

  async #botMoves(due: Due, move: unknown): Promise<void> {
    const memory = await this.#remember();
    if (!memory) return;
    const effect = await playBot(this.#context, memory, due, move);
    if (effect?.kind === 'moved') {
      this.#context.hints.moved(this.id, lengthOf(memory));
      await this.#moved(memory, effect.from);
    }
    this.#think(memory);
  }

  /** Bots whose turn it is are asked; whether they answered is looked at in a while. */
  #think(memory: Memory, theirs = false): void {
    this.#timekeeper.wind(memory.table);
    this.calls.follow(memory, theirs);
    this.#later.in(this.#bots.ask(memory, theirs));
  }
}
