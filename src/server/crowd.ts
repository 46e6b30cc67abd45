import type { Viewer } from '../core/game.ts';
import type { ChatLine, ClockInfo, PresenceMessage } from '../protocol/to-browser.ts';
import { takeBackSeat } from '../session/position.ts';
import type { StoredSeat } from '../store/rows.ts';
import type { ServerContext } from './context.ts';
import { type Memory, type Running, seedOf } from './memory.ts';
import { seatsOf } from './seats.ts';
import { chatLine, isOnline, type Presence, position, tableInfo, viewerOf } from './show.ts';
import type { Watcher } from './watcher.ts';

/** So many are told in one go. */
const SLICE = 200;

/** Everybody who looks at one table, and what each of them is shown. */
export class Crowd {
  readonly #away: number;
  readonly #clockOf: (memory: Memory) => ClockInfo | undefined;
  readonly #watchers = new Set<Watcher>();
  /** How many sockets each person looks through. */
  readonly #people = new Map<string, number>();
  /** When each person who was here left. */
  readonly #left = new Map<string, number>();
  readonly #since = performance.now();
  #seed: string | undefined;
  #shown = 0;
  /** What was told last about who is there. */
  #told = '';
  #status: Memory['table']['status'] | undefined;

  /** Whoever has not been there for `away` milliseconds is shown to be away. */
  constructor(away: number, clockOf: (memory: Memory) => ClockInfo | undefined = () => undefined) {
    this.#away = away;
    this.#clockOf = clockOf;
  }

  /** The log length that everybody has seen. */
  get shown(): number {
    return this.#shown;
  }

  /** The status that everybody was told last. */
  get status(): Memory['table']['status'] | undefined {
    return this.#status;
  }

  get size(): number {
    return this.#watchers.size;
  }

