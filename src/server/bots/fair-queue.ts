/** Whose thought it is: shares are for each person. A thought that no person waits for comes last. */
export interface Share {
  readonly person: string;
  readonly awaited: boolean;
}

interface Waiting extends Share {
  readonly milliseconds: number;
  readonly start: (milliseconds: number) => void;
}

/** One round, in which everybody who waits is served once, takes no longer than this: nobody waits for more than one. In milliseconds. */
const ROUND = 800;
/** A bot decides something in this time, however many want it. */
const LEAST = 20;

/**
 * Lets so many think at a time. People take turns, however many tables each of them has; when many wait, each thinks for a shorter
 * time, so that nobody waits long; and tables of bots alone get what is left, but never the last place.
 */
export class FairQueue {
  readonly #places: number;
  readonly #waiting: Waiting[] = [];
  /** The order in which people were served last. */
  readonly #served = new Map<string, number>();
  #turn = 0;
  #busy = 0;
  #busyUnawaited = 0;

  constructor(places: number) {
    this.#places = places;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  get busy(): number {
    return this.#busy;
  }

  /** Runs the task when its turn has come, with as many milliseconds as it may take. */
  async run<T>(share: Share, milliseconds: number, task: (milliseconds: number) => Promise<T>): Promise<T> {
    const granted = await new Promise<number>((start) => {
      this.#waiting.push({ ...share, milliseconds, start });
      this.#next();
    });
    try {
      return await task(granted);
    } finally {
      this.#busy -= 1;
      if (!share.awaited) this.#busyUnawaited -= 1;
      this.#next();
    }
  }

  #next(): void {
    while (this.#busy < this.#places) {
      const next = this.#choose();
      if (!next) break;
      const granted = this.#grant(next);
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.#busy += 1;
      if (!next.awaited) this.#busyUnawaited += 1;
      this.#turn += 1;
      this.#served.set(next.person, this.#turn);
      next.start(granted);
    }
    if (this.#waiting.length === 0 && this.#busy === 0) this.#served.clear();
  }

  /** The first thought of the person who was served longest ago. */
  #choose(): Waiting | undefined {
    const awaited = this.#waiting.filter((w) => w.awaited);
    const room = this.#places === 1 || this.#busyUnawaited < this.#places - 1;
    const from = awaited.length > 0 || !room ? awaited : this.#waiting;
    return from.reduce<Waiting | undefined>((a, b) => (a && this.#lastOf(a) <= this.#lastOf(b) ? a : b), undefined);
  }

  #lastOf({ person }: Waiting): number {
    return this.#served.get(person) ?? 0;
  }

  /** A person's share of a round, divided among that person's own thoughts. */
  #grant({ person, awaited, milliseconds }: Waiting): number {
    const rivals = this.#waiting.filter((w) => w.awaited === awaited);
    const people = new Set(rivals.map((w) => w.person)).size;
    const own = rivals.filter((w) => w.person === person).length;
    return Math.min(milliseconds, Math.max(LEAST, Math.floor((ROUND * this.#places) / (people * own))));
  }
}
