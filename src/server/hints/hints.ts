import type { Seat } from '../../core/game.ts';

/** Who is at a table by way of one server: which players, and how many look on. */
export interface Here {
  readonly online: readonly Seat[];
  readonly spectators: number;
  /** Of those players, whose pages are all in the background. */
  readonly away?: readonly Seat[];
}

export const NOBODY: Here = { online: [], spectators: 0 };

/** What the other servers say. */
export interface Hearing {
  /** These logs are so long by now, and of these tables something else is different: seats, status, what was said. */
  changed(logs: ReadonlyMap<string, number>, tables: readonly string[]): void;
  /** Something may have been missed: whatever is remembered is to be compared with the store. */
  compare(): void;
  /** Everybody who is here is to be told again. */
  roll(): void;
  /** Who is at these tables elsewhere has changed. */
  presence(tables: readonly string[]): void;
}

/** Somebody who waited has found a seat, by way of another server. */
type Seated = () => void;

/**
 * What servers on one database tell each other. All of it is a hint: the store is the truth, hints may be lost, and whoever hears one
 * reads what is stored. A server that is alone with its database has nobody to tell.
 */
export interface Hints {
  /** The log of the table is so long now. */
  moved(table: string, length: number): void;
  /** Something else about the table has changed. */
  changed(table: string): void;
  /** Who is at the table by way of this server, whenever that changes. */
  here(table: string, here: Here): void;
  /** Who is at the table by way of all others. */
  elsewhere(table: string): Here;
  /** People who waited have found seats. */
  seated(): void;
  onSeated(heard: Seated): void;
  start(hearing: Hearing): void;
  close(): Promise<void>;
}

export const alone: Hints = {
  moved: () => undefined,
  changed: () => undefined,
  here: () => undefined,
  elsewhere: () => NOBODY,
  seated: () => undefined,
  onSeated: () => undefined,
  start: () => undefined,
  close: async () => undefined,
};
