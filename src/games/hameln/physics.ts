import type { Physics } from '../../core/registry.ts';
import { COINS, FIGURES, GOODS, LONGEST_PHASE, MARKERS, ON_TRACKS, PHASES, SEXES, SMALL_RATS, TRAPS } from './data.ts';
import { imagine, view } from './secrets.ts';
import { at, type State, sum } from './state.ts';
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
  reshuffle: (s, viewer, rng) => imagine(view(s, viewer), viewer, rng),
  bound: PHASES * LONGEST_PHASE * 5 * LONGEST_TURN + BESIDES,
};
