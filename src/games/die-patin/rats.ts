import type { Seat } from '../../core/game.ts';
import { manholesInPlay } from './board.ts';
import type { Emit } from './events.ts';
import type { RuleId } from './rule-ids.ts';
import { NOBODY, type State, seatsOf, task } from './state.ts';

/** Rats coming and going: what bribes, bonuses and the Invasion have in common. */

/** Why no rat of this seat may join this manhole; undefined if one may. */
export function recruitFault(s: State, seat: Seat, manhole: number): RuleId | undefined {
  const holder = s.holder[manhole];
  if (holder !== NOBODY && holder !== seat) return 'rat/foreign';
  if (s.stock[seat] === 0 && !hasRatsElsewhere(s, seat, manhole)) return 'rat/none-to-lift';
  return undefined;
}

/** Why there is nobody to drive away from this manhole. */
export function expelFault(s: State, seat: Seat, manhole: number): RuleId | undefined {
  const holder = s.holder[manhole];
  return holder === NOBODY || holder === seat ? 'expel/no-foreign-rat' : undefined;
}

export function hasRatsElsewhere(s: State, seat: Seat, manhole: number): boolean {
  const all = manholesInPlay(seatsOf(s));
  for (let i = 0; i < all.length; i++) if (all[i] !== manhole && s.holder[all[i] ?? 0] === seat) return true;
  return false;
}

/** Puts one rat down; with an empty stock the player still has to say from where it is lifted. */
export function recruit(s: State, seat: Seat, manhole: number, emit?: Emit): void {
  if (s.stock[seat] === 0) s.todo.push(task('lift', seat, manhole));
  else putDown(s, seat, manhole, emit);
}

export function putDown(s: State, seat: Seat, manhole: number, emit?: Emit): void {
  s.stock[seat] = (s.stock[seat] ?? 0) - 1;
  const rats = (s.rats[manhole] ?? 0) + 1;
  s.rats[manhole] = rats;
  s.holder[manhole] = seat;
  emit?.({ type: 'recruited', seat, manhole, rats });
}

/** Takes one rat from one manhole to another of the same seat. */
export function moveRat(s: State, seat: Seat, manhole: number, to: number, emit?: Emit): void {
  const left = (s.rats[manhole] ?? 0) - 1;
  s.rats[manhole] = left;
  if (left === 0) s.holder[manhole] = NOBODY;
  const rats = (s.rats[to] ?? 0) + 1;
  s.rats[to] = rats;
  s.holder[to] = seat;
  emit?.({ type: 'lifted', seat, manhole, to, rats });
}

/** Sends rats of a rival home, to its stock. */
export function expel(s: State, seat: Seat, manhole: number, gone: number, emit?: Emit): void {
  const rival = s.holder[manhole] ?? NOBODY;
  const rats = (s.rats[manhole] ?? 0) - gone;
  s.rats[manhole] = rats;
  if (rats === 0) s.holder[manhole] = NOBODY;
  s.stock[rival] = (s.stock[rival] ?? 0) + gone;
  emit?.({ type: 'expelled', seat, rival, manhole, gone, rats });
}
