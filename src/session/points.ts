import { winners } from '../core/sheet.ts';

/** How one game ended for everybody at the table, by seats. */
export interface Ending {
  readonly payoffs: readonly number[];
  readonly totals: readonly number[];
  /** The seats of those who did not play to the end: they are behind all others. */
  readonly fled: readonly number[];
}

/**
 * Two points for everybody who is behind me, one for everybody who is level: a game of two is worth 2, 1 or 0. Whoever wins is before all
 * others, whatever the points say; the others are told apart by their points. Whoever fled has nothing.
 */
export function pointsOf({ payoffs, totals, fled }: Ending): number[] {
  const seats = payoffs.map((_, seat) => seat);
  const won = winners(payoffs);
  const rank = (seat: number): readonly number[] => {
    const isWinner = won.includes(seat);
    return [fled.includes(seat) ? 0 : 1, isWinner ? 1 : 0, isWinner || payoffs.length === 2 ? 0 : (totals[seat] ?? 0)];
  };
  const against = (me: number, other: number): number => 1 + Math.sign(compare(rank(me), rank(other)));
  return seats.map((me) => (fled.includes(me) ? 0 : sum(seats.filter((other) => other !== me).map((other) => against(me, other)))));
}

/** What a game for so many can bring at most. */
export const most = (seats: number): number => 2 * (seats - 1);

/** The first difference counts. */
export function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((x, i) => x !== b[i]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