  /** False if the watcher was there already. */
  add(watcher: Watcher): boolean {
    if (this.#watchers.has(watcher)) return false;
    this.#watchers.add(watcher);
    const { person } = watcher;
    if (person === undefined) return true;
    this.#people.set(person, (this.#people.get(person) ?? 0) + 1);
    this.#left.delete(person);
    return true;
  }

  remove(watcher: Watcher): boolean {
    if (!this.#watchers.delete(watcher)) return false;
    const { person } = watcher;
    if (person === undefined) return true;
    const left = (this.#people.get(person) ?? 1) - 1;
    if (left > 0) {
      this.#people.set(person, left);
      return true;
    }
    this.#people.delete(person);
    this.#left.set(person, performance.now());
    return true;
  }

  /** For how many milliseconds the player of the seat has not been there; 0 if it is. Nobody was there before the table was read. */
  absence(seat: StoredSeat | undefined): number {
    if (seat?.kind !== 'human' || seat.person === undefined || this.#people.has(seat.person)) return 0;
    return performance.now() - (this.#left.get(seat.person) ?? this.#since);
  }

  /** From the end of the game on the seed may be seen; before, nothing that shows anything has it. */
  async learnSeed(context: ServerContext, memory: Memory): Promise<void> {
    if (memory.table.status === 'over') this.#seed ??= await seedOf(context, memory.table.id);
  }

  /** The table with all that was said, to one who comes. */
  welcome(memory: Memory, watcher: Watcher, re: number): void {
    const table = tableInfo(memory, this.#presence(memory), watcher.person);
    watcher.sendText(`{"type":"table","re":${re},"table":${JSON.stringify(table)},"chat":${chatText(memory)}}`);
    if (this.#watchers.size > 1) return;
    this.#status = memory.table.status;
    this.#told = JSON.stringify(this.#presenceMessage(memory));
  }

  /** Seats and status to those who play, and to whoever has just changed them. */
  showPlayers(memory: Memory, asker?: Watcher): void {
    const to = [...this.#watchers].filter((w) => w === asker || isPlayer(memory, w.person));
    for (const watcher of to) watcher.sendText(this.#tableText(memory, watcher.person));
    // Whose bot thinks, and who may take back, depends on the seats.
    if (memory.table.status === 'playing' && memory.running) this.showPosition(memory, memory.running.match.log.length, to);
  }

  /** The same to those who look on. */
  showOnlookers(memory: Memory): void {
    const { running, table } = memory;
    const seats = this.#tableText(memory, undefined);
    const body = table.status === 'playing' && running && new Bodies(memory, running, running.match.log.length).of(undefined);
    const onlookers = [...this.#watchers].filter((w) => !isPlayer(memory, w.person));
    this.#spread(onlookers, (watcher) => {
      watcher.sendText(seats);
      if (body) watcher.sendText(`{${body}`);
    });
    this.#status = table.status;
  }

  /** Who is there, and how many look on: to everybody, if that has changed. */
  showPresence(memory: Memory): void {
    const text = JSON.stringify(this.#presenceMessage(memory));
    if (text === this.#told) return;
    this.#told = text;
    this.#spread([...this.#watchers], (watcher) => watcher.sendText(text));
  }

  /** How the clocks stand after a move, to everybody. */
  showClock(memory: Memory): void {
    const clock = this.#clockOf(memory);
    if (!clock) return;
    const text = JSON.stringify({ type: 'clock', table: memory.table.id, clock });
    this.#spread([...this.#watchers], (watcher) => watcher.sendText(text));
  }

  showChat(table: string, line: ChatLine, asker?: Watcher, re?: number): void {
    const text = JSON.stringify({ type: 'chat', table, line });
    for (const watcher of this.#watchers) if (watcher !== asker) watcher.sendText(text);
    if (asker && re !== undefined) asker.send({ type: 'chat', re, table, line });
  }

  /** The position with the events since `from`. The asker gets its answer even if it does not watch. */
  showPosition(memory: Memory, from: number, to: Iterable<Watcher> = this.#watchers, asker?: Watcher, re?: number): void {
    const { running } = memory;
    if (!running) return;
    const bodies = new Bodies(memory, running, Math.min(from, running.match.log.length));
    asker?.sendText(`{"re":${re},${bodies.of(asker.person)}`);
    const onlookers: Watcher[] = [];
    for (const watcher of to) {
      if (watcher === asker) continue;
      if (isPlayer(memory, watcher.person)) watcher.sendText(`{${bodies.of(watcher.person)}`);
      else onlookers.push(watcher);
    }
    if (to === this.#watchers) this.#shown = running.match.log.length;
    if (onlookers.length === 0) return;
    const text = `{${bodies.of(undefined)}`;
    this.#spread(onlookers, (watcher) => watcher.sendText(text));
  }

  /** A large crowd is told in slices, in the order in which it came: other tables go on between them. */
  #spread(to: readonly Watcher[], tell: (watcher: Watcher) => void, from = 0): void {
    for (const watcher of to.slice(from, from + SLICE)) if (this.#watchers.has(watcher)) tell(watcher);
    if (from + SLICE < to.length) setImmediate(() => this.#spread(to, tell, from + SLICE));
  }

  #tableText(memory: Memory, person: string | undefined): string {
    return JSON.stringify({ type: 'table', table: tableInfo(memory, this.#presence(memory), person) });
  }

  #presence(memory: Memory): Presence {
    const seated = new Set(memory.seats.flatMap((s) => (s.kind === 'human' && s.person !== undefined ? [s.person] : [])));
    let spectators = this.#watchers.size;
    for (const person of seated) spectators -= this.#people.get(person) ?? 0;
    const clock = this.#clockOf(memory);
    return { people: this.#people, spectators, clock, seed: this.#seed, isAway: (seat) => this.absence(seat) >= this.#away };
  }

  #presenceMessage(memory: Memory): PresenceMessage {
    const { people, spectators } = this.#presence(memory);
    const online = memory.seats.filter((seat) => isOnline(seat, people)).map((seat) => seat.seat);
    return { type: 'presence', table: memory.table.id, spectators, online };
  }
}

/** Whether the table is not the same for this person as for anybody who looks on. */
const isPlayer = ({ table, seats }: Memory, person: string | undefined): boolean =>
  person !== undefined && (person === table.host || seats.some((s) => s.person === person));

/** A crowd that comes at once is told the same; it is written once for each line that is said. */
const chatTexts = new WeakMap<readonly unknown[], { readonly length: number; readonly text: string }>();

function chatText({ chat, chatLength }: Memory): string {
  const known = chatTexts.get(chat);
  if (known?.length === chatLength) return known.text;
  const text = JSON.stringify(chat.map(chatLine));
  chatTexts.set(chat, { length: chatLength, text });
  return text;
}

/** Position messages without their opening brace, each written once however many people may see it. */
class Bodies {
  readonly #memory: Memory;
  readonly #running: Running;
  readonly #from: number;
  readonly #takeBack: number | undefined;
  readonly #texts = new Map<string, string>();

  constructor(memory: Memory, running: Running, from: number) {
    this.#memory = memory;
    this.#running = running;
    this.#from = from;
    this.#takeBack = takeBackSeat(running.match, (seat) => memory.seats[seat]?.kind === 'human');
  }

  of(person: string | undefined): string {
    const viewer = viewerOf(this.#memory, person);
    const own = seatsOf(this.#memory.seats, person);
    const mayTakeBack = this.#takeBack !== undefined && own.includes(this.#takeBack);
    const key = `${viewer}/${mayTakeBack}`;
    const text = this.#texts.get(key) ?? this.#write(viewer, mayTakeBack);
    this.#texts.set(key, text);
    return text;
  }

  #write(viewer: Viewer, mayTakeBack: boolean): string {
    const takeBack = mayTakeBack ? this.#takeBack : undefined;
    return JSON.stringify(position(this.#memory, this.#running, viewer, takeBack, this.#from)).slice(1);
  }
}
