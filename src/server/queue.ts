/** Runs tasks one after the other. A task that fails does not stop the next. */
export class Queue {
  /** What waits for the task that is under way. */
  readonly #tasks: (() => void)[] = [];
  #busy = false;
  #whenIdle: (() => void)[] = [];

  get idle(): boolean {
    return !this.#busy;
  }

  /** How many tasks have not begun. */
  get waiting(): number {
    return this.#tasks.length;
  }

  /** Mostly nobody waits: then the task begins at once. */
  run<T>(task: () => Promise<T>): Promise<T> {
    if (!this.#busy) return this.#begin(task);
    return new Promise((resolve, reject) => {
      this.#tasks.push(() => void this.#begin(task).then(resolve, reject));
    });
  }

  async settled(): Promise<void> {
    while (this.#busy) await new Promise<void>((resolve) => this.#whenIdle.push(resolve));
  }

  #begin<T>(task: () => Promise<T>): Promise<T> {
    this.#busy = true;
    const done = task();
    done.then(this.#next, this.#next);
    return done;
  }

  #next = (): void => {
    const next = this.#tasks.shift();
    if (next) next();
    else {
      this.#busy = false;
      for (const resolve of this.#whenIdle.splice(0)) resolve();
    }
  };
}
