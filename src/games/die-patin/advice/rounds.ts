import type { Seat } from '../../../core/game.ts';
import { flag, type Pen, put } from '../../../core/learned.ts';
import { must } from '../../../core/must.ts';
import { areasInPlay, districtOf } from '../board.ts';
import { DISTRICTS, FIGURES_A_SEAT, MISSIONS, ROUNDS } from '../data.ts';
import { scoredIn } from '../look.ts';
import type { State } from '../state.ts';
import { figuresLeft } from './areas.ts';
import { sight } from './sight.ts';

/** What a round still holds for a seat: missions now and later, when it plays next, loot within reach. */

const STANDINGS = [sight.areas, sight.tallest, sight.manholes, sight.backRooms, sight.loot];

/** By mission: who is ahead alone; -1 for nobody. */
const leaders = new Int8Array(MISSIONS.length);

export function findLeaders(): void {
  for (let mission = 0; mission < MISSIONS.length; mission++) {
    const standing = must(STANDINGS[mission]);
    let [most, ahead] = [-1, -1];
    for (let seat = 0; seat < sight.seats; seat++) {
      const n = standing[seat] ?? 0;
      if (n > most) [most, ahead] = [n, seat];
      else if (n === most) ahead = -1;
    }
    leaders[mission] = ahead;
  }
}

export function tellRound(s: State, seat: Seat, pen: Pen): void {
  let [ahead, left] = [0, 0];
  for (let mission = 0; mission < MISSIONS.length; mission++) {
    const leader = leaders[mission] ?? -1;
    const free = scoredIn(s, seat, mission) === 0;
    // Whoever has scored it and still is ahead keeps it from all others.
    flag(pen, free && leader >= 0 && leader !== seat && scoredIn(s, leader, mission) > 0);
    if (free && leader === seat) ahead++;
    if (free) left++;
  }
  const laid = hasLaid(s, seat);
  const rounds = ROUNDS - s.round + (laid ? 0 : 1);
  put(pen, ahead / 3);
  put(pen, laid || ahead === 0 ? 0 : s.round / ROUNDS);
  flag(pen, laid);
  put(pen, left / 5);
  // One mission a round: the dearest ones can still be had.
  let most = 0;
  for (let i = 0; i < Math.min(left, rounds); i++) most += ROUNDS - i;
  put(pen, most / 15);
  put(pen, figuresLeft(seat) / FIGURES_A_SEAT);
  const place = (seat - s.starter + sight.seats) % sight.seats;
  put(pen, s.starter < 0 ? 0 : ((((place - s.turn) % sight.seats) + sight.seats) % sight.seats) / 4);
  put(pen, cratesNear(s, seat) / 6);
}

/** Whether this round's tile is gone, for good or for worse. */
function hasLaid(s: State, seat: Seat): boolean {
  for (let mission = 0; mission < MISSIONS.length; mission++) if (scoredIn(s, seat, mission) === s.round) return s.round > 0;
  return s.todo[0]?.step === 'cleanup' && !s.todo.some((task) => task.step === 'mission' && task.seat === seat);
}

/** Loot in districts in which the seat has an area. */
function cratesNear(s: State, seat: Seat): number {
  let [near, crates] = [0, 0];
  for (const area of areasInPlay(sight.seats)) if (sight.owner[area] === seat) near |= 1 << districtOf(area);
  for (let district = 0; district < DISTRICTS.length; district++) if (near & (1 << district)) crates += s.crates[district] ?? 0;
  return crates;
}
