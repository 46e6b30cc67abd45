/** Milliseconds between two tellings; and as many more for each listener, so that a crowd costs a table no more than a few. */
const PAUSE = 200;
const PAUSE_EACH = 1;

/** Gathers what there is to tell: the first at once, what follows in one go after a pause. */
export class Gathering {
  readonly #tell: () => void;
  #timer: NodeJS.Timeout | undefined;
  #next = 0;

  constructor(tell: () => void) {
    this.#tell = tell;
  }

  /** True if there was none lately: then the caller tells at once. */
  isDue(listeners: number, now: number): boolean {
    if (this.#timer !== undefined) return false;
    const pause = PAUSE + PAUSE_EACH * listeners;
    if (now >= this.#next) {
      this.#next = now + pause;
      return true;
    }
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#next = performance.now() + pause;
      this.#tell();
    }, this.#next - now).unref();
    return false;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
