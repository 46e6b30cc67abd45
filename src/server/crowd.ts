import type { Viewer } from '../core/game.ts';
import type { ChatLine, TableMessage } from '../protocol/to-browser.ts';
import type { House } from './house.ts';
import { type Memory, type Running, seedOf } from './memory.ts';
import { seatsOf } from './seats.ts';
import { chatLine, type Presence, position, tableInfo, takeBackSeat, viewerOf } from './show.ts';
import type { Watcher } from './watcher.ts';

/** Everybody who looks at one table, and what each of them is shown. */
export class Crowd {
  readonly #watchers = new Set<Watcher>();
  #seed: string | undefined;
  #shown = 0;

  /** The log length that everybody has seen. */
  get shown(): number {
    return this.#shown;
  }

  get size(): number {
    return this.#watchers.size;
  }

  /** False if the watcher was there already. */
  add(watcher: Watcher): boolean {
    const isNew = !this.#watchers.has(watcher);
    this.#watchers.add(watcher);
    return isNew;
  }

  remove(watcher: Watcher): boolean {
    return this.#watchers.delete(watcher);
  }

  /** From the end of the game on the seed may be seen; before, nothing that shows anything has it. */
  async learnSeed(house: House, memory: Memory): Promise<void> {
    if (memory.table.status === 'over') this.#seed ??= await seedOf(house, memory.table.id);
  }

  /** To everybody; or to one who asked, and to the others only if they have something to learn from it. */
  showTable(memory: Memory, asker?: Watcher, re?: number, others = true): void {
    const presence = this.#presence(memory);
    const chat = memory.chat.map(chatLine);
    for (const watcher of this.#watchers) {
      const asked = watcher === asker;
      if (!asked && !others) continue;
      const message: TableMessage = { type: 'table', table: tableInfo(memory, presence, watcher.person), chat };
      watcher.send(asked && re !== undefined ? { ...message, re } : message);
    }
  }

  showChat(table: string, line: ChatLine, asker: Watcher, re: number): void {
    for (const watcher of this.#watchers) if (watcher !== asker) watcher.send({ type: 'chat', table, line });
    asker.send({ type: 'chat', re, table, line });
  }

  /** The position with the events since `from`. The asker gets its answer even if it does not watch. */
  showPosition(memory: Memory, from: number, to: Iterable<Watcher> = this.#watchers, asker?: Watcher, re?: number): void {
    const { running } = memory;
    if (!running) return;
    const bodies = new Bodies(memory, running, Math.min(from, running.match.log.length));
    for (const watcher of to) if (watcher !== asker) watcher.sendText(`{${bodies.of(watcher.person)}`);
    if (to === this.#watchers) this.#shown = running.match.log.length;
    asker?.sendText(`{"re":${re},${bodies.of(asker.person)}`);
  }

  #presence(memory: Memory): Presence {
    const people = new Set<string>();
    let spectators = 0;
    for (const { person } of this.#watchers) {
      if (person !== undefined) people.add(person);
      if (seatsOf(memory.seats, person).length === 0) spectators += 1;
    }
    return { people, spectators, seed: this.#seed };
  }
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
    this.#takeBack = takeBackSeat(memory, running);
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
    const takeBack = mayTakeBack && this.#takeBack !== undefined ? [this.#takeBack] : [];
    return JSON.stringify(position(this.#memory, this.#running, viewer, takeBack, this.#from)).slice(1);
  }
}
