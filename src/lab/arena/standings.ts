import { addGame, type ColumnSpread, columnSpreads, makeColumns } from '../columns.ts';
import type { Result } from '../playout.ts';
import type { ShareInterval } from '../shares.ts';
import { pointColumns } from '../tally.ts';
import { type DealScore, pairedInterval } from './paired.ts';
import { ratings } from './ratings.ts';

/** Who sat where: entries are indices of bots; game number i used line-up i modulo their number. */
export type Seating = readonly (readonly number[])[];

export interface Standing {
  readonly bot: string;
  /** A bot that sits on two seats of a game has played it twice. */
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  /** Wins with draws in part, over games. */
  readonly share: number;
  /** The 95 % interval of the share, over deals. */
  readonly low: number;
  readonly high: number;
  /** How many times the share of a seat among equals. */
  readonly fair: number;
  readonly rating: { readonly mu: number; readonly sigma: number };
}

/** One row for each bot. */
export function standings(names: readonly string[], seating: Seating, results: readonly Result[]): Standing[] {
  const lineUpOf = (index: number): readonly number[] => seating[index % seating.length] ?? [];
  const rated = ratings(names.length, lineUpOf, results);
  const seats = seating[0]?.length ?? 1;
  return names.map((bot, i) => {
    const { deals, wins, draws, taken } = scores(i, seating.length, lineUpOf, results);
    const seatings = deals.reduce((sum, d) => sum + d.seatings, 0);
    const share = seatings === 0 ? 0 : deals.reduce((sum, d) => sum + d.points, 0) / seatings;
    const interval = pairedInterval(deals, taken);
    return { bot, games: seatings, wins, draws, share, ...interval, fair: share * seats, rating: rated[i] ?? { mu: 0, sigma: 0 } };
  });
}

/** The share of wins of each seat, over all bots; intervals over deals. */
export function seatShares(seats: number, lineUps: number, results: readonly Result[]): ShareInterval[] {
  return Array.from({ length: seats }, (_, seat) => {
    const { deals, taken } = scores(seat, lineUps, () => Array.from({ length: seats }, (_, s) => s), results);
    const points = deals.reduce((sum, d) => sum + d.points, 0);
    return { games: taken, share: points / Math.max(1, taken), ...pairedInterval(deals, taken) };
  });
}

/** Points by category of each bot. */
export function pointsByBot(bots: number, seating: Seating, results: readonly Result[]): Record<string, ColumnSpread>[] {
  return Array.from({ length: bots }, (_, bot) => {
    const columns = makeColumns();
    for (const { index, sheet, winners } of results) {
      const seats = (seating[index % seating.length] ?? []).flatMap((sitting, seat) => (sitting === bot ? [seat] : []));
      if (sheet && seats.length > 0) addGame(columns, pointColumns(sheet), seats, winners);
    }
    return columnSpreads(columns);
  });
}

/** What one bot did, deal by deal; `taken` is the number of games it took part in. */
function scores(bot: number, lineUps: number, lineUpOf: (index: number) => readonly number[], results: readonly Result[]) {
  const deals = new Map<number, DealScore>();
  const counted = { wins: 0, draws: 0, taken: 0 };
  for (const { index, winners } of results.toSorted((a, b) => a.index - b.index)) {
    const own = lineUpOf(index).flatMap((sitting, seat) => (sitting === bot ? [seat] : []));
    if (own.length === 0) continue;
    const won = own.filter((seat) => winners.includes(seat)).length;
    counted.taken++;
    counted[winners.length > 1 ? 'draws' : 'wins'] += won;
    const deal = Math.floor(index / lineUps);
    const { seatings, points } = deals.get(deal) ?? { seatings: 0, points: 0 };
    deals.set(deal, { seatings: seatings + own.length, points: points + won / Math.max(1, winners.length) });
  }
  return { deals: [...deals.values()], ...counted };
}
