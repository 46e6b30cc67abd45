import { at } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { must } from '../../../core/must.ts';
import { areasInPlay } from '../board.ts';
import { AREAS, BONUSES, CHAIN_POINTS, ENTERPRISES, ROUNDS, TILES_AN_ENTERPRISE } from '../data.ts';
import { NOBODY, type State } from '../state.ts';
import { against, powerOf, sight } from './sight.ts';
import { POINT, weights } from './weights.ts';

/** What a tile would add to a seat's chains, with its bonus. */
export function tileWorth(seat: Seat, tile: number): number {
  const have = sight.chains[seat * ENTERPRISES.length + Math.floor(tile / TILES_AN_ENTERPRISE)] ?? 0;
  const more = at(CHAIN_POINTS, have + 1) - must(CHAIN_POINTS[have]);
  return more * POINT + must(weights.bonusWorth[tile % BONUSES.length]);
}

/** The best loose tile of an area; 0 if there is none. */
export function bestTile(seat: Seat, area: number): number {
  const a = sight.tiles[2 * area] ?? NOBODY;
  if (a < 0) return 0;
  const b = sight.tiles[2 * area + 1] ?? NOBODY;
  return b < 0 ? tileWorth(seat, a) : Math.max(tileWorth(seat, a), tileWorth(seat, b));
}

export const areaWorth = (s: State): number => weights.areaARound * (ROUNDS + 1 - s.round);

/** What taking an area would mean: itself, the tiles in it, and a wrecked back room. */
export function prize(s: State, seat: Seat, area: number): number {
  const room = sight.rooms[area] ?? NOBODY;
  const tile = s.round < ROUNDS || figuresLeft(seat) >= 2 ? Math.floor((bestTile(seat, area) * weights.prizeTile) / 100) : 0;
  return areaWorth(s) + tile + (room >= 0 && room !== seat ? POINT + weights.wreck : 0);
}

export const figuresLeft = (seat: Seat): number => (sight.henchmen[seat] ?? 0) + (sight.boss[seat] ?? 0);

/** The chance, in hundredths, that a seat gets to set up a back room in an area of its own. */
function roomChance(s: State, seat: Seat, area: number): number {
  if (sight.rooms[area] === seat || at(s.spare, seat) === 0) return 0;
  const here = sight.figures[seat * AREAS + area] ?? 0;
  const left = figuresLeft(seat);
  if (here >= 1 && left >= 1) return weights.tileReady;
  if (left >= 2) return weights.tileSoon;
  return s.round < ROUNDS ? weights.tileLater : 0;
}

const hopes: number[] = [0, 0, 0, 0];

function keepHope(hope: number): void {
  for (let i = 0; i < hopes.length; i++) {
    const other = hopes[i] ?? 0;
    if (hope > other) {
      hopes[i] = hope;
      hope = other;
    }
  }
}

/** Everything that a seat's territory promises, less what it may lose of it. */
export function territoryHope(s: State, seat: Seat): number {
  const worth = areaWorth(s);
  const last = (sight.areas[seat] ?? 0) === 1;
  let sum = 0;
  hopes.fill(0);
  for (const area of areasInPlay(sight.seats)) {
    if (sight.owner[area] !== seat) continue;
    const tile = Math.floor((bestTile(seat, area) * roomChance(s, seat, area)) / 100);
    keepHope(tile);
    const room = sight.rooms[area] === seat ? POINT : 0;
    sum += worth;
    if (!last) sum -= Math.floor(((worth + room + Math.floor(tile / 2)) * lossChance(seat, area)) / 100);
  }
  for (let i = 0; i < hopes.length; i++) sum += Math.floor(((hopes[i] ?? 0) * at(weights.tileWeights, i)) / 100);
  return sum;
}

/** How likely an area is lost: by what the neighbours could bring against it. */
function lossChance(seat: Seat, area: number): number {
  const near = (sight.near[area] ?? 0) & ~(1 << seat);
  if (near === 0) return 0;
  let most = 0;
  for (let rival = 0; rival < sight.seats; rival++)
    if (near & (1 << rival)) most = Math.max(most, powerOf(rival, area) + (sight.reach[rival] ?? 0));
  return must(weights.loss[Math.max(0, Math.min(weights.loss.length - 1, most - powerOf(seat, area)))]);
}

/** What a seat may take with henchmen: the two best chances. */
export function conquestHope(s: State, seat: Seat): number {
  const henchmen = sight.henchmen[seat] ?? 0;
  if (henchmen === 0 && s.round === ROUNDS) return 0;
  let best = 0;
  let next = 0;
  for (const area of areasInPlay(sight.seats)) {
    if (!isTarget(seat, area)) continue;
    const short = bribesNeeded(seat, area, 1) - (sight.loot[seat] ?? 0);
    const chance = must(weights.gain[Math.max(0, Math.min(weights.gain.length - 1, short))]);
    const hope = Math.floor((prize(s, seat, area) * chance) / 100);
    if (hope > best) {
      next = best;
      best = hope;
    } else if (hope > next) next = hope;
  }
  return Math.floor(((best + Math.floor(next / 2)) * (henchmen > 0 ? 100 : weights.nextRound)) / 100);
}

/** Whether a figure of the seat could go there as an attacker. */
export function isTarget(seat: Seat, area: number): boolean {
  const owner = sight.owner[area] ?? NOBODY;
  if (owner === seat || (owner >= 0 && sight.areas[owner] === 1)) return false;
  return ((sight.near[area] ?? 0) & (1 << seat)) !== 0;
}

/** How many bribes a claim needs once figures of so much power have been added; a henchman pays for one at least. */
export const bribesNeeded = (seat: Seat, area: number, more: number): number =>
  Math.max(1, against(seat, area) + 1 - powerOf(seat, area) - more);
