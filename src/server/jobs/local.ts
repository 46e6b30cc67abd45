import type { Jobs, Payload } from './jobs.ts';

/** No timer is set for longer: Node's own would ring at once. */
const LONGEST = 2 ** 31 - 1;

/**
 * Jobs of one process that is alone with its database. They are forgotten when it ends: whatever owns one asks for it again when it is
 * read, as for all that follows from what is stored.
 */
export class LocalJobs implements Jobs {
  readonly #runs = new Map<string, (payload: Payload) => Promise<void>>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  /** What is to be done as soon as possible, until it is done. */
  readonly #soon = new Set<string>();
  readonly #underWay = new Set<Promise<void>>();
  readonly #failed: (error: unknown, kind: string) => void;
  readonly #now: () => number;
  #closed = false;

  constructor(failed: (error: unknown, kind: string) => void, now: () => number = Date.now) {
    this.#failed = failed;
    this.#now = now;
  }

  on(kind: string, run: (payload: Payload) => Promise<void>): void {
    this.#runs.set(kind, run);
  }

  async start(): Promise<void> {}

  async at(key: string, when: number, kind: string, payload: Payload): Promise<void> {
    this.#set(key, when, () => void this.#run(kind, payload));
  }

  async now(key: string, kind: string, payload: Payload): Promise<void> {
    if (this.#closed || this.#soon.has(key)) return;
    this.#soon.add(key);
    setImmediate(() => {
      if (this.#closed) return;
      void this.#run(kind, payload).finally(() => this.#soon.delete(key));
    });
  }

  async cancel(key: string): Promise<void> {
    clearTimeout(this.#timers.get(key));
    this.#timers.delete(key);
  }

  /** Each begins at once; a bot whose turn it is waits for a thread, and not here. */
  async waiting(): Promise<number> {
    return 0;
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    await Promise.all(this.#underWay);
  }

  #set(key: string, when: number, run: () => void): void {
    clearTimeout(this.#timers.get(key));
    if (this.#closed) return;
    const wait = when - this.#now();
    const ring = (): void => {
      this.#timers.delete(key);
      if (wait > LONGEST) this.#set(key, when, run);
      else run();
    };
    this.#timers.set(key, setTimeout(ring, Math.min(Math.max(0, wait), LONGEST)).unref());
  }

  #run(kind: string, payload: Payload): Promise<void> {
    const run = this.#runs.get(kind);
    if (!run) throw new RangeError(`nobody does jobs of the kind ${kind}`);
    const done: Promise<void> = run(payload)
      .catch((error: unknown) => {
        // What the end cuts off is asked for again at the next start.
        if (!this.#closed) this.#failed(error, kind);
      })
      .finally(() => this.#underWay.delete(done));
    this.#underWay.add(done);
    return done;
  }
}
