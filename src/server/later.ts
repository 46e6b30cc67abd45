import { StoreAway } from '../store/backend.ts';

/** In milliseconds. */
const RETRY = 1000;

/** Looks at something again, soon or in a while, and for as long as the store cannot be read. */
export class Later {
  readonly #look: () => Promise<void>;
  #soon: NodeJS.Timeout | undefined;
  #some: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(look: () => Promise<void>) {
    this.#look = look;
  }

  /** Something is in doubt, and will be looked at soon. */
  get isSoon(): boolean {
    return this.#soon !== undefined;
  }

  soon(): void {
    if (this.#soon || this.#stopped) return;
    this.#soon = setTimeout(() => {
      this.#soon = undefined;
      this.#now();
    }, RETRY).unref();
  }

  /** In so many milliseconds, and not when it was said before; undefined: not at all. */
  in(milliseconds: number | undefined): void {
    clearTimeout(this.#some);
    if (milliseconds !== undefined && !this.#stopped) this.#some = setTimeout(() => this.#now(), milliseconds).unref();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#soon);
    clearTimeout(this.#some);
  }

  #now(): void {
    this.#look().catch((error: unknown) => {
      if (error instanceof StoreAway) this.soon();
    });
  }
}
