import type { AnyGame, AnyMove, Seat } from '../../core/game.ts';
import { seeded } from '../../core/rng.ts';
import { iterate } from '../search/explore.ts';
import { type Thought, think } from '../search/thought.ts';
import { makeNode, type Node } from '../search/tree.ts';

/** One point of view: what a seat saw when it was asked. */
export interface Outlook {
  readonly game: AnyGame;
  readonly view: unknown;
  readonly seat: Seat;
}

/** Games imagined from one point of view after one move, and how they went. */
export interface Trial {
  readonly thought: Thought;
  readonly root: Node;
  readonly seat: Seat;
  /** What each seat got, summed over all games. */
  readonly sums: number[];
  /** What `seat` got in each game. */
  readonly own: number[];
}

/**
 * Trials with the same seed imagine the same worlds in the same order and meet the same luck, so that two moves can be
 * compared game by game. `first` is played in each world before anybody chooses.
 */
export function makeTrial({ game, view, seat }: Outlook, seed: number, first?: AnyMove): Trial {
  const thought = think({ game, view, seat, budget: {}, rng: seeded(seed) });
  const imagine = (): unknown => {
    const world = thought.imagine();
    if (first) game.apply(world, seat, first);
    return world;
  };
  return { thought: { ...thought, imagine }, root: makeNode(), seat, sums: Array<number>(thought.seats).fill(0), own: [] };
}

/** Imagines so many games more. */
export function playOn({ thought, root, seat, sums, own }: Trial, games: number): void {
  for (let i = 0; i < games; i += 1) {
    iterate(thought, root, own.length, (_, worth) => {
      for (let other = 0; other < sums.length; other += 1) sums[other] = (sums[other] ?? 0) + (worth[other] ?? 0);
      own.push(worth[seat] ?? 0);
    });
  }
}

/** Everybody's share of the win, on average. */
export const chancesIn = ({ sums, own }: Trial): number[] => sums.map((sum) => sum / Math.max(1, own.length));
