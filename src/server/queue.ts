/** Runs tasks one after the other. A task that fails does not stop the next. */
export class Queue {
  readonly #tasks: (() => Promise<void>)[] = [];
  #running: Promise<void> | undefined;

  get idle(): boolean {
    return this.#running === undefined;
  }

  /** How many tasks have not begun. */
  get waiting(): number {
    return this.#tasks.length;
  }

  run<T>(task: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#tasks.push(() => task().then(resolve, reject));
      this.#running ??= this.#work();
    });
  }

  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #work(): Promise<void> {
    for (let task = this.#tasks.shift(); task; task = this.#tasks.shift()) await task();
    this.#running = undefined;
  }
}
