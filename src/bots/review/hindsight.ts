import type { Verdict } from './judge.ts';
import type { Step } from './story.ts';

/**
 * What a later step of a turn gave away was there when the turn began, unless something that the seat could not foresee came between:
 * the first look was too far off to see it. Without this the graph would show a seat that has nothing and then loses much of it.
 */
export function withHindsight(verdicts: readonly Verdict[], steps: readonly Step[]): Verdict[] {
  const stretchAt = stretches(steps);
  const mistakes = verdicts.filter(({ lost }) => lost > 0);
  return verdicts.map((verdict) => {
    const ahead = mistakes.filter(({ n }) => n > verdict.n && stretchAt.get(n) === stretchAt.get(verdict.n));
    return lifted(verdict, Math.max(0, ...ahead.map(({ seat, chances }) => chances[seat] ?? 0)));
  });
}

/** Numbers the parts of turns in which nothing happened that the mover could not foresee, by position in the log. */
function stretches(steps: readonly Step[]): Map<number, number> {
  let stretch = 0;
  return new Map(
    steps.map(({ n, turn }, i) => {
      const last = steps[i - 1];
      if (last && (last.turn !== turn || last.surprising)) stretch += 1;
      return [n, stretch];
    }),
  );
}

/** The mover's chance raised to at least this, at the cost of the others. */
function lifted(verdict: Verdict, least: number): Verdict {
  const own = verdict.chances[verdict.seat];
  if (own === undefined || own >= least) return verdict;
  const left = (1 - least) / (1 - own);
  const chances = verdict.chances.map((chance, seat) => (seat === verdict.seat ? least : chance === undefined ? undefined : chance * left));
  return { ...verdict, chances };
}
