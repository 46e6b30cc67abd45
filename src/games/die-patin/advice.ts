import { at } from '../../core/counts.ts';
import type { Advice, Seat } from '../../core/game.ts';
import { must } from '../../core/must.ts';
import { conquestHope, figuresLeft, territoryHope } from './advice/areas.ts';
import { missionHope } from './advice/missions.ts';
import { look, lookAround, sight } from './advice/sight.ts';
import { bossHope, lootWorth, openSteps } from './advice/turn.ts';
import { POINT, weights } from './advice/weights.ts';
import { CHAIN_POINTS, ENTERPRISES, RATS_A_SEAT, ROUNDS } from './data.ts';
import { missionPoints, symbolPoints, total } from './look.ts';
import { payoffs } from './score.ts';
import type { State } from './state.ts';

const WON = 10_000;

export const advice: Advice<State> = {
  weights,
  patience: 470,
  learned: () => import('./advice/learned.ts').then((m) => m.learned),
  /** The points that a seat may expect in the end, against those of the best rival and of all rivals together. */
  value(s: State, seat: Seat): number {
    if (s.ending !== null) return final(s, seat);
    look(s);
    const open = openSteps(s);
    lookAround();
    const own = expected(s, seat) + bossHope(s, seat) + (open.seat === seat ? open.worth : 0);
    let best = Number.NEGATIVE_INFINITY;
    let sum = 0;
    for (let rival = 0; rival < sight.seats; rival++) {
      if (rival === seat) continue;
      const theirs = expected(s, rival);
      sum += theirs;
      if (theirs > best) best = theirs;
    }
    return own - Math.floor((best + Math.floor(sum / (sight.seats - 1))) / 2);
  },
};

function final(s: State, seat: Seat): number {
  return total(s, seat) * POINT + must(payoffs(s)[seat]) * WON;
}

/** Points so far and hopes. */
export function expected(s: State, seat: Seat): number {
  const points = missionPoints(s, seat) + chains(seat) + symbolPoints(s, seat) + (sight.trophies[seat] ?? 0);
  const usable = s.round < ROUNDS || figuresLeft(seat) > 0;
  const onBoard = RATS_A_SEAT - at(s.stock, seat);
  return (
    points * POINT +
    missionHope(s, seat) +
    territoryHope(s, seat) +
    conquestHope(s, seat) +
    lootWorth(s, sight.loot[seat] ?? 0, usable) +
    onBoard * weights.rat
  );
}

export function chains(seat: Seat): number {
  const first = seat * ENTERPRISES.length;
  let points = 0;
  for (let i = first; i < first + ENTERPRISES.length; i++) points += must(CHAIN_POINTS[sight.chains[i] ?? 0]);
  return points;
}
