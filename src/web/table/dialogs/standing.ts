import type { Seat } from '../../../core/game.ts';
import type { ScoreSheet } from '../../../core/sheet.ts';

export interface Standing {
  /** From 1; equals share one. */
  readonly places: readonly number[];
  /** The seats, best first. */
  readonly order: readonly Seat[];
}

/** Who came where: the winners first, then by points. */
export function standingOf(winners: readonly Seat[], totals: readonly number[]): Standing {
  const worth = totals.map((total, seat) => (winners.includes(seat) ? Number.POSITIVE_INFINITY : total));
  const places = worth.map((own) => 1 + worth.filter((other) => other > own).length);
  const order = totals.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
  return { places, order };
}

/** So many points lie between a seat and who came next, for a winner, or who won, for anybody else; undefined where points did not decide. */
export function marginOf(seat: Seat, winners: readonly Seat[], totals: readonly number[]): number | undefined {
  const own = totals[seat] ?? 0;
  const others = totals.filter((_, other) => (winners.includes(seat) ? other !== seat : winners.includes(other)));
  const margin = winners.includes(seat) ? own - Math.max(...others) : Math.max(...others) - own;
  return margin > 0 ? margin : undefined;
}

/** The category in which the winner gained most on the reader, or on the next best; undefined where none did. */
export function decider(
  sheet: ScoreSheet,
  { order }: Standing,
  reader: Seat | undefined,
): { readonly category: string; readonly lead: number } | undefined {
  const [winner = 0, second = 0] = order;
  const rival = reader === undefined || reader === winner ? second : reader;
  // Where columns are not added up, as those that only break ties, none of them decides by itself.
  const added = [winner, rival].every((seat) => sheet.rows[seat]?.reduce((sum, n) => sum + n, 0) === sheet.totals[seat]);
  if (!added) return undefined;
  const leads = sheet.categories.map((category, i) => ({ category, lead: (sheet.rows[winner]?.[i] ?? 0) - (sheet.rows[rival]?.[i] ?? 0) }));
  const most = leads.reduce<(typeof leads)[number] | undefined>((best, one) => (best && best.lead >= one.lead ? best : one), undefined);
  return most && most.lead > 0 ? most : undefined;
}
