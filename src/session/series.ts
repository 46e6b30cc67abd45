import { most } from './points.ts';

/** Several games of the same people: everybody's points by seats, as they were before the game at this table. */
export interface Series {
  /** Of so many games at most. */
  readonly best: number;
  /** Which of them this table plays, from 1 on. */
  readonly game: number;
  readonly points: readonly number[];
}

export const beginSeries = (best: number, seats: number): Series => ({ best, game: 1, points: Array<number>(seats).fill(0) });

/** Everybody's points after the game at this table. */
export const pointsAfter = ({ points }: Series, gained: readonly number[]): number[] => points.map((p, seat) => p + (gained[seat] ?? 0));

/** Nothing is left to be played, or nobody can catch up with the first any more. */
export function isDecided(series: Series, points: readonly number[]): boolean {
  const [first = 0, second = 0] = points.toSorted((a, b) => b - a);
  return first - second > (series.best - series.game) * most(points.length) || series.game >= series.best;
}

/** The next game, at which everybody sits one seat further: whoever sat at seat 1 begins. */
export const nextGame = (series: Series, points: readonly number[]): Series => ({
  best: series.best,
  game: series.game + 1,
  points: points.map((_, seat) => points[(seat + 1) % points.length] ?? 0),
});

/** Who is ahead, several if they are level. */
export const leaders = (points: readonly number[]): number[] => {
  const best = Math.max(...points);
  return points.flatMap((p, seat) => (p === best ? [seat] : []));
};
