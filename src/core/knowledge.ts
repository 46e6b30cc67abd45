import { clone, copyState } from './clone.ts';
import { equal } from './equal.ts';
import { type AnyGame, type AnyMove, CHANCE, type Seat, type Viewer } from './game.ts';
import { seeded } from './rng.ts';

/** Enough worlds that a revealed card, known to be one of a handful before, is missed about once in a thousand. */
const WORLDS = 24;
/** As many of the mover's own, when others are asked: in each of them the others imagine so many fewer. */
const OWN_WORLDS = 2;
/** No table has so many seats. */
const NOBODY = 99;

/** Everybody who may look on, made once for each number of seats: who may take back is asked at every step. */
export function viewers(seats: number): readonly Viewer[] {
  const all = VIEWERS[seats] ?? [null, ...Array.from({ length: seats }, (_, seat) => seat)];
  VIEWERS[seats] = all;
  return all;
}
const VIEWERS: (readonly Viewer[])[] = [];

/**
 * Whether anybody knows more after `entry` than before, as far as the mover can tell: what is offered because of it must not tell
 * the mover what another holds. So the others are asked in worlds that the mover takes for possible, and one of them is enough.
 */
export function learned(game: AnyGame, seats: number, before: unknown, after: unknown, entry: { seat: Seat; move: AnyMove }): boolean {
  if (game.open) return false;
  const { seat, move } = entry;
  const others = viewers(seats).filter((viewer) => viewer !== seat);
  const known = game.view(before, seat);
  if (equal(known, before)) return others.some((viewer) => learnedBy(viewer, game, before, after, entry));
  const rng = seeded(seat);
  const shown = Array.from({ length: OWN_WORLDS }).some(() => {
    const world = game.imagine(clone(known), seat, rng);
    const then = clone(world);
    game.apply(then, seat, move);
    return others.some((viewer) => learnedBy(viewer, game, world, then, entry, WORLDS / OWN_WORLDS));
  });
  return shown || learnedBy(seat, game, before, after, entry);
}

/**
 * Whether this viewer knows more. A viewer has learned nothing when every world that fitted its view
 * before the entry shows it, after the same entry, what it sees now: then it could have foretold all of it. This is
 * computed from views alone, so a game declares nothing.
 */
export function learnedBy(
  viewer: Viewer,
  game: AnyGame,
  before: unknown,
  after: unknown,
  entry: { seat: Seat; move: AnyMove },
  worlds = WORLDS,
): boolean {
  const known = game.view(before, viewer);
  if (equal(known, before)) return false;
  const seen = game.view(after, viewer);
  // Nobody and each seat imagine worlds of their own.
  const rng = seeded(viewer ?? NOBODY);
  return Array.from({ length: worlds }).some(() => {
    const world = game.imagine(clone(known), viewer, rng);
    if (game.refusal(world, entry.seat, entry.move)) return true;
    game.apply(world, entry.seat, entry.move);
    return !equal(game.view(world, viewer), seen);
  });
}

/** Whether this viewer has seen something come out that was hidden before, by chance or by what somebody did. */
export function isNewTo(viewer: Viewer, game: AnyGame, before: unknown, after: unknown, entry: { seat: Seat; move: AnyMove }): boolean {
  if (entry.seat !== CHANCE) return learnedBy(viewer, game, before, after, entry);
  // What chance drew is new to whoever could tell it from another draw.
  const other = game.moves(before, CHANCE).find((move) => !equal(move, entry.move));
  if (!other) return false;
  const then = copyState(game, before);
  game.apply(then, CHANCE, other);
  return !equal(game.view(then, viewer), game.view(after, viewer));
}
