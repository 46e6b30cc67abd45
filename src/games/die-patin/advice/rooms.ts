import { at } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { type Pen, put } from '../../../core/learned.ts';
import { must } from '../../../core/must.ts';
import { areasInPlay } from '../board.ts';
import { AREAS, BONUSES, CHAIN_POINTS, ENTERPRISES, TILES_AN_ENTERPRISE } from '../data.ts';
import { NOBODY, type State } from '../state.ts';
import { figuresLeft } from './areas.ts';
import { sight } from './sight.ts';

/** What back rooms would bring: points of chains and of the symbol. */

const POINT = BONUSES.indexOf('point');

/** What a tile adds to a seat's points. */
function gainOf(seat: Seat, tile: number): number {
  const have = sight.chains[seat * ENTERPRISES.length + Math.floor(tile / TILES_AN_ENTERPRISE)] ?? 0;
  return at(CHAIN_POINTS, have + 1) - must(CHAIN_POINTS[have]) + (tile % BONUSES.length === POINT ? 1 : 0);
}

/** The most that a loose tile of an area adds. */
export function bestGain(seat: Seat, area: number): number {
  const a = sight.tiles[2 * area] ?? NOBODY;
  if (a < 0) return 0;
  const b = sight.tiles[2 * area + 1] ?? NOBODY;
  return b < 0 ? gainOf(seat, a) : Math.max(gainOf(seat, a), gainOf(seat, b));
}

const best = [0, 0, 0];

/** Keeps the three largest. */
function keep(gain: number): void {
  for (let i = 0; i < best.length; i++) {
    const other = best[i] ?? 0;
    if (gain <= other) continue;
    best[i] = gain;
    gain = other;
  }
}

export function tellRooms(s: State, seat: Seat, pen: Pen): void {
  const left = at(s.spare, seat) > 0 ? figuresLeft(seat) : 0;
  let [ready, readyGain, soonGain, mine] = [0, 0, 0, 0];
  best.fill(0);
  for (const area of areasInPlay(sight.seats)) {
    if (sight.owner[area] !== seat || sight.rooms[area] === seat) continue;
    const gain = bestGain(seat, area);
    if (gain === 0) continue;
    keep(gain);
    mine += countHeld(seat, area);
    if ((sight.figures[seat * AREAS + area] ?? 0) > 0 && left > 0) {
      ready++;
      if (gain > readyGain) readyGain = gain;
    } else if (left > 1 && gain > soonGain) soonGain = gain;
  }
  put(pen, ready / 3);
  put(pen, readyGain / 5);
  put(pen, soonGain / 5);
  for (const gain of best) put(pen, gain / 5);
  put(pen, mine / 4);
  tellChances(seat, pen);
}

/** Loose tiles of an area that would go on with a chain. */
function countHeld(seat: Seat, area: number): number {
  let n = 0;
  for (let i = 2 * area; i < 2 * area + 2; i++) {
    const tile = sight.tiles[i] ?? NOBODY;
    if (tile >= 0 && (sight.chains[seat * ENTERPRISES.length + Math.floor(tile / TILES_AN_ENTERPRISE)] ?? 0) > 0) n++;
  }
  return n;
}

/** By enterprise: loose tiles on the board. */
const loose = new Int8Array(ENTERPRISES.length);

export function countLoose(): void {
  loose.fill(0);
  for (let i = 0; i < sight.tiles.length; i++) {
    const tile = sight.tiles[i] ?? NOBODY;
    if (tile >= 0) loose[Math.floor(tile / TILES_AN_ENTERPRISE)] = (loose[Math.floor(tile / TILES_AN_ENTERPRISE)] ?? 0) + 1;
  }
}

/** How long the seat's chains can still become, and what the next tile of each would bring, where there is one. */
function tellChances(seat: Seat, pen: Pen): void {
  let [longest, next, growing] = [0, 0, 0];
  for (let i = 0; i < ENTERPRISES.length; i++) {
    const have = sight.chains[seat * ENTERPRISES.length + i] ?? 0;
    const more = loose[i] ?? 0;
    if (have === 0 || more === 0) continue;
    growing++;
    longest = Math.max(longest, have + more);
    next += at(CHAIN_POINTS, have + 1) - must(CHAIN_POINTS[have]);
  }
  put(pen, longest / 4);
  put(pen, next / 12);
  put(pen, growing / 4);
}
