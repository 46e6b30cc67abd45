import type { AnyGame, AnyMove, Seat } from '../../core/game.ts';
import { seeded } from '../../core/rng.ts';
import { iterate } from '../search/search.ts';
import { type Thought, think } from '../search/thought.ts';
import { makeNode, type Node } from '../search/tree.ts';

/** One point of view: what a seat saw when it was looking. */
export interface Outlook {
  readonly game: AnyGame;
  readonly view: unknown;
  readonly seat: Seat;
}

/** Games imagined from one point of view, and how they went. */
export interface Exploration {
  readonly thought: Thought;
  readonly root: Node;
  readonly seat: Seat;
  /** What each seat got, summed over all games. */
  readonly sums: number[];
  /** What `seat` got in each game. */
  readonly own: number[];
}

/**
 * Explorations with the same seed imagine the same worlds in the same order and meet the same luck, so that two moves can be
 * compared game by game. `first` is played in each world before anybody chooses.
 */
export function explore({ game, view, seat }: Outlook, seed: number, first?: AnyMove): Exploration {
  const thought = think({ game, view, seat, budget: {}, rng: seeded(seed) });
  const imagine = (): unknown => {
    const world = thought.imagine();
    if (first) game.apply(world, seat, first);
    return world;
  };
  return { thought: { ...thought, imagine }, root: makeNode(), seat, sums: Array<number>(thought.seats).fill(0), own: [] };
}

/** Imagines so many games more. */
export function imagineOn({ thought, root, seat, sums, own }: Exploration, games: number): void {
  for (let i = 0; i < games; i += 1) {
    const worth = iterate(thought, root, own.length);
    for (let other = 0; other < sums.length; other += 1) sums[other] = (sums[other] ?? 0) + (worth[other] ?? 0);
    own.push(worth[seat] ?? 0);
  }
}

/** Everybody's share of the win, on average. */
export const chancesIn = ({ sums, own }: Exploration): number[] => sums.map((sum) => sum / Math.max(1, own.length));
