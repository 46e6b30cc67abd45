import { copyState } from '../../core/clone.ts';
import { type AnyGame, type AnyMove, CHANCE, type Rng, type Seat } from '../../core/game.ts';
import { fork, seeded } from '../../core/rng.ts';
import { winners } from '../../core/sheet.ts';
import type { Outlook } from './trial.ts';

/** No game of ours is that long. */
const LONGEST = 2_000;

/** Games imagined from one point of view and played to their very end. */
export interface FarLook {
  readonly outlook: Outlook;
  /** Played in each world before anybody chooses. */
  readonly first: AnyMove | undefined;
  readonly seeds: Rng;
  /** What each seat got, game by game. */
  readonly shares: (readonly number[])[];
}

/**
 * Everybody plays by the game's advice alone. The search sees a round ahead and sees it well; this sees everything, dimly.
 * Same seed: same worlds, same luck.
 */
export const makeFar = (outlook: Outlook, seed: number, first?: AnyMove): FarLook => ({ outlook, first, seeds: seeded(seed), shares: [] });

/** Plays on until there are so many games. */
export function playFar({ outlook: { game, view, seat }, first, seeds, shares }: FarLook, games: number): FarLook['shares'] {
  const seats = game.sheet(view).totals.length;
  while (shares.length < games) {
    const rng = seeded(fork(seeds));
    const world: unknown = game.imagine(copyState(game, view), seat, rng);
    if (first) game.apply(world, seat, first);
    shares.push(sharesIn(game, playToEnd(game, world, rng), seats));
  }
  return shares;
}

function playToEnd(game: AnyGame, start: unknown, rng: Rng): unknown {
  let world = start;
  for (let steps = 0; steps < LONGEST; steps += 1) {
    const [seat] = game.pending(world) as readonly Seat[];
    if (seat === undefined) break;
    if (seat === CHANCE) game.apply(world, CHANCE, game.roll(world, rng));
    else world = afterBest(game, world, seat, rng);
  }
  return world;
}

/**
 * The world after the move that the advice likes best; after any, where there is no advice. All moves are looked at: with a sample of
 * Rattenscharf's two hundred the rival overlooked the reply that made a blunder one.
 */
function afterBest(game: AnyGame, world: unknown, seat: Seat, rng: Rng): unknown {
  const moves = game.moves(world, seat) as readonly AnyMove[];
  // The place to begin at is random, so that of moves that are alike any may be taken.
  const start = rng(moves.length);
  const [first, ...others] = [...moves.slice(start), ...moves.slice(0, start)];
  if (!first) return world;
  const { advice } = game;
  if (!advice || others.length === 0) {
    game.apply(world, seat, first);
    return world;
  }
  let best: unknown = world;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of [first, ...others]) {
    const next = copyState(game, world);
    game.apply(next, seat, move);
    const value = advice.value(next, seat);
    if (value > most) [best, most] = [next, value];
  }
  return best;
}

function sharesIn(game: AnyGame, world: unknown, seats: number): number[] {
  if (game.pending(world).length > 0) return Array<number>(seats).fill(1 / seats);
  const won = winners(game.payoffs(world));
  return Array.from({ length: seats }, (_, seat) => (won.includes(seat) ? 1 / won.length : 0));
}
