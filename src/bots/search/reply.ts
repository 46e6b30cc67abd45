import { copyState } from '../../core/clone.ts';
import type { AnyMove, Rng, Seat } from '../../core/game.ts';
import { pick } from '../../core/rng.ts';
import type { Thought } from './thought.ts';

/** A seat looks at all of its moves in a playout if they are not more; else at some taken at random and some that did well before. */
const ALL = 24;
const GLANCES = 8;
const FAVOURITES = 6;

/**
 * What moves were worth when last looked at in this search. The worlds of one search are much alike, so what was good in one
 * of them is worth a look in the next. Moves are known by identity: only games that list the same object for the same move
 * gain by it, and nobody loses.
 */
export type History = Map<AnyMove, number>;

/** The quick answer of a seat in a playout: the best of a few moves. The world given may be used up. */
export function reply({ game, history }: Pick<Thought, 'game' | 'history'>, world: unknown, seat: Seat, rng: Rng, look = glance): unknown {
  const moves = game.moves(world, seat);
  const { advice } = game;
  if (!advice || moves.length === 1) {
    game.apply(world, seat, pick(moves, rng));
    return world;
  }
  let best: unknown = world;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of look(moves, rng, history)) {
    const next = copyState(game, world);
    game.apply(next, seat, move);
    const value = advice.value(next, seat);
    history.set(move, value);
    if (value > most) [best, most] = [next, value];
  }
  return best;
}

/** Where there are many moves: those that did well before, and so many others. */
export function glance(moves: readonly AnyMove[], rng: Rng, history: History, others = GLANCES): Iterable<AnyMove> {
  if (moves.length <= Math.max(ALL, others)) return moves;
  const chosen = new Set(favourites(moves, history, FAVOURITES));
  // Evenly spread over the list from a random start, because neighbours in a list are often alike.
  const start = rng(moves.length);
  for (let i = 0; i < others; i += 1) {
    const move = moves[(start + Math.floor((i * moves.length) / others)) % moves.length];
    if (move) chosen.add(move);
  }
  return chosen;
}

/** So many of the moves with the best history, best first. */
export function favourites(moves: readonly AnyMove[], history: History, most: number): AnyMove[] {
  const best: { readonly move: AnyMove; readonly value: number }[] = [];
  for (const move of moves) {
    const value = history.get(move);
    if (value === undefined || value <= (best[most - 1]?.value ?? Number.NEGATIVE_INFINITY)) continue;
    const place = best.findIndex((other) => other.value < value);
    best.splice(place === -1 ? best.length : place, 0, { move, value });
    best.length = Math.min(best.length, most);
  }
  return best.map(({ move }) => move);
}
