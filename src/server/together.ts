interface Asking<T, R> {
  readonly item: T;
  readonly resolve: (answer: R) => void;
  readonly reject: (error: unknown) => void;
}

/** Asks one question for many: whatever comes while one is under way is asked with the next. */
export class Together<T, R> {
  readonly #ask: (items: readonly T[]) => Promise<readonly R[]>;
  readonly #gathering: () => Promise<unknown>;
  readonly #most: number;
  #waiting: Asking<T, R>[] = [];
  #underWay = false;

  /**
   * `ask` answers each in the order in which they are given. Who comes within `pause` milliseconds comes along, or in the same turn of the
   * event loop where there is none; of very many `most` at a time, for whom nobody waits.
   */
  constructor(ask: (items: readonly T[]) => Promise<readonly R[]>, pause?: number, most = Number.POSITIVE_INFINITY) {
    this.#ask = ask;
    this.#gathering = () => new Promise((resolve) => (pause === undefined ? setImmediate(resolve) : setTimeout(resolve, pause)));
    this.#most = most;
  }

  add(item: T): Promise<R> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      if (!this.#underWay) void this.#go();
    });
  }

  async #go(): Promise<void> {
    this.#underWay = true;
    while (this.#waiting.length > 0) {
      if (this.#waiting.length < this.#most) await this.#gathering();
      const now = this.#waiting.splice(0, this.#most);
      try {
        const answers = await this.#ask(now.map(({ item }) => item));
        for (const [i, { resolve }] of now.entries()) resolve(answers[i] as R);
      } catch (error) {
        for (const { reject } of now) reject(error);
      }
    }
    this.#underWay = false;
  }
}
