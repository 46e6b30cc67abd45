import { at } from '../../core/counts.ts';
import { must } from '../../core/must.ts';
import { PHASES } from './data.ts';
import type { Emit } from './events.ts';
import { freeAround, isOverrun } from './look.ts';
import { active, type State, seatsOf } from './state.ts';
import { CIRCLE_COUNT, circleId, HOUSES_AT, houseId, SAME_SIDE, size } from './town.ts';

/** Rats come and go, and houses are overrun and freed by them. */

/** The set of circles that would be the second on one side of a house this turn. Only five players have such circles. */
function doubled(s: State): number {
  if (seatsOf(s) < 5 || s.fresh === 0) return 0;
  let set = 0;
  for (let circle = 0; circle < CIRCLE_COUNT; circle++) if (s.fresh & (1 << circle)) set |= at(SAME_SIDE, circle);
  return set;
}

/** Where the next rat may go: free circles, and no second one on a side while another place is free. */
export function choosable(s: State): number {
  const free = freeAround(s, s.house);
  const apart = free & ~doubled(s);
  return apart === 0 ? free : apart;
}

export function placeRat(s: State, circle: number, emit?: Emit): void {
  s.rats |= 1 << circle;
  s.fresh |= 1 << circle;
  s.left--;
  emit?.({ type: 'rat-placed', seat: active(s), house: houseId(s.house), circle: circleId(circle) });
  const houses = must(HOUSES_AT[circle]);
  for (let i = 0; i < houses.length; i++) {
    const house = must(houses[i]);
    if (isOverrun(s, house)) takeKing(s, house, circle, emit);
  }
}

/** Once no king waits any more the phase is ending, and further houses get none. */
function takeKing(s: State, house: number, circle: number, emit: Emit | undefined): void {
  const king = s.kings === 0 ? 'none' : s.kings === 1 && s.phase === PHASES ? 'emperor' : 'king';
  if (s.kings > 0) {
    s.kings--;
    s.kinged |= 1 << house;
  }
  emit?.({ type: 'overrun', house: houseId(house), circle: circleId(circle), king, kings: s.kings });
}

/** The cat takes a rat: kings of houses that are free again go back to those that wait. */
export function catchRat(s: State, circle: number, emit?: Emit): void {
  const bit = 1 << circle;
  s.rats &= ~bit;
  emit?.({ type: 'rat-caught', seat: s.seat, circle: circleId(circle) });
  const houses = must(HOUSES_AT[circle]);
  for (let i = 0; i < houses.length; i++) {
    const house = must(houses[i]);
    if (freeAround(s, house) !== bit) continue;
    const king = (s.kinged >> house) & 1 ? 1 : 0;
    s.kinged &= ~(1 << house);
    s.kings += king;
    emit?.({ type: 'freed', house: houseId(house), king, kings: s.kings });
  }
}

/** Places the rats that leave no choice. Whether a choice is left: then the active player is asked. */
export function placeForced(s: State, emit?: Emit): boolean {
  while (s.left > 0) {
    const free = freeAround(s, s.house);
    if (free === 0) {
      const n = s.left;
      s.left = 0;
      emit?.({ type: 'rats-strayed', house: houseId(s.house), n });
      return false;
    }
    const places = choosable(s);
    const forced = (places & (places - 1)) === 0 || size(free) <= s.left;
    if (!forced) return true;
    placeRat(s, 31 - Math.clz32(places & -places), emit);
  }
  return false;
}
