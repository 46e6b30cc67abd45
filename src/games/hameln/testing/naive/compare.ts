import { CIRCLES, COINS, GOODS, REGIONS, RING, SEXES } from '../../data.ts';
import { NONE, type State } from '../../state.ts';
import { ranking, seatsOf, stepOf, type World } from './town.ts';

const count = <T>(list: readonly T[], item: T): number => list.filter((x) => x === item).length;
const set = (members: readonly boolean[]): number => members.reduce((bits, is, i) => bits | (is ? 1 << i : 0), 0);
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** Where every piece lies, in the form of a state. What only says how far a turn has come is left to the questions asked. */
export function piecesOf(w: World) {
  const money = w.players.map((p) => p.money);
  const bribes = REGIONS.map((field) => w.bribes[field]);
  return {
    phase: w.phase,
    round: w.round,
    order: w.order,
    rank: ranking(w),
    influence: seatsOf(w).map((seat) => stepOf(w, seat)),
    pile: [1, 2, 3].map((rats) => count(w.markers, rats)),
    marker: w.houses.map((h) => h.marker),
    men: w.houses.map((h) => h.man ?? NONE),
    women: w.houses.map((h) => h.woman ?? NONE),
    rats: set(CIRCLES.map((c) => w.rats.has(c.id))),
    kinged: set(w.houses.map((h) => h.king)),
    kings: w.kings,
    money,
    bribes,
    bank: COINS - sum(money) - sum(bribes),
    piper: REGIONS.indexOf(w.piper),
    goods: w.players.flatMap((p) => GOODS.map((good) => count(p.goods, good))),
    stock: GOODS.map((good) => w.market[good]),
    traps: w.players.map((p) => p.traps.toSorted((a, b) => a - b)),
    stack: [1, 2, 3].map((value) => count(w.traps, value)),
    cat: w.cat ?? NONE,
    ring: w.bought === 0 ? NONE : (w.bought - 1) % RING.length,
    bag: SEXES.map((sex) => w.bag[sex]),
    hall: w.players.flatMap((p) => SEXES.map((sex) => count(p.children, sex))),
    family: w.players.map((p) => p.supply),
    road: w.road,
    closer: w.closer ?? NONE,
    ending: w.ending ?? null,
  } satisfies Partial<State>;
}
