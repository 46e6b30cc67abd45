import type { ServerContext } from './context.ts';
import type { Crowd } from './crowd.ts';
import { Gathering } from './gathering.ts';
import { NOBODY } from './hints/hints.ts';
import type { Memory } from './memory.ts';
import type { Queue } from './queue.ts';
import type { Watcher } from './watcher.ts';

/** When whom a table tells who sits where, who is there and who has been away for long: its crowd, and the other servers. */
export class SeatNews {
  readonly #context: ServerContext;
  readonly #table: string;
  readonly #crowd: Crowd;
  readonly #queue: Queue;
  readonly #memory: () => Memory | undefined;
  readonly #gathering = new Gathering(() => void this.#queue.run(async () => this.#tell()));
  /** Whether the crowd has yet to hear of other seats, or only of who is there. */
  #news: 'seats' | 'presence' | undefined;
  /** What the other servers were told about who is here. */
  #announced = JSON.stringify(NOBODY);
  #absence: NodeJS.Timeout | undefined;

  constructor(context: ServerContext, table: string, crowd: Crowd, queue: Queue, memory: () => Memory | undefined) {
    this.#context = context;
    this.#table = table;
    this.#crowd = crowd;
    this.#queue = queue;
    this.#memory = memory;
  }

  /** The table, if it is remembered. */
  get memory(): Memory | undefined {
    return this.#memory();
  }

  stop(): void {
    this.#gathering.stop();
    clearTimeout(this.#absence);
  }

  /** Players hear at once who sits where; who was `told` just now knows it. */
  seats(memory: Memory, asker?: Watcher, told?: Watcher): void {
    this.#crowd.showPlayers(memory, asker, told);
    this.#gather('seats');
  }

  presence(): void {
    this.#gather('presence');
  }

  /** Tells the other servers who is here; with `again` even if they have been told. */
  announce(again = false): void {
    const memory = this.#memory();
    if (!memory) return;
    const here = this.#crowd.here(memory);
    const told = JSON.stringify(here);
    if (told === this.#announced && !(again && this.#crowd.size > 0)) return;
    this.#announced = told;
    this.#context.hints.here(this.#table, here);
  }

  /** Onlookers hear at once of what changes the game, and of all else soon: however many come and go, a table says it once. */
  #gather(news: 'seats' | 'presence'): void {
    if (this.#news !== 'seats') this.#news = news;
    const memory = this.#memory();
    if (memory) {
      this.#crowd.hearElsewhere(memory, this.#context.hints.elsewhere(this.#table));
      this.#watchAbsence(memory);
    }
    const begun = memory !== undefined && memory.table.status !== this.#crowd.status;
    if (this.#gathering.isDue(this.#crowd.size, performance.now()) || begun) this.#tell();
  }

  #tell(): void {
    const memory = this.#memory();
    if (!memory || this.#news === undefined) return;
    this.announce();
    if (this.#news === 'seats') this.#crowd.showOnlookers(memory);
    this.#crowd.showPresence(memory);
    this.#news = undefined;
  }

  /** When somebody has been away for long everybody is told, since from then on they may do something about it. */
  #watchAbsence({ seats, table }: Memory): void {
    clearTimeout(this.#absence);
    const { away } = this.#context.limits;
    const waits = seats.map((seat) => (seat.left ? 0 : this.#crowd.absence(seat))).filter((ms) => ms > 0 && ms < away);
    if (table.status !== 'playing' || waits.length === 0 || this.#crowd.size === 0) return;
    const tell = async (): Promise<void> => {
      const memory = this.#memory();
      if (!memory) return;
      this.seats(memory);
      this.#watchAbsence(memory);
    };
    this.#absence = setTimeout(() => void this.#queue.run(tell), away - Math.max(...waits) + 20).unref();
  }
}
