import { at } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { areasInPlay } from '../board.ts';
import { borders, bribesNeeded, henchmenLeft, powerIn, rivalIn, territory } from '../look.ts';
import { NOBODY, type State, seatList, seatsOf } from '../state.ts';

/** An area that a henchman of somebody could claim this round, and what it would take. */
export interface Raid {
  readonly area: number;
  readonly by: Seat;
  /** The power of whoever claims, before the henchman, and of the strongest other. */
  readonly power: number;
  readonly theirs: number;
  /** Loot for bribes; the first must be paid in any case. */
  readonly bribes: number;
}

function raid(s: State, by: Seat, area: number): Raid | undefined {
  const owner = at(s.owner, area);
  if (owner === by || !borders(s, by, area) || henchmenLeft(s, by) === 0) return undefined;
  // Nobody loses the last area.
  if (owner !== NOBODY && territory(s, owner) === 1) return undefined;
  const bribes = Math.max(1, bribesNeeded(s, by, area, 1));
  if (bribes > at(s.loot, by)) return undefined;
  return { area, by, power: powerIn(s, by, area), theirs: powerIn(s, rivalIn(s, by, area), area), bribes };
}

const byBribes = (a: Raid, b: Raid): number => a.bribes - b.bribes || a.area - b.area;

/** What a seat could take, the cheapest first. */
export const withinReach = (s: State, seat: Seat): Raid[] =>
  areasInPlay(seatsOf(s))
    .flatMap((area) => raid(s, seat, area) ?? [])
    .sort(byBribes);

/** What others could take from a seat, each area by whoever needs least for it. */
export const inDanger = (s: State, seat: Seat): Raid[] =>
  areasInPlay(seatsOf(s))
    .filter((area) => s.owner[area] === seat)
    .flatMap((area) => {
      const raids = seatList(s).flatMap((by) => raid(s, by, area) ?? []);
      return raids.sort(byBribes).slice(0, 1);
    })
    .sort(byBribes);
