import { clone } from './clone.ts';
import { equal } from './equal.ts';
import type { AnyGame, AnyMove, Seat, Viewer } from './game.ts';
import { seeded } from './rng.ts';

/** Enough worlds that a revealed card, known to be one of a handful before, is missed about once in a thousand. */
const WORLDS = 24;
/** No table has so many seats. */
const NOBODY = 99;

export const viewers = (seats: number): Viewer[] => [null, ...Array.from({ length: seats }, (_, seat) => seat)];

/** Whether anybody knows more after `entry` than before. */
export function learned(game: AnyGame, seats: number, before: unknown, after: unknown, entry: { seat: Seat; move: AnyMove }): boolean {
  return viewers(seats).some((viewer) => learnedBy(viewer, game, before, after, entry));
}

/**
 * Whether this viewer knows more. A viewer has learned nothing when every world that fitted its view
 * before the entry shows it, after the same entry, what it sees now: then it could have foretold all of it. This is
 * computed from views alone, so a game declares nothing.
 */
export function learnedBy(viewer: Viewer, game: AnyGame, before: unknown, after: unknown, entry: { seat: Seat; move: AnyMove }): boolean {
  const known = game.view(before, viewer);
  if (equal(known, before)) return false;
  const seen = game.view(after, viewer);
  // Nobody and each seat imagine worlds of their own.
  const rng = seeded(viewer ?? NOBODY);
  return Array.from({ length: WORLDS }).some(() => {
    const world = game.imagine(clone(known), viewer, rng);
    if (game.refusal(world, entry.seat, entry.move)) return true;
    game.apply(world, entry.seat, entry.move);
    return !equal(game.view(world, viewer), seen);
  });
}
