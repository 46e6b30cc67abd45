import type { Series } from '../core/part.ts';
import { most } from './points.ts';

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

/** The series as it goes on after a game; undefined if it is decided, or there was none and nobody wants one of `best`. */
export function seriesAfter(series: Series | undefined, gained: readonly number[], best: number | undefined): Series | undefined {
  const points = series && pointsAfter(series, gained);
  if (series && points && !isDecided(series, points)) return nextGame(series, points);
  return best === undefined ? undefined : nextGame(beginSeries(best, gained.length), gained);
}

/** Who is ahead, several if they are level. */
export const leaders = (points: readonly number[]): number[] => {
  const best = Math.max(...points);
  return points.flatMap((p, seat) => (p === best ? [seat] : []));
};
