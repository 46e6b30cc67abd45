import { StoreAway } from './backend.ts';

/** Longer than any healthy commit, and short enough that whoever waits gets an answer within five seconds. */
export const DEADLINE = 3000;
/** Between two looks whether a database that went away is back. */
const PAUSE = 300;

/** What `task` says, unless it says nothing for too long. What becomes of it then is not known. */
export function within<T>(milliseconds: number, task: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new StoreAway('no answer')), milliseconds);
    task.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Once the database did not answer one caller, the others are told so at once instead of waiting as long one after the other,
 * until it answers a probe again.
 */
export class Lifeline {
  readonly #probe: () => Promise<unknown>;
  #away: StoreAway | undefined;
  #next: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(probe: () => Promise<unknown>) {
    this.#probe = probe;
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#away) throw this.#away;
    try {
      return await task();
    } catch (error) {
      if (error instanceof StoreAway && !this.#away) {
        this.#away = error;
        this.#look(0);
      }
      throw error;
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#next);
  }

  #look(pause: number): void {
    if (this.#closed) return;
    this.#next = setTimeout(() => {
      within(DEADLINE, this.#probe()).then(
        () => {
          this.#away = undefined;
        },
        () => this.#look(PAUSE),
      );
    }, pause).unref();
  }
}
