import { at } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { must } from '../../../core/must.ts';
import { areasByManhole, areasInPlay, neighboursByArea } from '../board.ts';
import { AREAS, BOSS_BRIBES, BOSS_POWER, ENTERPRISES, FIGURES_A_SEAT, MANHOLES, TILES_AN_ENTERPRISE } from '../data.ts';
import { bossOf, henchmenLeft } from '../look.ts';
import { HELD, HOME, NOBODY, type State, seatsOf } from '../state.ts';

/**
 * A position at one glance: what the advice asks for again and again, counted once. The tables are used again for the next
 * position, and may be changed to see how things would be, without touching the state. They are read without `must`: bots do
 * little else, and so many calls leave the compiler no room to inline anything larger.
 */
export const sight = {
  seats: 0,
  /** By area. */
  owner: new Int8Array(AREAS),
  rooms: new Int8Array(AREAS),
  /** By seat and area. */
  power: new Int16Array(5 * AREAS),
  figures: new Int8Array(5 * AREAS),
  /** By area: the highest power and whose it is, and the next highest. */
  first: new Int16Array(AREAS),
  firstSeat: new Int8Array(AREAS),
  second: new Int16Array(AREAS),
  /** By area: the owners of its neighbours, one bit each. */
  near: new Int8Array(AREAS),
  /** By area: loose tiles, at most two; NOBODY for none. */
  tiles: new Int8Array(2 * AREAS),
  /** By seat. */
  areas: new Int16Array(5),
  loot: new Int16Array(5),
  backRooms: new Int16Array(5),
  trophies: new Int16Array(5),
  manholes: new Int16Array(5),
  tallest: new Int16Array(5),
  henchmen: new Int8Array(5),
  boss: new Int8Array(5),
  /** The power that a seat could add in one turn. */
  reach: new Int16Array(5),
  /** By seat and enterprise: tiles collected. */
  chains: new Int8Array(5 * ENTERPRISES.length),
};

export function look(s: State): void {
  sight.seats = seatsOf(s);
  lookAtRats(s);
  lookAtFigures(s);
  lookAtTiles(s);
  sight.areas.fill(0);
  sight.backRooms.fill(0);
  for (const area of areasInPlay(sight.seats)) {
    const owner = must(s.owner[area]);
    const room = must(s.rooms[area]);
    sight.owner[area] = owner;
    sight.rooms[area] = room;
    if (owner >= 0) add(sight.areas, owner, 1);
    if (room >= 0) add(sight.backRooms, room, 1);
    rank(area);
  }
  for (let seat = 0; seat < sight.seats; seat++) {
    sight.loot[seat] = at(s.loot, seat);
    sight.trophies[seat] = at(s.trophies, seat);
  }
}

export const add = (table: Int16Array | Int8Array, i: number, n: number): void => {
  table[i] = (table[i] ?? 0) + n;
};

function lookAtRats(s: State): void {
  sight.power.fill(0);
  sight.manholes.fill(0);
  sight.tallest.fill(0);
  const all = areasByManhole(sight.seats);
  for (let m = 0; m < MANHOLES; m++) {
    const seat = must(s.holder[m]);
    if (seat < 0) continue;
    const rats = at(s.rats, m);
    const around = must(all[m]);
    for (let i = 0; i < around.length; i++) add(sight.power, seat * AREAS + must(around[i]), rats);
    add(sight.manholes, seat, 1);
    if (rats > (sight.tallest[seat] ?? 0)) sight.tallest[seat] = rats;
  }
}

function lookAtFigures(s: State): void {
  sight.figures.fill(0);
  for (let seat = 0; seat < sight.seats; seat++) {
    for (let i = 0; i < FIGURES_A_SEAT; i++) {
      const area = must(s.figures[seat * FIGURES_A_SEAT + i]);
      if (area < 0) continue;
      add(sight.figures, seat * AREAS + area, 1);
      add(sight.power, seat * AREAS + area, i === 0 ? BOSS_POWER : 1);
    }
    sight.henchmen[seat] = henchmenLeft(s, seat);
    sight.boss[seat] = bossOf(s, seat) === HOME ? 1 : 0;
  }
}

function lookAtTiles(s: State): void {
  sight.tiles.fill(NOBODY);
  sight.chains.fill(0);
  for (let enterprise = 0; enterprise < ENTERPRISES.length; enterprise++) {
    const first = enterprise * TILES_AN_ENTERPRISE;
    for (let tile = first; tile < first + TILES_AN_ENTERPRISE; tile++) {
      const place = must(s.tiles[tile]);
      if (place >= HELD) add(sight.chains, (place - HELD) * ENTERPRISES.length + enterprise, 1);
      else if (place >= 0) sight.tiles[sight.tiles[2 * place] === NOBODY ? 2 * place : 2 * place + 1] = tile;
    }
  }
}

/** Finds the two strongest in an area. */
function rank(area: number): void {
  let first = -1;
  let firstSeat = NOBODY;
  let second = -1;
  for (let seat = 0; seat < sight.seats; seat++) {
    const power = powerOf(seat, area);
    if (power > first) {
      second = first;
      first = power;
      firstSeat = seat;
    } else if (power > second) second = power;
  }
  sight.first[area] = first;
  sight.firstSeat[area] = firstSeat;
  sight.second[area] = second;
}

export const powerOf = (seat: Seat, area: number): number => sight.power[seat * AREAS + area] ?? 0;
/** The highest power that anybody else has there. */
export const against = (seat: Seat, area: number): number => must(sight.firstSeat[area] === seat ? sight.second[area] : sight.first[area]);

/** What depends on owners and loot: to be asked for once these are seen as they will be. */
export function lookAround(): void {
  const areas = areasInPlay(sight.seats);
  const all = neighboursByArea(sight.seats);
  for (let i = 0; i < areas.length; i++) {
    const area = must(areas[i]);
    const neighbours = must(all[area]);
    let near = 0;
    for (let j = 0; j < neighbours.length; j++) {
      const owner = must(sight.owner[must(neighbours[j])]);
      if (owner >= 0) near |= 1 << owner;
    }
    sight.near[area] = near;
  }
  for (let seat = 0; seat < sight.seats; seat++) {
    const boss = (sight.boss[seat] ?? 0) > 0 ? BOSS_POWER + BOSS_BRIBES : 0;
    const henchman = (sight.henchmen[seat] ?? 0) > 0 ? 1 + (sight.loot[seat] ?? 0) : 0;
    // With all figures placed the danger comes with the next round, and so does help.
    sight.reach[seat] = Math.max(boss, henchman, 2);
  }
}
