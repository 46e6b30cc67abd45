import { at, sum } from '../../core/counts.ts';
import type { Rng, Viewer } from '../../core/game.ts';
import { must } from '../../core/must.ts';
import type { Physics } from '../../core/registry.ts';
import { COINS, FIGURES, GOODS, LONGEST_PHASE, MARKERS, ON_TRACKS, PHASES, SEXES, SMALL_RATS, TRAPS } from './data.ts';
import type { State } from './state.ts';
import { size } from './town.ts';

/** No turn has more entries: a full warehouse sold cube by cube, and twelve traps drawn. */
const LONGEST_TURN = 72;
/** Order, markers, men and women; and in each phase a question to each player. */
const BESIDES = 60;

export const physics: Physics<State> = {
  conserved: (s) => ({
    money: s.bank + sum(s.money) + sum(s.bribes) - COINS,
    goods: GOODS.map((_, good) => at(s.stock, good) + s.goods.reduce((n, cubes, i) => n + (i % GOODS.length === good ? cubes : 0), 0)),
    traps: TRAPS.map((_, i) => at(s.stack, i) + s.traps.flat().filter((value) => value === i + 1).length),
    cubes: SEXES.map((_, sex) => at(s.bag, sex) + s.hall.reduce((n, children, i) => n + (i % 2 === sex ? children : 0), 0)),
    family: s.family.map(
      (n, seat) =>
        n +
        ON_TRACKS +
        at(s.hall, seat * 2) +
        at(s.hall, seat * 2 + 1) +
        [...s.men, ...s.women, ...s.road].filter((x) => x === seat).length,
    ),
    markers: MARKERS.map((_, i) => at(s.pile, i) + s.marker.filter((rats) => rats === i + 1).length),
    rats: size(s.rats) <= SMALL_RATS,
    kings: s.kings + size(s.kinged) <= FIGURES,
  }),
  reshuffle,
  bound: PHASES * LONGEST_PHASE * 5 * LONGEST_TURN + BESIDES,
};

/**
 * Gathers the traps that lie face down for this viewer, the stack and the hands of all others, and deals them anew. It asks the
 * position alone and never secrets.ts: a view that forgets to hide something would hide it here as well.
 */
function reshuffle(s: State, viewer: Viewer, rng: Rng): State {
  if (s.ending !== null) return s;
  const faceDown = s.stack.flatMap((n, i) => Array<number>(n).fill(i + 1));
  const rivals = s.traps.filter((_, seat) => seat !== viewer);
  for (const hand of rivals) faceDown.push(...hand);
  for (const hand of rivals) {
    for (let i = 0; i < hand.length; i++) hand[i] = must(faceDown.splice(rng(faceDown.length), 1)[0]);
    hand.sort((a, b) => a - b);
  }
  s.stack = TRAPS.map((_, i) => faceDown.filter((value) => value === i + 1).length);
  return s;
}
