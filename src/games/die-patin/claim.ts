import type { Seat } from '../../core/game.ts';
import { cornersOf } from './board.ts';
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

/**
 * The fewest bribes with which a claim would succeed, once figures of so much power have joined. Where an own rat finds a place
 * every bribe counts against all rivals at once; otherwise some corner must be cleared first, or the rivals worn down one by one.
 */
export function bribesNeeded(s: State, seat: Seat, area: number, joining: number): number {
  const power = powerIn(s, seat, area) + joining;
  const rivals = Array.from({ length: seatsOf(s) }, (_, other) => (other === seat ? 0 : powerIn(s, other, area)));
  const short = (powers: readonly number[]) => Math.max(0, ...powers.map((theirs) => theirs + 1 - power));
  const corners = cornersOf(area);
  if (corners.some((m) => s.holder[m] === seat || s.holder[m] === NOBODY)) return short(rivals);
  const worn = rivals.reduce((sum, theirs) => sum + Math.max(0, theirs + 1 - power), 0);
  const cleared = corners.map((m) => {
    const rats = s.rats[m] ?? 0;
    return rats + short(rivals.map((theirs, other) => (other === s.holder[m] ? theirs - rats : theirs)));
  });
  return Math.min(worn, ...cleared);
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
