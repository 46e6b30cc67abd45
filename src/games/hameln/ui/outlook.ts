import { at } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { GOODS, type GoodName } from '../data.ts';
import { freeAround, isOverrun, isSoldOut, lackOf, wouldFall } from '../look.ts';
import { NONE, type State } from '../state.ts';
import { GOOD, HOUSE_COUNT, PRICE, size } from '../town.ts';

/** What a draft would lead to, for those who want to know before. */

const HOUSES = Array.from({ length: HOUSE_COUNT }, (_, house) => house);

/** Houses that are overrun in the second position only. */
export const newlyOverrun = (before: State, after: State): number[] =>
  before.rats === after.rats ? [] : HOUSES.filter((house) => isOverrun(after, house) && !isOverrun(before, house));

/** Who would lose what if the game were scored with this house overrun. */
export interface Danger {
  readonly house: number;
  readonly seats: readonly Seat[];
  readonly points: number;
}

export const dangers = (before: State, after: State): Danger[] =>
  newlyOverrun(before, after).map((house) => ({ house, seats: residents(after, house), points: at(PRICE, house) }));

/** The player of the man, and of the woman if it is another one. */
export function residents(s: State, house: number): Seat[] {
  const [man, woman] = [at(s.men, house), at(s.women, house)];
  return [man, woman].filter((seat, i) => seat !== NONE && (i === 0 || seat !== man));
}

/** What a house gives when it works. */
export interface Income {
  readonly man: Seat;
  readonly woman: Seat;
  /** Undefined for a florin each. */
  readonly good: GoodName | undefined;
  readonly soldOut: boolean;
  readonly noChild: boolean;
  readonly rats: number;
  readonly free: number;
  /** Whether its own rats would overrun it. */
  readonly falls: boolean;
}

export function incomeOf(s: State, house: number): Income {
  const good = GOODS[at(GOOD, house)];
  const woman = at(s.women, house);
  return {
    man: at(s.men, house),
    woman,
    good,
    soldOut: good !== undefined && isSoldOut(s, house),
    noChild: good !== undefined && lackOf(s, woman) !== undefined,
    rats: at(s.marker, house),
    free: size(freeAround(s, house)),
    falls: wouldFall(s, house),
  };
}

/** Houses where this seat's men, or women, live. */
export const homesOf = (s: State, seat: Seat, trade: State['trade']): number[] =>
  HOUSES.filter((house) => at(trade === 'men' ? s.men : s.women, house) === seat);
