/** So many at once, so many a second in the long run. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** `now` is in milliseconds of a clock that never goes back: `performance.now()`. */
export class TokenBucket {
  readonly #rate: Rate;
  #tokens: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#tokens = rate.burst;
    this.#at = now;
  }

  /** 0 if there were tokens, else the seconds until there are. */
  take(now: number, tokens = 1): number {
    this.#fill(now);
    if (this.#tokens < tokens) return (tokens - this.#tokens) / this.#rate.perSecond;
    this.#tokens -= tokens;
    return 0;
  }

  /** How many may be taken at once, how many are left, and in how many seconds it is full again. */
  state(now: number): { readonly limit: number; readonly remaining: number; readonly reset: number } {
    this.#fill(now);
    const { burst, perSecond } = this.#rate;
    return { limit: burst, remaining: Math.floor(this.#tokens), reset: Math.ceil((burst - this.#tokens) / perSecond) };
  }

  isFull(now: number): boolean {
    this.#fill(now);
    return this.#tokens >= this.#rate.burst;
  }

  #fill(now: number): void {
    const { burst, perSecond } = this.#rate;
    this.#tokens = Math.min(burst, this.#tokens + ((now - this.#at) / 1000) * perSecond);
    this.#at = now;
  }
}
