import type { Seat } from './game.ts';

/** Something that a player asks of the others at the table. */
export interface Asking {
  /** That all clocks stand still for a while; or to take the last step back, although somebody learned from it. */
  readonly what: 'pause' | 'take-back';
  readonly seat: Seat;
  /** The log length at which it was asked: a step that is not the last one any more is not taken back. */
  readonly n: number;
  /** Whose players have said yes. */
  readonly agreed: readonly Seat[];
}

/** A running table that no player looks at for so many days is closed. */
export const ABANDONED_DAYS = 30;

/** A table that nobody came to any more. */
export interface Closed {
  readonly at: number;
  /** The seats of people that everybody waited for: to them it may count as lost, to nobody else. */
  readonly by: readonly Seat[];
  /** A moderator closed it. */
  readonly house?: true;
}
