import * as clock from '../../core/clock.ts';
import type { StoredTable } from '../../store/rows.ts';
import type { ServerContext } from '../context.ts';
import type { Memory } from '../memory.ts';
import { seatsOf } from '../seats.ts';

/** A move that was on its way when the time was over is let in. */
const LATE = 300;
const HOUR = 3_600_000;

/** When the clocks of a table are looked at next; undefined if none runs. */
export function ringAt({ hours, now }: ServerContext, { clock: rules, clocks, status }: StoredTable): number | undefined {
  if (!rules || !clocks || status !== 'playing') return undefined;
  const end = clock.deadline(rules, clock.tick(rules, clocks, now(), hours.awake));
  return end === undefined ? undefined : end + LATE;
}

/** Asks for the job that looks whether somebody's time is over. */
export const ring = ({ jobs }: ServerContext, table: string, at: number): Promise<void> =>
  jobs.at(`clock/${table}`, at, 'clock', { table });

/** Who keeps the time of one table. */
export class Timekeeper {
  readonly #context: ServerContext;
  #at = Number.POSITIVE_INFINITY;
  #seenAt = Number.NEGATIVE_INFINITY;

  constructor(context: ServerContext) {
    this.#context = context;
  }

  /**
   * Nearly every move puts the next end further off, so the bell that is wound is left to ring: whoever hears it looks, and winds it
   * again. It may have rung at another server.
   */
  wind(table: StoredTable): void {
    const at = ringAt(this.#context, table);
    if (at === undefined || (this.#at <= at && this.#at > this.#context.now())) return;
    this.#at = at;
    ring(this.#context, table.id, at).catch((err: unknown) => {
      this.#at = Number.POSITIVE_INFINITY;
      this.#context.log.warn({ err, table: table.id }, 'clock not wound');
    });
  }

  /** It has rung. */
  rung(): void {
    this.#at = Number.POSITIVE_INFINITY;
  }

  /** A table at which players look is not abandoned; to know that within an hour is enough. */
  seen({ seats, table }: Memory, person: string | undefined): void {
    const now = this.#context.now();
    if (table.status !== 'playing' || now - this.#seenAt < HOUR || seatsOf(seats, person).length === 0) return;
    this.#seenAt = now;
    this.#context.store.hours.seen(table.id, now).catch((err: unknown) => this.#context.log.warn({ err }, 'look not noted'));
  }
}
