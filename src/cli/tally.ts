import type { Result } from './playout.ts';

export interface Tally {
  readonly finished: number;
  readonly entries: number;
  readonly moves: number;
  readonly endings: Readonly<Record<string, number>>;
  /** Games that the seat alone has won. */
  readonly wins: readonly number[];
  readonly draws: number;
}

/** Counts results; the order in which they arrive makes no difference. */
export function tally(seats: number): { add(result: Result): void; readonly tally: Tally } {
  const t = { finished: 0, entries: 0, moves: 0, draws: 0 };
  const wins = Array<number>(seats).fill(0);
  const endings = new Map<string, number>();
  const add = ({ entries, moves, ending, winners }: Result): void => {
    t.entries += entries;
    t.moves += moves;
    if (ending === undefined) return;
    t.finished++;
    endings.set(ending, (endings.get(ending) ?? 0) + 1);
    const [first] = winners;
    if (winners.length > 1) t.draws++;
    else if (first !== undefined) wins[first] = (wins[first] ?? 0) + 1;
  };
  return {
    add,
    get tally() {
      return { ...t, wins, endings: Object.fromEntries([...endings].sort(([a], [b]) => (a < b ? -1 : 1))) };
    },
  };
}
