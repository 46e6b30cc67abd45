import { add } from '../../core/counts.ts';
import type { Seat } from '../../core/game.ts';
import { must } from '../../core/must.ts';
import type { Emit } from './events.ts';
import { forecast, powerIn } from './look.ts';
import { NOBODY, type State, seatsOf } from './state.ts';

/** Claims an area, once all that the placement allows is done. Nothing happens unless every rival is weaker. */
export function claim(s: State, seat: Seat, area: number, emit?: Emit): void {
  const { power, rival, theirs } = forecast(s, seat, area);
  const owner = must(s.owner[area]);
  const won = power > theirs;
  if (won) s.owner[area] = seat;
  if (emit) {
    const type = won ? 'claim-won' : power === theirs ? 'claim-tied' : 'claim-lost';
    const powers = Array.from({ length: seatsOf(s) }, (_, other) => powerIn(s, other, area));
    emit({ type, seat, area, power, rival, theirs, powers });
  }
  if (won && owner !== NOBODY) ransack(s, seat, owner, area, emit);
}

/** A back room stands only in its owner's territory, so a room found here is the former owner's. */
function ransack(s: State, seat: Seat, rival: Seat, area: number, emit?: Emit): void {
  emit?.({ type: 'taken', seat, rival, area });
  if (s.rooms[area] === NOBODY) return;
  s.rooms[area] = NOBODY;
  add(s.trophies, seat, 1);
  emit?.({ type: 'trophy', seat, rival, area });
}
