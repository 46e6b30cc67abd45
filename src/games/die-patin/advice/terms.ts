import { at } from '../../../core/counts.ts';
import type { Seat, Terms } from '../../../core/game.ts';
import { advice, chains, expected } from '../advice.ts';
import { RATS_A_SEAT, ROUNDS } from '../data.ts';
import { missionPoints, symbolPoints } from '../look.ts';
import type { State } from '../state.ts';
import { conquestHope, figuresLeft, territoryHope } from './areas.ts';
import { missionHope } from './missions.ts';
import { sight } from './sight.ts';
import { lootWorth } from './turn.ts';
import { POINT, weights } from './weights.ts';

/** What the value of a position is made of. */
export function terms(s: State, seat: Seat): Terms {
  // Fills the sight that all hopes are read from.
  const value = advice.value(s, seat);
  if (s.ending !== null) return { won: value };
  const own = expected(s, seat);
  const usable = s.round < ROUNDS || figuresLeft(seat) > 0;
  const points = missionPoints(s, seat) + chains(seat) + symbolPoints(s, seat) + (sight.trophies[seat] ?? 0);
  const rivals = -rivalry(s, seat);
  return {
    points: points * POINT,
    missions: missionHope(s, seat),
    territory: territoryHope(s, seat),
    conquest: conquestHope(s, seat),
    loot: lootWorth(s, sight.loot[seat] ?? 0, usable),
    rats: (RATS_A_SEAT - at(s.stock, seat)) * weights.rat,
    turn: value - own - rivals,
    rivals,
  };
}

/** The best rival and the mean of all, half each. */
function rivalry(s: State, seat: Seat): number {
  const theirs = Array.from({ length: sight.seats }, (_, rival) => rival)
    .filter((rival) => rival !== seat)
    .map((rival) => expected(s, rival));
  const mean = Math.floor(theirs.reduce((sum, worth) => sum + worth, 0) / theirs.length);
  return Math.floor((Math.max(...theirs) + mean) / 2);
}
