import type { AnyEvent, Seat } from './game.ts';
import type { Translated } from './text.ts';

/**
 * What of one game is worth counting beside its points, for designers who look at thousands. Names are words joined by hyphens,
 * such as `children-on-the-road`.
 */
export interface Counts {
  /** Numbers about the game as a whole. */
  readonly game: Readonly<Record<string, number>>;
  /** Numbers about each seat. */
  readonly seats: Readonly<Record<string, readonly number[]>>;
  /** What each seat was given that might help it to win, such as its start area: the key of a text, a place, or a word. */
  readonly traits: Readonly<Record<string, readonly string[]>>;
  /**
   * By kind and thing: how often players used what they may use, such as each house; what nobody used has a nought. A thing is the
   * key of a text, several of them joined by `+`, or a word.
   */
  readonly used?: Uses | undefined;
}

export type Uses = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Watches one game from its first event to its end. */
export interface Watch<S, E extends AnyEvent> {
  hear(event: E): void;
  /** Once the game is over. */
  counts(s: S): Counts;
}

/** The names of all that is counted, and of such values of traits as are neither texts of the game nor places. */
export type CountWords = Readonly<Record<string, Translated>>;

export interface Statistics<S, E extends AnyEvent> {
  readonly words: CountWords;
  watch(seats: number): Watch<S, E>;
}

/** Columns of noughts, one number a seat, to be counted up. */
export function seatCounts<K extends string>(seats: number, names: readonly K[]) {
  const columns = Object.fromEntries(names.map((name) => [name, Array<number>(seats).fill(0)])) as Record<K, number[]>;
  const add = (name: K, seat: Seat, n = 1): void => {
    const column = columns[name];
    if (seat in column) column[seat] = (column[seat] ?? 0) + n;
  };
  return { columns, add };
}

/** Noughts for all that may be used, by kind, to be counted up. What is not among it is nobody's choice and does not count. */
export function useCounts<K extends string>(things: Readonly<Record<K, readonly string[]>>) {
  const kinds = Object.entries<readonly string[]>(things);
  const used = Object.fromEntries(kinds.map(([kind, names]) => [kind, Object.fromEntries(names.map((name) => [name, 0]))]));
  const use = (kind: K, thing: string): void => {
    const counted = used[kind];
    if (counted && thing in counted) counted[thing] = (counted[thing] ?? 0) + 1;
  };
  return { used, use };
}

/** For each seat its place in an order of seats: `1` is the first. */
export const places = (order: readonly Seat[]): string[] => order.map((_, seat) => String(order.indexOf(seat) + 1));

/** The order round the table from the seat that begins. */
export const clockwise = (first: Seat, seats: number): Seat[] => Array.from({ length: seats }, (_, i) => (first + i) % seats);
