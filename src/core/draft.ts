import { copyState } from './clone.ts';
import { equal } from './equal.ts';
import type { AnyEvent, AnyMove, Game, Seat } from './game.ts';
import { listed } from './listed.ts';
import { seeded } from './rng.ts';

/**
 * What somebody is about to do: moves that the rules allow one after the other, tried on a copy of what that seat sees. They can be
 * sent as one list, which the referee accepts as it is.
 */
export interface Draft<S, M> {
  /** Those of the wished moves that are legal, in order. */
  readonly moves: readonly M[];
  /**
   * The position after them, as far as the seat can foretell it. Nothing in it follows by itself or is drawn: it may be a position
   * in which the rules would not rest. Only where `open` has moves may the rules be asked about it.
   */
  readonly state: S;
  /** Every legal way to go on; [] once somebody else, chance, something hidden or something that follows by itself is due. */
  readonly open: readonly M[];
}

type Rules<S, M extends AnyMove, E extends AnyEvent> = Pick<
  Game<S, M, E>,
  'pending' | 'moves' | 'apply' | 'step' | 'copy' | 'view' | 'imagine'
>;

/**
 * Tries wishes one after the other; those that are not legal, or come after the end, are left out.
 *
 * A move is tried by `step` (`apply` where a game has none) on the view, and beside it in a world that could be the true one. The
 * draft goes on only where the two agree and where `apply` would do no more than `step`. So the author of a game says with `step`
 * how far a draft goes: what belongs to the decision itself is done there, what the table does in reply is left to what follows.
 * Where the two do not agree the move shows something that nobody could foretell: it is kept, but the position stays as it was.
 */
export function draft<S, M extends AnyMove, E extends AnyEvent>(
  game: Rules<S, M, E>,
  view: S,
  seat: Seat,
  wishes: readonly M[],
): Draft<S, M> {
  const step = game.step ?? game.apply;
  const moves: M[] = [];
  let state = copyState(game, view);
  let world = game.imagine(copyState(game, view), seat, seeded(seat));
  let open = game.moves(state, seat);
  for (const wish of wishes) {
    const move = listed(open, wish);
    if (!move) continue;
    const [after, other, done] = [copyState(game, state), copyState(game, world), copyState(game, world)];
    step(after, seat, move);
    step(other, seat, move);
    game.apply(done, seat, move);
    moves.push(move);
    const foretold = equal(game.view(other, seat), after);
    if (foretold) state = after;
    open = foretold && equal(other, done) && game.pending(done).includes(seat) ? game.moves(after, seat) : [];
    world = other;
  }
  return { moves, state, open };
}

/** What some moves lead to. */
export interface Foresight<S, E> {
  readonly state: S;
  readonly events: readonly E[];
}

/**
 * The position after moves of one's own with all that follows by itself, and what is told of it, seen from a view; undefined if
 * something hidden decides. Each must be listed when its turn comes, as those of a draft are.
 */
export function foresee<S, M extends AnyMove, E extends AnyEvent>(
  game: Rules<S, M, E>,
  view: S,
  seat: Seat,
  moves: readonly M[],
): Foresight<S, E> | undefined {
  const events: E[] = [];
  const told: E[] = [];
  const state = copyState(game, view);
  const world = game.imagine(copyState(game, view), seat, seeded(seat));
  for (const move of moves) {
    game.apply(state, seat, move, (event) => events.push(event));
    game.apply(world, seat, move, (event) => told.push(event));
  }
  return equal(game.view(world, seat), state) && equal(told, events) ? { state, events } : undefined;
}
