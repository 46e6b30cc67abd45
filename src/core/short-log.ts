import { equal } from './equal.ts';
import type { AnyGame, Options, Seat } from './game.ts';
import { type Entry, type Happening, type Match, open, pending, replayEntry } from './match.ts';

/**
 * A log as whole numbers: each says which of all the moves listed at that moment it was, those of the seats that are asked one
 * after the other. A tenth of a record's size, and it replays only under rules that list the same moves.
 */
export type ShortLog = readonly number[];

/** Undefined where an entry is none of the moves listed. What was taken back must be left out. */
export function shorten(game: AnyGame, seats: number, options: Options, entries: readonly Entry[]): number[] | undefined {
  const state: unknown = game.setup(seats, options);
  const numbers: number[] = [];
  for (const { seat, move } of entries) {
    const number = all(game, state).findIndex((one) => one.seat === seat && equal(one.move, move));
    if (number < 0) return undefined;
    numbers.push(number);
    game.apply(state, seat, move);
  }
  return numbers;
}

/** Plays a short log and notes what happens; undefined if the rules do not know one of its moves. */
export function lengthen(game: AnyGame, seats: number, options: Options, numbers: ShortLog, happened: Happening[] = []): Match | undefined {
  const match = open(game, seats, options);
  for (const number of numbers) {
    const entry = all(game, match.state)[number];
    if (!entry || replayEntry(match, entry, happened)) return undefined;
  }
  return match;
}

function all(game: AnyGame, state: unknown): Entry[] {
  const due: readonly Seat[] = game.pending(state);
  return due.flatMap((seat) => game.moves(state, seat).map((move) => ({ seat, move })));
}

/** The one seat that is asked; undefined where it is nobody, chance, or several at once. */
export function asked(match: Match): Seat | undefined {
  const [seat, ...others] = pending(match);
  return seat !== undefined && seat >= 0 && others.length === 0 ? seat : undefined;
}
