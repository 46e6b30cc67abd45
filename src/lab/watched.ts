import type { Counts } from '../core/statistics.ts';
import { addGame, type ColumnSpread, columnSpreads, makeColumns } from './columns.ts';
import { type Distribution, put, type Spread, spread } from './distribution.ts';
import { addShare, makeShare, type Share, type ShareInterval, shareInterval } from './shares.ts';

/** What came of watching some games for what their packages count. */
export interface Watched {
  readonly games: number;
  readonly game: Readonly<Record<string, Spread>>;
  readonly seats: Readonly<Record<string, ColumnSpread>>;
  /** By trait and value: how often who had it won. */
  readonly traits: Readonly<Record<string, Readonly<Record<string, ShareInterval>>>>;
}

export function watching(seats: number): { add(counts: Counts, winners: readonly number[]): void; readonly watched: Watched } {
  const game = new Map<string, Distribution>();
  const columns = makeColumns();
  const traits = new Map<string, Map<string, Share>>();
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  let games = 0;
  const add = (counts: Counts, winners: readonly number[]): void => {
    games++;
    for (const [name, n] of Object.entries(counts.game))
      put(
        of(game, name, () => new Map<number, number>()),
        n,
      );
    addGame(columns, Object.entries(counts.seats), everybody, winners);
    for (const [name, values] of Object.entries(counts.traits)) {
      const shares = of(traits, name, () => new Map<string, Share>());
      for (const seat of everybody) addShare(of(shares, values[seat] ?? '', makeShare), seat, winners);
    }
  };
  return {
    add,
    get watched() {
      return { games, game: mapped(game, spread), seats: columnSpreads(columns), traits: mapped(traits, byValue) };
    },
  };
}

/** In the order of the words: results arrive in any order, and two runs must print the same. */
const byValue = (shares: Map<string, Share>): Record<string, ShareInterval> =>
  mapped(new Map([...shares].sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))), shareInterval);

const ORDER = ['first', 'second', 'third', 'fourth', 'fifth'];
/** first, second, third …; then area.3 before area.12. */
const rank = (value: string): number => {
  const place = ORDER.indexOf(value);
  return place >= 0 ? place : Number(/\d+$/.exec(value)?.[0] ?? 0);
};

function of<T>(map: Map<string, T>, key: string, make: () => T): T {
  const known = map.get(key) ?? make();
  map.set(key, known);
  return known;
}

const mapped = <T, R>(map: ReadonlyMap<string, T>, f: (x: T) => R): Record<string, R> =>
  Object.fromEntries([...map].map(([key, x]) => [key, f(x)]));
