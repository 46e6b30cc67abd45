import type { Seat } from '../../core/game.ts';
import type { Emit } from './events.ts';
import { powerIn, rivalIn } from './power.ts';
import { NOBODY, type State, seatsOf } from './state.ts';

/** What a claim by `seat` would meet now: its own power and the strongest rival, each rival taken singly. */
export interface Forecast {
  readonly power: number;
  readonly rival: Seat;
  readonly theirs: number;
}

export function forecast(s: State, seat: Seat, area: number): Forecast {
  const rival = rivalIn(s, seat, area);
  return { power: powerIn(s, seat, area), rival, theirs: powerIn(s, rival, area) };
}

/** Claims an area, once all that the placement allows is done. Nothing happens unless every rival is weaker. */
export function claim(s: State, seat: Seat, area: number, emit?: Emit): void {
  const rival = rivalIn(s, seat, area);
  const power = powerIn(s, seat, area);
  const theirs = powerIn(s, rival, area);
  if (emit) {
    const type = power > theirs ? 'claim-won' : power === theirs ? 'claim-tied' : 'claim-lost';
    const powers = Array.from({ length: seatsOf(s) }, (_, other) => powerIn(s, other, area));
    emit({ type, seat, area, power, rival, theirs, powers });
  }
  if (power > theirs) annex(s, seat, area, emit);
}

function annex(s: State, seat: Seat, area: number, emit?: Emit): void {
  const rival = s.owner[area] ?? NOBODY;
  s.owner[area] = seat;
  if (rival === NOBODY) return;
  emit?.({ type: 'taken', seat, rival, area });
  // A back room stands only in its owner's territory, so a room found here is the former owner's.
  if (s.rooms[area] === NOBODY) return;
  s.rooms[area] = NOBODY;
  s.trophies[seat] = (s.trophies[seat] ?? 0) + 1;
  emit?.({ type: 'trophy', seat, rival, area });
}
