import type { ClockInfo, PresenceMessage } from '../protocol/to-browser.ts';
import type { StoredChat, StoredSeat } from '../store/rows.ts';
import type { ServerContext } from './context.ts';
import { type Frame, frameOf } from './frame.ts';
import { type Here, NOBODY } from './hints/hints.ts';
import { type Memory, seedOf } from './memory.ts';
import { chatLine, isOnline, type Presence, tableInfo } from './show.ts';
import { Sights } from './sights.ts';
import { type Seen, Telling } from './telling.ts';
import { isSealed } from './tournaments/sealed.ts';
import type { Watcher } from './watcher.ts';

/** So many are told in one go. */
const SLICE = 200;
/** From so many on it is a crowd, of which nobody minds what happened in the last moment, in milliseconds. */
const CROWDED = 100;
const MOMENT = 250;

/** Whose words somebody does not hear; undefined: nobody's are heard for now, since that is not known. */
export type Unheard = ReadonlySet<string> | undefined;

/** What one watcher has got. */
interface Got extends Seen {
  /** Something was withheld, because it does not read fast enough. */
  behind: boolean;
}

/** Everybody who looks at one table, and what each of them is shown. */
export class Crowd {
  readonly #away: number;
  readonly #clockOf: (memory: Memory) => ClockInfo | undefined;
  readonly #watchers = new Map<Watcher, Got>();
  readonly #sights = new Sights();
  /** How many sockets each person looks through. */
  readonly #people = new Map<string, number>();
  /** When each person who was here left. */
  readonly #left = new Map<string, number>();
  readonly #since = performance.now();
  /** Who is at the table by way of other servers. */
  #elsewhere: Here = NOBODY;
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

  /** In milliseconds: for whoever comes, what was seen so long ago is new enough. */
  get moment(): number {
    return this.size > CROWDED ? MOMENT : 0;
  }

