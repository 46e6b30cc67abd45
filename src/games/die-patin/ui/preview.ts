import type { Seat } from '../../../core/game.ts';
import { INVASION_RATS, MISSIONS } from '../data.ts';
import { type Forecast, forecast, leaders, nestSize, standing } from '../look.ts';
import type { Move } from '../moves.ts';
import { due, NOBODY, type State } from '../state.ts';

/** What would come of a claim and of the missions; nothing here changes the position. */

/** The claim that is being prepared, by anybody. */
export function openClaim(s: State): { readonly seat: Seat; readonly area: number } | undefined {
  const task = s.todo.find(({ step }) => step === 'claim');
  return task && { seat: task.seat, area: task.at };
}

/** The rats as they would sit after a bribe or an invasion. */
function withRats(s: State, seat: Seat, move: Move): State {
  if (move.type !== 'recruit' && move.type !== 'expel' && move.type !== 'invade') return s;
  const { manhole } = move;
  const [rats, holder] = [s.rats.slice(), s.holder.slice()];
  const own = holder[manhole] === seat;
  if (move.type === 'expel') rats[manhole] = (rats[manhole] ?? 0) - 1;
  else {
    const come = move.type === 'recruit' ? 1 : Math.min(INVASION_RATS, s.stock[seat] ?? 0);
    rats[manhole] = (own ? (rats[manhole] ?? 0) : 0) + come;
    holder[manhole] = seat;
  }
  if (rats[manhole] === 0) holder[manhole] = NOBODY;
  return { ...s, rats, holder };
}

/** How the open claim would end, now or after one more step. */
export function claimAfter(s: State, move?: Move): (Forecast & { readonly seat: Seat; readonly area: number }) | undefined {
  const claim = openClaim(s);
  if (!claim) return undefined;
  const after = move ? withRats(s, claim.seat, move) : s;
  return { ...claim, ...forecast(after, claim.seat, claim.area) };
}

/** How a figure of so much power would stand in an area, the moment it comes. */
export function arrival(s: State, seat: Seat, area: number, joining: number): Forecast {
  const now = forecast(s, seat, area);
  return { ...now, power: now.power + joining };
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
  const [first = 0] = seats;
  const n = standing(s, first, mission);
  const others = s.loot.map((_, seat) => (seats.includes(seat) ? 0 : standing(s, seat, mission)));
  return { seats, n, lead: seats.length > 1 ? 0 : n - Math.max(0, ...others) };
}

/** How a mission would stand once the open claim succeeds; undefined if it would not or nothing would change. */
export function missionAfter(s: State, mission: number): Standing | undefined {
  const claim = claimAfter(s);
  if (!claim || claim.power <= claim.theirs) return undefined;
  const owner = s.owner.with(claim.area, claim.seat);
  const then = standingOf({ ...s, owner, rooms: s.rooms.with(claim.area, NOBODY) }, mission);
  const now = standingOf(s, mission);
  const same = now.n === then.n && now.seats.join() === then.seats.join();
  return same ? undefined : then;
}

/** Whether the one who leads has scored this mission before and so bars it to everybody. */
export const isBarred = (s: State, mission: number, { seats }: Standing): boolean =>
  seats.length === 1 && (s.scored[(seats[0] ?? 0) * MISSIONS.length + mission] ?? 0) > 0;

/** The rats that a step would drive away from and bring to its manhole. */
export function changeBy(s: State, seat: Seat, move: Move): { readonly gone: number; readonly come: number } {
  if (move.type === 'recruit') return { gone: 0, come: 1 };
  if (move.type === 'expel') return { gone: 1, come: 0 };
  if (move.type === 'lift') return { gone: 1, come: 0 };
  if (move.type === 'nest') return { gone: 0, come: nestSize(due(s)?.left ?? 1) };
  if (move.type !== 'invade') return { gone: 0, come: 0 };
  const own = s.holder[move.manhole] === seat;
  return { gone: own ? 0 : (s.rats[move.manhole] ?? 0), come: Math.min(INVASION_RATS, s.stock[seat] ?? 0) };
}
