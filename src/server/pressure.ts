/** How often the server feels its own pulse, in milliseconds. */
const PULSE = 100;
/** Each pulse counts for so much: what lasts a second or two tells more than one long breath. */
const WEIGHT = 0.05;
/** One long breath counts no more than this. */
const MOST = 2000;

/**
 * How late this process is with what it should have done: the measure of a server that was asked for more than it can do. While it is
 * later than the limit whoever would bring more work is asked to come again, so that those who play do not wait for all the others.
 */
export class Pressure {
  readonly #limit: number;
  readonly #timer: NodeJS.Timeout;
  #due: number;
  /** Milliseconds that things wait, lately. */
  #delay = 0;

  /** Busy from so many milliseconds on. */
  constructor(limit: number) {
    this.#limit = limit;
    this.#due = performance.now() + PULSE;
    this.#timer = setInterval(() => this.feel(performance.now()), PULSE).unref();
  }

  /** 0, or the seconds after which to ask again. */
  get wait(): number {
    return this.#delay <= this.#limit ? 0 : Math.min(30, 1 + Math.ceil((this.#delay / this.#limit) * 2));
  }

  feel(now: number): void {
    const late = Math.min(MOST, Math.max(0, now - this.#due));
    this.#delay += (late - this.#delay) * WEIGHT;
    this.#due = now + PULSE;
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
