import type { Result } from '../playout.ts';
import type { Seating } from './standings.ts';

/** For each bot and each rival: its share of the wins that fell to either of the two; undefined where neither won. */
export function duels(bots: number, seating: Seating, results: readonly Result[]): (number | undefined)[][] {
  const wins = Array.from({ length: bots }, () => Array<number>(bots).fill(0));
  for (const { index, winners } of results) {
    const lineUp = seating[index % seating.length] ?? [];
    for (const seat of winners) {
      const row = wins[lineUp[seat] ?? -1];
      for (const rival of new Set(lineUp)) if (row) row[rival] = (row[rival] ?? 0) + 1 / winners.length;
    }
  }
  const between = (a: number, b: number): number => wins[a]?.[b] ?? 0;
  return wins.map((_, a) =>
    wins.map((_, b) => {
      const both = between(a, b) + between(b, a);
      return a === b || both === 0 ? undefined : between(a, b) / both;
    }),
  );
}
