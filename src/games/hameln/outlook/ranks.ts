import { at, sum } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { INFLUENCE_POINTS, TOP_STEP, TRAPS } from '../data.ts';
import { ranksAbove } from '../influence.ts';
import { trapsOf } from '../look.ts';
import { moneyTable } from '../score.ts';
import { type State, UNKNOWN } from '../state.ts';

/** The nearest place that is worth more: who holds it, how much is missing, and how many points it brings. */
export interface Step {
  readonly rival: Seat;
  readonly missing: number;
  readonly gain: number;
}

/** The seats from the richest down; of equals, whoever has more influence. */
const byMoney = (s: State): Seat[] => s.rank.toSorted((a, b) => at(s.money, b) - at(s.money, a));

/** Of rivals who stand alike, the last step over the first of them is one over all. */
function stepIn(places: readonly Seat[], table: readonly number[], seat: Seat, missing: (rival: Seat) => number): Step | undefined {
  const place = places.indexOf(seat);
  const better = places.slice(0, place).map((rival, i) => ({ rival, missing: missing(rival), gain: at(table, i) - at(table, place) }));
  const next = better.findLast(({ gain, missing: n }) => gain > 0 && Number.isFinite(n));
  return next && better.find((step) => step.missing === next.missing);
}

/** A florin more than the rival; as many are enough for whoever has more influence. */
export const nextInMoney = (s: State, seat: Seat): Step | undefined =>
  stepIn(byMoney(s), moneyTable(s), seat, (rival) => at(s.money, rival) - at(s.money, seat) + (ranksAbove(s, seat, rival) ? 0 : 1));

/** A step more than the rival: whoever comes to a step later stands below those who are there. From the top step nobody is pushed. */
export const nextInInfluence = (s: State, seat: Seat): Step | undefined =>
  stepIn(s.rank, INFLUENCE_POINTS, seat, (rival) =>
    at(s.influence, rival) < TOP_STEP ? at(s.influence, rival) + 1 - at(s.influence, seat) : Number.POSITIVE_INFINITY,
  );

/** The least and the most that the traps of a seat can be worth, by all that the view shows. */
export function trapRange(s: State, seat: Seat): readonly [number, number] {
  const own = trapsOf(s, seat);
  const known = own.filter((value) => value !== UNKNOWN);
  const blanks = own.length - known.length;
  if (blanks === 0) return [sum(known), sum(known)];
  const seen = s.traps.flat();
  const unseen = TRAPS.flatMap((count, i) => Array<number>(count - seen.filter((value) => value === i + 1).length).fill(i + 1));
  return [sum(known) + sum(unseen.slice(0, blanks)), sum(known) + sum(unseen.slice(-blanks))];
}
