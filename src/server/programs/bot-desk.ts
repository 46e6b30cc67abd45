import type { RouteContext } from '../context.ts';
import { MINUTE } from './bearer.ts';
import type { BotLine } from './bot-line.ts';

/** So often, in milliseconds, the store is asked where programs sit that are here: one question for all of them. */
const ROUND = 1000;

/** The programs that are here. What concerns them may happen at any server, so the store is asked. */
export class BotDesk {
  readonly #context: RouteContext;
  readonly #lines = new Set<BotLine>();
  #timer: NodeJS.Timeout | undefined;
  #looking = false;
  #notedAt = 0;

  constructor(context: RouteContext) {
    this.#context = context;
  }

  add(line: BotLine): void {
    this.#lines.add(line);
    line.out.once('close', () => {
      this.#lines.delete(line);
      if (this.#lines.size === 0) this.close();
    });
    this.#timer ??= setInterval(() => this.look(), ROUND).unref();
    this.look();
  }

  close(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  look(): void {
    if (this.#looking || this.#lines.size === 0) return;
    this.#looking = true;
    this.#round()
      .catch((err: unknown) => this.#context.log.warn({ err }, 'programs not told'))
      .finally(() => {
        this.#looking = false;
      });
  }

  async #round(): Promise<void> {
    const { store, now } = this.#context;
    const lines = [...this.#lines];
    const seats = await store.tokens.seats([...new Set(lines.flatMap(({ person }) => person ?? []))]);
    for (const line of lines) await line.follow(seats.filter(({ person }) => person === line.person));
    if (now() - this.#notedAt < MINUTE) return;
    this.#notedAt = now();
    await store.tokens.used(
      lines.flatMap(({ token }) => token ?? []),
      now(),
    );
  }
}
