import { at } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { must } from '../../../core/must.ts';
import { areasInPlay } from '../board.ts';
import { AREAS, BONUSES, CHAIN_POINTS, ENTERPRISES, ROUNDS, TILES_AN_ENTERPRISE } from '../data.ts';
import type { State } from '../state.ts';
import { against, powerOf, sight } from './sight.ts';
import { POINT, weights } from './weights.ts';

/** What a tile would add to a seat's chains, with its bonus. */
export function tileWorth(seat: Seat, tile: number): number {
  const have = must(sight.chains[seat * ENTERPRISES.length + Math.floor(tile / TILES_AN_ENTERPRISE)]);
  const more = at(CHAIN_POINTS, have + 1) - must(CHAIN_POINTS[have]);
  return more * POINT + must(weights.bonusWorth[tile % BONUSES.length]);
}

/** The best loose tile of an area; 0 if there is none. */
export function bestTile(seat: Seat, area: number): number {
  const a = must(sight.tiles[2 * area]);
  if (a < 0) return 0;
  const b = must(sight.tiles[2 * area + 1]);
  return b < 0 ? tileWorth(seat, a) : Math.max(tileWorth(seat, a), tileWorth(seat, b));
}

export const areaWorth = (s: State): number => weights.areaARound * (ROUNDS + 1 - s.round);

/** What taking an area would mean: itself, the tiles in it, and a wrecked back room. */
export function prize(s: State, seat: Seat, area: number): number {
  const room = must(sight.rooms[area]);
  const tile = s.round < ROUNDS || figuresLeft(seat) >= 2 ? Math.floor((bestTile(seat, area) * weights.prizeTile) / 100) : 0;
  return areaWorth(s) + tile + (room >= 0 && room !== seat ? POINT + weights.wreck : 0);
}

export const figuresLeft = (seat: Seat): number => must(sight.henchmen[seat]) + must(sight.boss[seat]);

/** The chance, in hundredths, that a seat gets to set up a back room in an area of its own. */
function roomChance(s: State, seat: Seat, area: number): number {
  if (sight.rooms[area] === seat || at(s.spare, seat) === 0) return 0;
  const here = must(sight.figures[seat * AREAS + area]);
  const left = figuresLeft(seat);
  if (here >= 1 && left >= 1) return weights.tileReady;
  if (left >= 2) return weights.tileSoon;
  return s.round < ROUNDS ? weights.tileLater : 0;
}

const hopes: number[] = [0, 0, 0, 0];

function keepHope(hope: number): void {
  for (let i = 0; i < hopes.length; i++) {
    const other = must(hopes[i]);
    if (hope > other) {
      hopes[i] = hope;
      hope = other;
    }
  }
}

/** Everything that a seat's territory promises, less what it may lose of it. */
export function territoryHope(s: State, seat: Seat): number {
  const worth = areaWorth(s);
  const last = must(sight.areas[seat]) === 1;
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
  for (let i = 0; i < hopes.length; i++) sum += Math.floor((must(hopes[i]) * at(weights.tileWeights, i)) / 100);
  return sum;
}

/** How likely an area is lost: by what the neighbours could bring against it. */
function lossChance(seat: Seat, area: number): number {
  const near = must(sight.near[area]) & ~(1 << seat);
  if (near === 0) return 0;
  let most = 0;
  for (let rival = 0; rival < sight.seats; rival++)
    if (near & (1 << rival)) most = Math.max(most, powerOf(rival, area) + must(sight.reach[rival]));
  return must(weights.loss[Math.max(0, Math.min(weights.loss.length - 1, most - powerOf(seat, area)))]);
}

/** What a seat may take with henchmen: the two best chances. */
export function conquestHope(s: State, seat: Seat): number {
  const henchmen = must(sight.henchmen[seat]);
  if (henchmen === 0 && s.round === ROUNDS) return 0;
  let [best, next] = [0, 0];
  for (const area of areasInPlay(sight.seats)) {
    if (!isTarget(seat, area)) continue;
    const short = bribesNeeded(seat, area, 1) - must(sight.loot[seat]);
    const chance = must(weights.gain[Math.max(0, Math.min(weights.gain.length - 1, short))]);
    const hope = Math.floor((prize(s, seat, area) * chance) / 100);
    if (hope > best) [best, next] = [hope, best];
    else if (hope > next) next = hope;
  }
  return Math.floor(((best + Math.floor(next / 2)) * (henchmen > 0 ? 100 : weights.nextRound)) / 100);
}

/** Whether a figure of the seat could go there as an attacker. */
export function isTarget(seat: Seat, area: number): boolean {
  const owner = must(sight.owner[area]);
  if (owner === seat || (owner >= 0 && sight.areas[owner] === 1)) return false;
  return (must(sight.near[area]) & (1 << seat)) !== 0;
}

/** How many bribes a claim needs once figures of so much power have been added; a henchman pays for one at least. */
export const bribesNeeded = (seat: Seat, area: number, more: number): number =>
  Math.max(1, against(seat, area) + 1 - powerOf(seat, area) - more);
