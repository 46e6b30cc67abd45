import { at } from '../../core/counts.ts';
import type { Seat } from '../../core/game.ts';
import { must } from '../../core/must.ts';
import { cornersOf, neighboursOf } from './board.ts';
import {
  AREAS,
  BONUSES,
  BOSS_POWER,
  CHAIN_POINTS,
  FIGURES_A_SEAT,
  FIRST_RATS,
  INVASION_RATS,
  MANHOLES,
  MISSIONS,
  RATS_A_SEAT,
  TILES,
  TILES_AN_ENTERPRISE,
} from './data.ts';
import { HELD, HOME, NOBODY, type State, seatsOf } from './state.ts';

/** Questions about a position that change nothing: shared by the rules, the telling, the advice and the board. */

export const bossOf = (s: State, seat: Seat): number => must(s.figures[seat * FIGURES_A_SEAT]);

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
    const manhole = must(corners[i]);
    if (s.holder[manhole] === seat) n += at(s.rats, manhole);
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
  const owner = must(s.owner[area]);
  let best = owner >= 0 && owner !== seat ? owner : (seat + 1) % seatsOf(s);
  let most = powerIn(s, best, area);
  for (let other = 0; other < seatsOf(s); other++) {
    if (other === seat || other === best) continue;
    const power = powerIn(s, other, area);
    if (power > most) {
      best = other;
      most = power;
    }
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
  for (let i = 0; i < near.length; i++) if (s.owner[must(near[i])] === seat) return true;
  return false;
}

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
    const rats = at(s.rats, m);
    return rats + short(rivals.map((theirs, other) => (other === s.holder[m] ? theirs - rats : theirs)));
  });
  return Math.min(worn, ...cleared);
}

/** Whether an Invasion in the area could make the boss's claim succeed; rats that sit elsewhere may be lifted for it. */
export function invasionWins(s: State, seat: Seat, area: number): boolean {
  const own = ratsIn(s, seat, area);
  const power = powerIn(s, seat, area) + BOSS_POWER + Math.min(INVASION_RATS, RATS_A_SEAT - own);
  return cornersOf(area).some((manhole) =>
    s.loot.every((_, other) => {
      if (other === seat) return true;
      const gone = s.holder[manhole] === other ? at(s.rats, manhole) : 0;
      return powerIn(s, other, area) - gone < power;
    }),
  );
}

/** How far a seat has come in a mission, given by its place in MISSIONS. */
export function standing(s: State, seat: Seat, mission: number): number {
  switch (MISSIONS[mission]) {
    case 'areas':
      return territory(s, seat);
    case 'tallest':
      return tallest(s, seat);
    case 'manholes':
      return count(s.holder, seat);
    case 'backrooms':
      return count(s.rooms, seat);
    default:
      return at(s.loot, seat);
  }
}

function count(list: readonly number[], seat: Seat): number {
  let n = 0;
  for (let i = 0; i < list.length; i++) if (list[i] === seat) n++;
  return n;
}

/** The most rats on a single manhole. */
function tallest(s: State, seat: Seat): number {
  let most = 0;
  for (let m = 0; m < MANHOLES; m++) if (s.holder[m] === seat) most = Math.max(most, at(s.rats, m));
  return most;
}

/** Everybody who is ahead: one seat, or several that tie. */
export function leaders(s: State, mission: number): Seat[] {
  let most = -1;
  let ahead: Seat[] = [];
  for (let seat = 0; seat < seatsOf(s); seat++) {
    const n = standing(s, seat, mission);
    if (n > most) [most, ahead] = [n, [seat]];
    else if (n === most) ahead.push(seat);
  }
  return ahead;
}

/** The sole leader, or NOBODY: a tie is worth nothing to anybody. */
export function leader(s: State, mission: number): Seat {
  let most = -1;
  let ahead = NOBODY;
  for (let seat = 0; seat < seatsOf(s); seat++) {
    const n = standing(s, seat, mission);
    if (n > most) {
      most = n;
      ahead = seat;
    } else if (n === most) ahead = NOBODY;
  }
  return ahead;
}

export const scoredIn = (s: State, seat: Seat, mission: number): number => at(s.scored, seat * MISSIONS.length + mission);

const POINT = BONUSES.indexOf('point');

/** The numbers on the mission tiles: each is the round in which it was laid. */
export function missionPoints(s: State, seat: Seat): number {
  let points = 0;
  for (let i = 0; i < MISSIONS.length; i++) points += scoredIn(s, seat, i);
  return points;
}

/** Tiles of the same enterprise are worth the more the more they are. */
export function chainPoints(s: State, seat: Seat): number {
  let points = 0;
  for (let first = 0; first < TILES; first += TILES_AN_ENTERPRISE) {
    let n = 0;
    for (let tile = first; tile < first + TILES_AN_ENTERPRISE; tile++) if (s.tiles[tile] === HELD + seat) n++;
    points += must(CHAIN_POINTS[n]);
  }
  return points;
}

export function symbolPoints(s: State, seat: Seat): number {
  let points = 0;
  for (let tile = POINT; tile < TILES; tile += TILES_AN_ENTERPRISE) if (s.tiles[tile] === HELD + seat) points++;
  return points;
}

export const total = (s: State, seat: Seat): number =>
  missionPoints(s, seat) + chainPoints(s, seat) + symbolPoints(s, seat) + at(s.trophies, seat);

/** How many rats come next to a start area, when so many manholes are still to be chosen. */
export const nestSize = (left: number): number => at(FIRST_RATS, FIRST_RATS.length - left);
