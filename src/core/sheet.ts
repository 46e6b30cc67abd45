/** Points by seat and category: one source for the page, the terminal and the interface for programs. */
export interface ScoreSheet {
  /** Why the game is over: the key of a text `ending.…`; undefined while it goes on. */
  readonly ending?: string;
  /** In the order of the columns; each is the key of a text `score.…`. */
  readonly categories: readonly string[];
  /** One row for each seat: the points in each category, in the same order. */
  readonly rows: readonly (readonly number[])[];
  readonly totals: readonly number[];
}

export function makeSheet(columns: Readonly<Record<string, readonly number[]>>, seats: number, ending?: string): ScoreSheet {
  const categories = Object.keys(columns);
  const rows = Array.from({ length: seats }, (_, seat) => categories.map((c) => columns[c]?.[seat] ?? 0));
  const totals = rows.map((row) => row.reduce((sum, points) => sum + points, 0));
  return ending === undefined ? { categories, rows, totals } : { ending, categories, rows, totals };
}

/** The seats with the highest payoff: one winner, or several who share a draw. */
export function winners(payoffs: readonly number[]): number[] {
  const best = Math.max(...payoffs);
  return payoffs.flatMap((p, seat) => (p === best ? [seat] : []));
}
