import type { Seat } from '../../../core/game.ts';
import type { Event } from '../events.ts';
import { penalty } from '../look.ts';

/** What one visit of the piper cost a player. */
export interface Account {
  readonly seat: Seat;
  /** Children that were paid for, at how much each. */
  readonly paid: number;
  readonly price: number;
  readonly florins: number;
  /** Children who went, and what each of them costs in the end. */
  readonly gone: readonly number[];
  readonly points: number;
}

/** By player, in the order in which they were asked; nothing for those who had no children. */
export function accountsOf(events: readonly Event[]): readonly Account[] {
  const accounts = new Map<Seat, Account>();
  for (const e of events) {
    if (e.type !== 'paid' && e.type !== 'went') continue;
    const before = accounts.get(e.seat) ?? { seat: e.seat, paid: 0, price: 0, florins: 0, gone: [], points: 0 };
    accounts.set(
      e.seat,
      e.type === 'paid'
        ? { ...before, paid: e.n, price: e.n === 0 ? 0 : e.florins / e.n, florins: e.florins }
        : { ...before, gone: Array.from({ length: e.n }, (_, i) => penalty(e.space + i)), points: e.points },
    );
  }
  return [...accounts.values()].filter(({ paid, gone }) => paid + gone.length > 0);
}
