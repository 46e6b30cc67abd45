import type { Player } from './games.ts';

interface Ranked {
  readonly player: Player;
  readonly points: number;
}

/** Rounds of looking for better neighbours; a few are enough, since each makes the whole better. */
const LOOKS = 40;

/**
 * Tables of several seats from a list that divides evenly. Neighbours in the standings sit together; then two people change tables wherever
 * fewer meet again by it, or as few who are closer to each other in points.
 */
export function groups(ranked: readonly Ranked[], seats: number, met: (a: Player, b: Player) => number): Player[][] {
  const tables = Array.from({ length: ranked.length / seats }, (_, t) => first(ranked, t, seats));
  const worth = (table: readonly Ranked[]): number => cost(table, met);
  for (let look = 0; look < LOOKS; look++) {
    const change = bestChange(tables, worth);
    if (!change) break;
    const { a, i, b, j } = change;
    swap(a, i, b, j);
  }
  return tables.map((table) => table.map(({ player }) => player));
}

/** While all are level everybody sits with people from the whole list: who entered together may know each other well enough. */
function first(ranked: readonly Ranked[], t: number, seats: number): Ranked[] {
  const level = ranked.every(({ points }) => points === ranked[0]?.points);
  const count = ranked.length / seats;
  return ranked.filter((_, i) => (level ? i % count === t : Math.floor(i / seats) === t));
}

/** Whoever meets again costs more than any distance in points, and the third time more than the second. */
function cost(table: readonly Ranked[], met: (a: Player, b: Player) => number): number {
  let sum = 0;
  for (const [i, a] of table.entries())
    for (const b of table.slice(i + 1)) sum += met(a.player, b.player) ** 2 * 1e6 + Math.abs(a.points - b.points);
  return sum;
}

function swap(a: Ranked[], i: number, b: Ranked[], j: number): void {
  const [x, y] = [a[i], b[j]];
  if (!x || !y) return;
  a[i] = y;
  b[j] = x;
}

interface Change {
  readonly a: Ranked[];
  readonly i: number;
  readonly b: Ranked[];
  readonly j: number;
}

function bestChange(tables: readonly Ranked[][], worth: (table: readonly Ranked[]) => number): Change | undefined {
  let best: Change | undefined;
  let gain = 0;
  for (const [t, a] of tables.entries())
    for (const b of tables.slice(t + 1)) {
      const before = worth(a) + worth(b);
      for (let i = 0; i < a.length; i++)
        for (let j = 0; j < b.length; j++) {
          swap(a, i, b, j);
          const saved = before - worth(a) - worth(b);
          swap(a, i, b, j);
          if (saved <= gain) continue;
          gain = saved;
          best = { a, i, b, j };
        }
    }
  return best;
}
