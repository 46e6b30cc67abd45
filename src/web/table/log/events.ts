import type { AnyEvent, Seat } from '../../../core/game.ts';
import { type Happening, isTakenBack } from '../../../core/match.ts';

/** The positions in the log that were taken back. */
export function undoneIn(events: readonly Happening[]): ReadonlySet<number> {
  const undone = new Set<number>();
  for (const { n, event } of events) {
    if (isTakenBack(event)) for (let i = event.to; i < n; i++) undone.add(i);
  }
  return undone;
}

/** Who did it, where somebody did. */
export const seatOf = (event: AnyEvent): Seat | undefined => {
  const { seat } = event as { readonly seat?: unknown };
  return typeof seat === 'number' && seat >= 0 ? seat : undefined;
};
