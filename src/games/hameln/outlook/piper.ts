import { at } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { childPrice, childrenOf, isOverrun, penalty } from '../look.ts';
import type { State } from '../state.ts';
import { CLEANED, HOUSE_COUNT } from '../town.ts';

/** What the piper would ask of a family, and what becomes of it if it pays for as many as it can. */
export interface Reckoning {
  readonly seat: Seat;
  readonly children: number;
  /** Florins for all of them. */
  readonly cost: number;
  readonly purse: number;
  /** Children that nobody could pay for, and the points they cost on the road. */
  readonly lost: number;
  readonly points: number;
}

/** If the piper came now: in turn order, for whoever goes first walks the cheaper stretch of the road. While he asks, those still to be asked. */
export function piperComes(s: State): readonly Reckoning[] {
  const price = childPrice(s);
  let road = s.road.length;
  return s.order.slice(s.cause === null ? 0 : s.payer).map((seat) => {
    const [children, purse] = [childrenOf(s, seat), at(s.money, seat)];
    const lost = Math.max(0, children - Math.floor(purse / price));
    let points = 0;
    for (let i = 0; i < lost; i++) points += penalty(road++);
    return { seat, children, cost: children * price, purse, lost, points };
  });
}

/** Overrun houses that would be free again once he has cleaned his quarter. */
export function freedBy(s: State): number[] {
  const after = { ...s, rats: s.rats & ~at(CLEANED, s.piper) };
  return Array.from({ length: HOUSE_COUNT }, (_, house) => house).filter((house) => isOverrun(s, house) && !isOverrun(after, house));
}
