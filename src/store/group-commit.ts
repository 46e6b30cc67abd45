import { type Backend, type Job, StoreAway } from './backend.ts';

interface Waiting {
  readonly job: Job;
  readonly resolve: (done: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** So long the parts of a failed batch are tried; the rest is told that the database is busy, so that nobody waits for ever. */
const PATIENCE = 2000;

/**
 * Jobs that arrive in one turn of the event loop, or while all lanes are taken, share a commit, so durability costs one flush of the
 * disk for many tables and not one for each. A caller hears of its job only after the COMMIT that holds it.
 */
export class GroupCommit {
  readonly #commit: Backend['commit'];
  readonly #lanes: number;
  readonly #observe: (jobs: number, milliseconds: number) => void;
  #waiting: Waiting[] = [];
  #scheduled = false;
  #underWay = 0;
  #whenIdle: (() => void)[] = [];
  /** How many jobs failed because the database did. */
  faults = 0;

  constructor(
    { commit, lanes }: Pick<Backend, 'commit' | 'lanes'>,
    observe: (jobs: number, milliseconds: number) => void = () => undefined,
  ) {
    this.#commit = commit;
    this.#lanes = lanes;
    this.#observe = observe;
  }

  /** How many jobs no transaction has taken yet. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** True once the job is durable, false if it met a conflict; rejects if the database failed. */
  run(job: Job): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, resolve, reject });
      this.#schedule();
    });
  }

  /** Resolves when nothing is waiting any more. */
  idle(): Promise<void> {
    if (this.#underWay === 0 && this.#waiting.length === 0) return Promise.resolve();
    return new Promise((resolve) => this.#whenIdle.push(resolve));
  }

  /** Whatever else arrives in this turn of the event loop comes along; and a synchronous database cannot starve the sockets. */
  #schedule(): void {
    if (this.#scheduled || this.#underWay >= this.#lanes || this.#waiting.length === 0) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      const batch = this.#waiting;
      this.#waiting = [];
      this.#underWay += 1;
      void this.#together(batch).finally(() => this.#done());
    });
  }

  #done(): void {
    this.#underWay -= 1;
    this.#schedule();
    if (this.#underWay > 0 || this.#waiting.length > 0) return;
    for (const resolve of this.#whenIdle.splice(0)) resolve();
  }

  /** One bad job must not take the others down: a batch that failed is halved until it stands alone. */
  async #together(batch: readonly Waiting[], since = performance.now()): Promise<void> {
    const started = performance.now();
    if (started - since > PATIENCE) return this.#giveUp(batch, new StoreAway('the database is too busy'));
    const [only, another] = batch;
    try {
      const done = await this.#commit(batch.map((w) => w.job));
      if (done) this.#observe(batch.length, performance.now() - started);
      if (done || another === undefined) {
        for (const { resolve } of batch) resolve(done);
        return;
      }
    } catch (error) {
      if (error instanceof StoreAway) return this.#giveUp(batch, error);
      if (another === undefined) {
        this.faults += 1;
        return only?.reject(error);
      }
    }
    const half = batch.length >> 1;
    await this.#together(batch.slice(0, half), since);
    await this.#together(batch.slice(half), since);
  }

  /** The database is away: whoever would come next is told so now. */
  #giveUp(batch: readonly Waiting[], error: StoreAway): void {
    const all = [...batch, ...this.#waiting.splice(0)];
    this.faults += all.length;
    for (const { reject } of all) reject(error);
  }
}
