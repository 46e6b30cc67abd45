import type { Seat } from '../core/game.ts';
import { type Distribution, put, type Spread, spread, total } from './distribution.ts';

/** One number a player, over many games: of all players, and of those who won. */
interface Column {
  readonly all: Distribution;
  readonly winners: Distribution;
  /** Its place among the others; games come in any order, and two runs must print the same. */
  place: number;
}

/** Columns by name. */
export interface Columns {
  readonly columns: Map<string, Column>;
  players: number;
  winners: number;
}

export interface ColumnSpread {
  readonly all: Spread;
  readonly winners: Spread;
}

export const makeColumns = (): Columns => ({ columns: new Map(), players: 0, winners: 0 });

/** Adds one game; `named` has a number for each seat under each name. Only the given seats count. */
export function addGame(
  to: Columns,
  named: readonly (readonly [string, readonly number[]])[],
  seats: readonly Seat[],
  winners: readonly Seat[],
): void {
  const won = seats.filter((seat) => winners.includes(seat));
  to.players += seats.length;
  to.winners += won.length;
  for (const [place, [name, values]] of named.entries()) {
    const column = columnOf(to, name);
    column.place = Math.min(column.place, place);
    for (const seat of seats) put(column.all, values[seat] ?? 0);
    for (const seat of won) put(column.winners, values[seat] ?? 0);
  }
}

function columnOf({ columns }: Columns, name: string): Column {
  const known = columns.get(name) ?? { all: new Map(), winners: new Map(), place: Number.POSITIVE_INFINITY };
  columns.set(name, known);
  return known;
}

/** A game that lacks a column, such as the points of a scoring that did not take place, had nothing in it. */
export function columnSpreads({ columns, players, winners }: Columns): Record<string, ColumnSpread> {
  const whole = (column: Distribution, n: number): Distribution => {
    const filled = new Map(column);
    put(filled, 0, n - total(column));
    return filled;
  };
  const ordered = [...columns].sort(([a, x], [b, y]) => x.place - y.place || (a < b ? -1 : 1));
  return Object.fromEntries(
    ordered.map(([name, c]) => [name, { all: spread(whole(c.all, players)), winners: spread(whole(c.winners, winners)) }]),
  );
}
