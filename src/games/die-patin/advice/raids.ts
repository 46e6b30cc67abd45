import type { Seat } from '../../../core/game.ts';
import { type Pen, put } from '../../../core/learned.ts';
import { areasInPlay } from '../board.ts';
import { BOSS_BRIBES, BOSS_POWER } from '../data.ts';
import { NOBODY, type State } from '../state.ts';
import { bribesNeeded, isTarget } from './areas.ts';
import { bestGain } from './rooms.ts';
import { sight } from './sight.ts';
import { bossTakes } from './turn.ts';

/** What each seat could take with its next figure, and what it could lose to others'. */

/** An area that is taken is a point or so in the long run. */
const AREA = 1;

export function tellTargets(s: State, seat: Seat, pen: Pen): void {
  const loot = sight.loot[seat] ?? 0;
  const henchmen = sight.henchmen[seat] ?? 0;
  let [payable, short, free, held, raids] = [0, 0, 0, 0, 0];
  let [best, bossBest] = [0, 0];
  for (const area of areasInPlay(sight.seats)) {
    if (!isTarget(seat, area)) continue;
    const room = sight.rooms[area] ?? NOBODY;
    const worth = AREA + (room >= 0 && room !== seat ? 1 : 0) + bestGain(seat, area) / 2;
    if ((sight.owner[area] ?? NOBODY) < 0) free++;
    else held++;
    const missing = bribesNeeded(seat, area, 1) - loot;
    if (missing <= 0 && henchmen > 0) {
      payable++;
      if (worth > best) best = worth;
    } else if (missing === 1) short++;
    if (!bossTakes(s, seat, area)) continue;
    raids++;
    if (worth > bossBest) bossBest = worth;
  }
  put(pen, payable / 4);
  put(pen, best / 5);
  put(pen, short / 4);
  put(pen, raids / 5);
  put(pen, bossBest / 5);
  put(pen, free / 5);
  put(pen, held / 5);
}

export function tellDangers(seat: Seat, pen: Pen): void {
  // Nobody may be driven from the last one.
  const isSafe = sight.areas[seat] === 1;
  let [byHenchman, roomByHenchman, byBoss, roomByBoss, quiet, margin] = [0, 0, 0, 0, 0, 0];
  for (const area of areasInPlay(sight.seats)) {
    if (sight.owner[area] !== seat) continue;
    const near = (sight.near[area] ?? 0) & ~(1 << seat);
    if (near === 0 || isSafe) {
      quiet++;
      continue;
    }
    const room = sight.rooms[area] === seat ? 1 : 0;
    let least = 6;
    let [henchman, boss] = [false, false];
    for (let rival = 0; rival < sight.seats; rival++) {
      if (!(near & (1 << rival))) continue;
      const needed = bribesNeeded(rival, area, 1);
      if (needed < least) least = needed;
      if (needed <= (sight.loot[rival] ?? 0) && (sight.henchmen[rival] ?? 0) > 0) henchman = true;
      // Which card lies under a rival's boss is for nobody to know: four bribes are the most.
      if ((sight.boss[rival] ?? 0) > 0 && needed <= BOSS_BRIBES + BOSS_POWER - 1) boss = true;
    }
    margin += least;
    if (henchman) {
      byHenchman++;
      roomByHenchman += room;
    }
    if (boss) {
      byBoss++;
      roomByBoss += room;
    }
  }
  put(pen, byHenchman / 4);
  put(pen, roomByHenchman / 3);
  put(pen, byBoss / 4);
  put(pen, roomByBoss / 3);
  put(pen, quiet / 4);
  put(pen, margin / 20);
}
