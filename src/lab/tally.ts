import { addGame, type ColumnSpread, columnSpreads, makeColumns } from './columns.ts';
import { type Distribution, put } from './distribution.ts';
import type { Result } from './playout.ts';
import { addShare, makeShare, type ShareInterval, shareInterval } from './shares.ts';
import { type Watched, watching } from './watched.ts';

export interface Tally {
  readonly finished: number;
  readonly entries: number;
  readonly moves: number;
  readonly endings: Readonly<Record<string, number>>;
  /** Games that the seat alone has won. */
  readonly wins: readonly number[];
  readonly draws: number;
  /** Moves of the players in a game. */
  readonly lengths: Distribution;
  /** Of each seat: wins, with draws in part. */
  readonly shares: readonly ShareInterval[];
  /** By category of the score sheet, and their `total`. */
  readonly points: Readonly<Record<string, ColumnSpread>>;
  readonly watched: Watched;
}

/** Counts results; the order in which they arrive makes no difference. */
export function tally(seats: number): { add(result: Result): void; readonly tally: Tally } {
  const t = { finished: 0, entries: 0, moves: 0, draws: 0 };
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const wins = everybody.map(() => 0);
  const shares = everybody.map(makeShare);
  const endings = new Map<string, number>();
  const lengths: Distribution = new Map();
  const points = makeColumns();
  const watch = watching(seats);
  const add = ({ entries, moves, ending, winners, sheet, counts }: Result): void => {
    t.entries += entries;
    t.moves += moves;
    if (ending === undefined) return;
    t.finished++;
    endings.set(ending, (endings.get(ending) ?? 0) + 1);
    put(lengths, moves);
    const [first] = winners;
    if (winners.length > 1) t.draws++;
    else if (first !== undefined) wins[first] = (wins[first] ?? 0) + 1;
    for (const seat of everybody) addShare(shares[seat] ?? makeShare(), seat, winners);
    if (sheet) addGame(points, pointColumns(sheet), everybody, winners);
    if (counts) watch.add(counts, winners);
  };
  return {
    add,
    get tally() {
      const sorted = Object.fromEntries([...endings].sort(([a], [b]) => (a < b ? -1 : 1)));
      const intervals = shares.map(shareInterval);
      return { ...t, wins, endings: sorted, lengths, shares: intervals, points: columnSpreads(points), watched: watch.watched };
    },
  };
}

/** A sheet's categories as columns, and the totals as one more. */
export function pointColumns({ categories, rows, totals }: NonNullable<Result['sheet']>): (readonly [string, readonly number[]])[] {
  return [...categories.map((category, i) => [category, rows.map((row) => row[i] ?? 0)] as const), ['total', totals] as const];
}
