import type { Seat } from '../../core/game.ts';
import { MANHOLES, MISSIONS } from './data.ts';
import type { Emit } from './events.ts';
import { territory } from './power.ts';
import type { RuleId } from './rule-ids.ts';
import { NOBODY, type State, seatsOf } from './state.ts';

/** How far a seat has come in a mission, given by its place in MISSIONS. */
export function standing(s: State, seat: Seat, mission: number): number {
  switch (MISSIONS[mission]) {
    case 'areas':
      return territory(s, seat);
    case 'tallest':
      return tallest(s, seat);
    case 'manholes':
      return count(s.holder, seat);
    case 'backrooms':
      return count(s.rooms, seat);
    default:
      return s.loot[seat] ?? 0;
  }
}

function count(list: readonly number[], seat: Seat): number {
  let n = 0;
  for (let i = 0; i < list.length; i++) if (list[i] === seat) n++;
  return n;
}

/** The most rats on a single manhole. */
function tallest(s: State, seat: Seat): number {
  let most = 0;
  for (let m = 0; m < MANHOLES; m++) if (s.holder[m] === seat) most = Math.max(most, s.rats[m] ?? 0);
  return most;
}

/** Everybody who is ahead: one seat, or several that tie. */
export function leaders(s: State, mission: number): Seat[] {
  let most = -1;
  let ahead: Seat[] = [];
  for (let seat = 0; seat < seatsOf(s); seat++) {
    const n = standing(s, seat, mission);
    if (n > most) [most, ahead] = [n, [seat]];
    else if (n === most) ahead.push(seat);
  }
  return ahead;
}

/** The sole leader, or NOBODY: a tie is worth nothing to anybody. */
export function leader(s: State, mission: number): Seat {
  let most = -1;
  let ahead = NOBODY;
  for (let seat = 0; seat < seatsOf(s); seat++) {
    const n = standing(s, seat, mission);
    if (n > most) [most, ahead] = [n, seat];
    else if (n === most) ahead = NOBODY;
  }
  return ahead;
}

export const scoredIn = (s: State, seat: Seat, mission: number): number => s.scored[seat * MISSIONS.length + mission] ?? 0;

/** Why a seat may not score a mission now; undefined if it may. A leader who has scored it before still blocks it for the others. */
export function missionFault(s: State, seat: Seat, mission: number): RuleId | undefined {
  if (scoredIn(s, seat, mission) > 0) return 'mission/scored-before';
  const ahead = leader(s, mission);
  if (ahead === seat) return undefined;
  return leaders(s, mission).includes(seat) ? 'mission/tie' : 'mission/not-leading';
}

export function canScore(s: State, seat: Seat): boolean {
  for (let i = 0; i < MISSIONS.length; i++) if (!missionFault(s, seat, i)) return true;
  return false;
}

/** Says how the missions stand when a round is over. */
export function announce(s: State, emit: Emit): void {
  MISSIONS.forEach((mission, i) => {
    const seats = leaders(s, i);
    const [seat = NOBODY] = seats;
    const n = standing(s, seat, i);
    if (seats.length > 1) emit({ type: 'mission-tied', mission, seats, n });
    else emit({ type: scoredIn(s, seat, i) > 0 ? 'mission-blocked' : 'mission-led', mission, seat, n });
  });
}
