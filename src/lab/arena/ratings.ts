import { type Rating, rate, rating } from 'openskill';
import type { Result } from '../playout.ts';

/** Beliefs about strength move by what was seen alone: bots do not change from game to game. */
const SETTINGS = { tau: 0 };

/** Ratings by Plackett and Luce as openskill has them; results are taken in the order of play, whatever order they arrived in. */
export function ratings(bots: number, lineUpOf: (index: number) => readonly number[], results: readonly Result[]): Rating[] {
  const all = Array.from({ length: bots }, () => rating());
  for (const { index, ending, winners } of results.toSorted((a, b) => a.index - b.index)) {
    if (ending === undefined) continue;
    const lineUp = lineUpOf(index);
    const teams = lineUp.map((bot) => [all[bot] ?? rating()]);
    const rank = lineUp.map((_, seat) => (winners.includes(seat) ? 1 : 2));
    const after = rate(teams, { ...SETTINGS, rank }).map(([r]) => r ?? rating());
    for (const bot of new Set(lineUp))
      all[bot] = merged(
        all[bot] ?? rating(),
        after.filter((_, seat) => lineUp[seat] === bot),
      ); // one bot, several seats
  }
  return all.map(({ mu, sigma }) => ({ mu: rounded(mu), sigma: rounded(sigma) }));
}

/** A bot on several seats learns from each of them. */
function merged(before: Rating, after: readonly Rating[]): Rating {
  return after.reduce((r, { mu, sigma }) => ({ mu: r.mu + mu - before.mu, sigma: r.sigma * (sigma / before.sigma) }), before);
}

const rounded = (n: number): number => Math.round(1000 * n) / 1000;
