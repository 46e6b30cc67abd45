import { at } from '../../../../core/counts.ts';
import type { Seat } from '../../../../core/game.ts';
import { must } from '../../../../core/must.ts';
import { type Forecast, forecast, leaders, scoredIn, standing } from '../../look.ts';
import type { State } from '../../state.ts';

/** How a claim and the missions stand, and what changes between two positions that the rules have made. */

/** The claim that is being prepared, by anybody. */
export function openClaim(s: State): { readonly seat: Seat; readonly area: number } | undefined {
  const task = s.todo.find(({ step }) => step === 'claim');
  return task && { seat: task.seat, area: task.at };
}

/** How the open claim stands in this position. */
export function claimIn(s: State): (Forecast & { readonly seat: Seat; readonly area: number }) | undefined {
  const claim = openClaim(s);
  return claim && { ...claim, ...forecast(s, claim.seat, claim.area) };
}

export interface Standing {
  /** Everybody who is ahead; several are level. */
  readonly seats: readonly Seat[];
  readonly n: number;
  /** By how much the one who is ahead leads the next. */
  readonly lead: number;
}

export function standingOf(s: State, mission: number): Standing {
  const seats = leaders(s, mission);
  const n = standing(s, must(seats[0]), mission);
  const others = s.loot.map((_, seat) => (seats.includes(seat) ? 0 : standing(s, seat, mission)));
  return { seats, n, lead: seats.length > 1 ? 0 : n - Math.max(0, ...others) };
}

/** How a mission would stand at the end of a turn; undefined if that changes nothing. */
export function changeIn(now: State, end: State | undefined, mission: number): Standing | undefined {
  if (!end) return undefined;
  const [before, then] = [standingOf(now, mission), standingOf(end, mission)];
  return before.n === then.n && before.seats.join() === then.seats.join() ? undefined : then;
}

/** Whether the one who leads has scored this mission before and so bars it to everybody. */
export const isBarred = (s: State, mission: number, { seats }: Standing): boolean =>
  seats.length === 1 && scoredIn(s, must(seats[0]), mission) > 0;

/** The rats that leave a manhole and come to it between two positions. */
export function ratsBetween(before: State, after: State, manhole: number): { readonly gone: number; readonly come: number } {
  const [was, is] = [at(before.rats, manhole), at(after.rats, manhole)];
  const same = before.holder[manhole] === after.holder[manhole];
  return { gone: same ? Math.max(0, was - is) : was, come: same ? Math.max(0, is - was) : is };
}
