import type { Seat } from '../../core/game.ts';
import { cornersOf, neighboursOf } from './board.ts';
import { AREAS, BOSS_POWER, FIGURES_A_SEAT } from './data.ts';
import { HOME, type State, seatsOf } from './state.ts';

export const bossOf = (s: State, seat: Seat): number => s.figures[seat * FIGURES_A_SEAT] ?? HOME;

/** Where the next henchman of a seat is kept in `figures`; -1 when all are on the board. */
export function nextHenchman(s: State, seat: Seat): number {
  const first = seat * FIGURES_A_SEAT;
  for (let i = first + 1; i < first + FIGURES_A_SEAT; i++) if (s.figures[i] === HOME) return i;
  return -1;
}

export function henchmenLeft(s: State, seat: Seat): number {
  const next = nextHenchman(s, seat);
  return next < 0 ? 0 : (seat + 1) * FIGURES_A_SEAT - next;
}

/** The figures of a seat in an area. */
export function figuresIn(s: State, seat: Seat, area: number): number {
  const first = seat * FIGURES_A_SEAT;
  let n = 0;
  for (let i = first; i < first + FIGURES_A_SEAT; i++) if (s.figures[i] === area) n++;
  return n;
}

export function ratsIn(s: State, seat: Seat, area: number): number {
  const corners = cornersOf(area);
  let n = 0;
  for (let i = 0; i < corners.length; i++) {
    const manhole = corners[i] ?? 0;
    if (s.holder[manhole] === seat) n += s.rats[manhole] ?? 0;
  }
  return n;
}

/** Rats at the corners, one for each henchman, two for the boss. */
export function powerIn(s: State, seat: Seat, area: number): number {
  const boss = bossOf(s, seat) === area ? BOSS_POWER - 1 : 0;
  return ratsIn(s, seat, area) + figuresIn(s, seat, area) + boss;
}

/** The strongest of the others in an area; of several alike the owner, otherwise the first. */
export function rivalIn(s: State, seat: Seat, area: number): Seat {
  const owner = s.owner[area] ?? -1;
  let best = owner >= 0 && owner !== seat ? owner : (seat + 1) % seatsOf(s);
  let most = powerIn(s, best, area);
  for (let other = 0; other < seatsOf(s); other++) {
    if (other === seat || other === best) continue;
    const power = powerIn(s, other, area);
    if (power > most) [best, most] = [other, power];
  }
  return best;
}

/** How many areas a seat holds. */
export function territory(s: State, seat: Seat): number {
  let n = 0;
  for (let area = 0; area < AREAS; area++) if (s.owner[area] === seat) n++;
  return n;
}

/** Whether an area shares two manholes with one of the seat's. */
export function borders(s: State, seat: Seat, area: number): boolean {
  const near = neighboursOf(seatsOf(s), area);
  for (let i = 0; i < near.length; i++) if (s.owner[near[i] ?? 0] === seat) return true;
  return false;
}
