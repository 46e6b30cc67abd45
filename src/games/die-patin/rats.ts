import { add, at } from '../../core/counts.ts';
import type { Seat } from '../../core/game.ts';
import { must } from '../../core/must.ts';
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
  for (let i = 0; i < all.length; i++) if (all[i] !== manhole && s.holder[must(all[i])] === seat) return true;
  return false;
}

/** Puts one rat down; with an empty stock the player still has to say from where it is lifted. */
export function recruit(s: State, seat: Seat, manhole: number, emit?: Emit): void {
  if (s.stock[seat] === 0) s.todo.push(task('lift', seat, manhole));
  else putDown(s, seat, manhole, emit);
}

export function putDown(s: State, seat: Seat, manhole: number, emit?: Emit): void {
  add(s.stock, seat, -1);
  add(s.rats, manhole, 1);
  s.holder[manhole] = seat;
  emit?.({ type: 'recruited', seat, manhole, rats: at(s.rats, manhole) });
}

/** Takes one rat from one manhole to another of the same seat. */
export function moveRat(s: State, seat: Seat, manhole: number, to: number, emit?: Emit): void {
  add(s.rats, manhole, -1);
  if (s.rats[manhole] === 0) s.holder[manhole] = NOBODY;
  add(s.rats, to, 1);
  s.holder[to] = seat;
  emit?.({ type: 'lifted', seat, manhole, to, rats: at(s.rats, to) });
}

/** Sends rats of a rival home, to its stock. */
export function expel(s: State, seat: Seat, manhole: number, gone: number, emit?: Emit): void {
  const rival = must(s.holder[manhole]);
  add(s.rats, manhole, -gone);
  if (s.rats[manhole] === 0) s.holder[manhole] = NOBODY;
  add(s.stock, rival, gone);
  emit?.({ type: 'expelled', seat, rival, manhole, gone, rats: at(s.rats, manhole) });
}
