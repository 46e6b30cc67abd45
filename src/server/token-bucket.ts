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