  /** False if the watcher was there already. */
  add(watcher: Watcher): boolean {
    if (this.#watchers.has(watcher)) return false;
    this.#watchers.set(watcher, { viewer: null, n: -1, behind: false, whole: watcher.wantsWhole === true });
    const { person } = watcher;
    if (person === undefined) return true;
    this.#people.set(person, (this.#people.get(person) ?? 0) + 1);
    this.#left.delete(person);
    return true;
  }

  remove(watcher: Watcher): boolean {
    if (!this.#watchers.delete(watcher)) return false;
    if (this.#watchers.size === 0) this.#sights.clear();
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

  /** Whether the person has the table before their eyes, by way of this server. */
  isSeenBy(person: string): boolean {
    if (!this.#people.has(person)) return false;
    for (const watcher of this.#watchers.keys()) if (watcher.person === person && !watcher.isHidden) return true;
    return false;
  }

  /** For how many milliseconds the player of the seat has not been there; 0 if it is. Nobody was there before the table was read. */
  absence(seat: StoredSeat | undefined): number {
    if (seat?.kind !== 'human' || seat.person === undefined || this.#people.has(seat.person)) return 0;
    if (this.#elsewhere.online.includes(seat.seat)) return 0;
    return performance.now() - (this.#left.get(seat.person) ?? this.#since);
  }

  /** Whether the others may let a bot play for the player of the seat. */
  mayReplace(seat: StoredSeat | undefined): boolean {
    return seat?.left === true || this.absence(seat) >= this.#away;
  }

  /** Who is at the table by way of this server. */
  here({ seats }: Memory): Here {
    const online = seats.filter((seat) => isOnline(seat, this.#people)).map((seat) => seat.seat);
    const away = online.filter((seat) => !this.isSeenBy(seats[seat]?.person ?? ''));
    return { online, spectators: this.#spectators(seats), ...(away.length > 0 && { away }) };
  }

  /** Other servers say who is there with them. Whoever is not any more has left just now. */
  hearElsewhere({ seats }: Memory, here: Here): void {
    for (const seat of this.#elsewhere.online) {
      const person = seats[seat]?.person;
      if (person !== undefined && !here.online.includes(seat)) this.#left.set(person, performance.now());
    }
    this.#elsewhere = here;
  }

  /** From the end of the game on the seed may be seen; before, nothing that shows anything has it. */
  async learnSeed(context: ServerContext, memory: Memory): Promise<void> {
    if (memory.table.status === 'over' && !(await isSealed(context, memory.table))) this.#seed ??= await seedOf(context, memory.table.id);
  }

  /** The table with all that was said, and the position with what happened since the log length `known`, to one who comes. */
  welcome(memory: Memory, watcher: Watcher, re: number, known: number, unheard: Unheard): void {
    this.#tellAll(memory, watcher, `"re":${re},`, known, unheard);
    if (this.#watchers.size > 1) return;
    this.#status = memory.table.status;
    this.#told = JSON.stringify(this.#presenceMessage(memory));
  }

  /** All that was withheld from one who has read on: not one after the other, but as it is now. */
  catchUp(memory: Memory, watcher: Watcher, unheard: Unheard): void {
    const got = this.#watchers.get(watcher);
    if (!got?.behind || watcher.isBehind) return;
    got.behind = false;
    this.#tellAll(memory, watcher, '', Math.max(0, got.n), unheard);
  }

  /** Everything again, to one who may have been shown what is gone. */
  retell(memory: Memory, watcher: Watcher, unheard: Unheard): void {
    const got = this.#watchers.get(watcher);
    if (got) this.#tellAll(memory, watcher, '', Math.max(0, got.n), unheard);
  }

  get watchers(): readonly Watcher[] {
    return [...this.#watchers.keys()];
  }

  #tellAll(memory: Memory, watcher: Watcher, re: string, known: number, unheard: Unheard): void {
    const { running } = memory;
    const table = tableInfo(memory, this.#presence(memory), watcher.person);
    const frame = frameOf(`{"type":"table",${re}"table":${JSON.stringify(table)},"chat":${chatText(memory, unheard)}}`);
    const got = this.#watchers.get(watcher);
    watcher.together(() => {
      watcher.sendFrame(frame);
      if (!running || !got) return;
      // Whoever asks may have lost what it had.
      got.n = -1;
      watcher.sendFrame(new Telling(memory, running, this.#sights).to(watcher.person, got, known));
    });
  }

  /** Seats and status to those who play, and to whoever has just changed them, but not to one who was `told` just now. */
  showPlayers(memory: Memory, asker?: Watcher, told?: Watcher): void {
    const telling = this.#telling(memory);
    for (const watcher of this.#watchers.keys()) {
      if (watcher === told || (watcher !== asker && !isPlayer(memory, watcher.person))) continue;
      watcher.together(() => {
        this.#tell(watcher, () => this.#tableFrame(memory, watcher.person));
        // Whose bot thinks, and who may take back, depends on the seats.
        if (telling) this.#tellPosition(watcher, telling, watcher.person);
      });
    }
    // Who is there is part of it. Onlookers are told the whole soon.
    this.#told = JSON.stringify(this.#presenceMessage(memory));
  }

  /** The same to those who look on. */
  showOnlookers(memory: Memory): void {
    this.#status = memory.table.status;
    const onlookers = [...this.#watchers.keys()].filter((w) => !isPlayer(memory, w.person));
    if (onlookers.length === 0) return;
    const seats = this.#tableFrame(memory, undefined);
    const telling = this.#telling(memory);
    this.#spread(onlookers, (watcher) => {
      this.#tell(watcher, () => seats);
      if (telling) this.#tellPosition(watcher, telling, undefined);
    });
  }

  #telling(memory: Memory): Telling | undefined {
    const { running, table } = memory;
    return table.status === 'playing' && running ? new Telling(memory, running, this.#sights) : undefined;
  }

  /** Who is there, and how many look on: to everybody, if that has changed. */
  showPresence(memory: Memory): void {
    const text = JSON.stringify(this.#presenceMessage(memory));
    if (text === this.#told) return;
    this.#told = text;
    const frame = frameOf(text);
    this.#spread([...this.#watchers.keys()], (watcher) => this.#tell(watcher, () => frame));
  }

  /** How the clocks stand after a move, to everybody. */
  showClock(memory: Memory): void {
    const clock = this.#clockOf(memory);
    if (!clock) return;
    const frame = frameOf(JSON.stringify({ type: 'clock', table: memory.table.id, clock }));
    this.#spread([...this.#watchers.keys()], (watcher) => this.#tell(watcher, () => frame));
  }

  /** A line to everybody but those who do not hear its speaker. */
  showChat(table: string, said: StoredChat, unheard: ReadonlySet<string>, asker?: Watcher, re?: number): void {
    const line = chatLine(said);
    const frame = frameOf(JSON.stringify({ type: 'chat', table, line }));
    for (const watcher of this.#watchers.keys())
      if (watcher !== asker && !unheard.has(watcher.person ?? '')) this.#tell(watcher, () => frame);
    if (asker && re !== undefined) asker.send({ type: 'chat', re, table, line });
  }

  /** The position to everybody. The asker, who looked at log length `from`, gets its answer even if it does not watch or is behind. */
  showPosition(memory: Memory, asker?: Watcher, re?: number, from?: number): void {
    const { running } = memory;
    if (!running) return;
    const telling = new Telling(memory, running, this.#sights);
    if (asker) this.#answer(telling, asker, re, from, true);
    const onlookers: Watcher[] = [];
    for (const watcher of this.#watchers.keys()) {
      if (watcher === asker) continue;
      if (isPlayer(memory, watcher.person)) this.#tellPosition(watcher, telling, watcher.person);
      else onlookers.push(watcher);
    }
    this.#shown = running.match.log.length;
    this.#spread(onlookers, (watcher) => this.#tellPosition(watcher, telling, undefined));
  }

  /** The position to one alone, with what happened since `from`: for something that was done already. */
  answer(memory: Memory, asker: Watcher, re: number, from: number): void {
    if (memory.running) this.#answer(new Telling(memory, memory.running, this.#sights), asker, re, from);
  }

  /** Whoever does not watch has seen nothing that a change could go on from. With `goesOn` it hears what it has not seen, else all since `from`. */
  #answer(telling: Telling, asker: Watcher, re: number | undefined, from: number | undefined, goesOn = false): void {
    const got = this.#watchers.get(asker);
    asker.sendFrame(telling.to(asker.person, got ?? { viewer: null, n: -1 }, goesOn && got ? got.n : from, re));
  }

  /** Whoever does not read fast enough misses it, and is told how things are once it has read: nothing piles up. */
  #tell(watcher: Watcher, frame: () => Frame): void {
    const got = this.#watchers.get(watcher);
    if (got && keepsUp(watcher, got)) watcher.sendFrame(frame());
  }

  /** Whoever came back while a crowd was being told may have seen more by now. */
  #tellPosition(watcher: Watcher, telling: Telling, person: string | undefined): void {
    const got = this.#watchers.get(watcher);
    if (got && got.n <= telling.n && keepsUp(watcher, got)) watcher.sendFrame(telling.to(person, got));
  }

  /** A large crowd is told in slices, in the order in which it came: other tables go on between them. */
  #spread(to: readonly Watcher[], tell: (watcher: Watcher) => void, from = 0): void {
    for (const watcher of to.slice(from, from + SLICE)) tell(watcher);
    if (from + SLICE < to.length) setImmediate(() => this.#spread(to, tell, from + SLICE));
  }

  #tableFrame(memory: Memory, person: string | undefined): Frame {
    return frameOf(JSON.stringify({ type: 'table', table: tableInfo(memory, this.#presence(memory), person) }));
  }

  #presence(memory: Memory): Presence {
    const { seats } = memory;
    const elsewhere = new Set(this.#elsewhere.online.map((seat) => seats[seat]?.person));
    return {
      people: { has: (person) => this.#people.has(person) || elsewhere.has(person) },
      spectators: this.#spectators(seats) + this.#elsewhere.spectators,
      clock: this.#clockOf(memory),
      seed: this.#seed,
      isAway: (seat) => this.absence(seat) >= this.#away,
    };
  }

  #spectators(seats: readonly StoredSeat[]): number {
    const seated = new Set(seats.flatMap((s) => (s.kind === 'human' && s.person !== undefined ? [s.person] : [])));
    let spectators = this.#watchers.size;
    for (const person of seated) spectators -= this.#people.get(person) ?? 0;
    return spectators;
  }

  #presenceMessage(memory: Memory): PresenceMessage {
    const { people, spectators } = this.#presence(memory);
    const online = memory.seats.filter((seat) => isOnline(seat, people)).map((seat) => seat.seat);
    return { type: 'presence', table: memory.table.id, spectators, online };
  }
}

/** False, and noted, for one who has yet to read what it was told before. */
function keepsUp(watcher: Watcher, got: Got): boolean {
  if (watcher.isBehind) got.behind = true;
  return !got.behind;
}

/** Whether the table is not the same for this person as for anybody who looks on. */
const isPlayer = ({ table, seats }: Memory, person: string | undefined): boolean =>
  person !== undefined && (person === table.host || seats.some((s) => s.person === person));

/** A crowd that comes at once is told the same; it is written once for each line that is said. */
const chatTexts = new WeakMap<readonly unknown[], { readonly length: number; readonly text: string }>();

function chatText({ chat, chatLength }: Memory, unheard: Unheard): string {
  if (!unheard) return '[]';
  if (unheard.size > 0) return JSON.stringify(chat.filter((line) => !unheard.has(line.person)).map(chatLine));
  const known = chatTexts.get(chat);
  if (known?.length === chatLength) return known.text;
  const text = JSON.stringify(chat.map(chatLine));
  chatTexts.set(chat, { length: chatLength, text });
  return text;
}
