import { copyState } from '../../core/clone.ts';
import { type AnyGame, type AnyMove, CHANCE, type Rng } from '../../core/game.ts';
import { fork, seeded } from '../../core/rng.ts';
import { winners } from '../../core/sheet.ts';
import { glance, type History, reply } from '../search/reply.ts';
import type { Outlook } from './trial.ts';

/**
 * How many of its moves a seat looks at where there are more: with 28 of Rattenscharf's two hundred, and none kept in mind, rivals
 * overlooked the reply that made a blunder one.
 */
const GLANCES = 48;
/** No game of ours is that long. */
const LONGEST = 2_000;

/** Games imagined from one point of view and played to their very end. */
export interface FarLook {
  readonly outlook: Outlook;
  /** Played in each world before anybody chooses. */
  readonly first: AnyMove | undefined;
  readonly seeds: Rng;
  /** What did well in one of the games is looked at in the others. */
  readonly history: History;
  /** What each seat got, game by game. */
  readonly shares: (readonly number[])[];
}

/**
 * Everybody plays by the game's advice alone. The search sees a round ahead and sees it well; this sees everything, dimly.
 * Same seed: same worlds, same luck.
 */
export const makeFar = (outlook: Outlook, seed: number, first?: AnyMove): FarLook => ({
  outlook,
  first,
  seeds: seeded(seed),
  history: new Map(),
  shares: [],
});

/** Plays on until there are so many games. */
export function playFar({ outlook: { game, view, seat }, first, seeds, history, shares }: FarLook, games: number): FarLook['shares'] {
  const seats = game.sheet(view).totals.length;
  while (shares.length < games) {
    const rng = seeded(fork(seeds));
    const world: unknown = game.imagine(copyState(game, view), seat, rng);
    if (first) game.apply(world, seat, first);
    shares.push(sharesIn(game, playToEnd(game, world, rng, history), seats));
  }
  return shares;
}

function playToEnd(game: AnyGame, start: unknown, rng: Rng, history: History): unknown {
  let world = start;
  for (let steps = 0; steps < LONGEST; steps += 1) {
    const [seat] = game.pending(world);
    if (seat === undefined) break;
    if (seat === CHANCE) game.apply(world, CHANCE, game.roll(world, rng));
    else world = reply({ game, history }, world, seat, rng, look);
  }
  return world;
}

/** Of moves that are alike the first is taken; so one begins anywhere in the list, or many games would go the same way. */
function look(moves: readonly AnyMove[], rng: Rng, history: History): Iterable<AnyMove> {
  const start = rng(moves.length);
  return glance([...moves.slice(start), ...moves.slice(0, start)], rng, history, GLANCES);
}

function sharesIn(game: AnyGame, world: unknown, seats: number): number[] {
  if (game.pending(world).length > 0) return Array<number>(seats).fill(1 / seats);
  const won = winners(game.payoffs(world));
  return Array.from({ length: seats }, (_, seat) => (won.includes(seat) ? 1 / won.length : 0));
}
