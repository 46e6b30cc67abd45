import type { About, AboutPackage } from '../../../core/about.ts';
import { at, sum } from '../../../core/counts.ts';
import type { Seat, Viewer } from '../../../core/game.ts';
import { byLang } from '../../../core/text.ts';
import { BOY, CHILD_PRICE, GIRL, GOOD_PRICE, GOODS, PHASES, REGIONS, SEXES } from '../data.ts';
import { childPrice, childrenOf, freeAround, isOverrun, nextOffer, penalty, piperNow, trapsLeft, trapsOf, wouldFall } from '../look.ts';
import { columns, sheet } from '../score.ts';
import { NONE, type State } from '../state.ts';
import { BONUS, circleId, GOOD, HOUSES_AT, houseId, PRICE, size } from '../town.ts';

function house(s: State, n: number): About {
  const [man, woman] = [at(s.men, n), at(s.women, n)];
  const good = GOODS[at(GOOD, n)];
  const params = {
    ...{ house: houseId(n), price: at(PRICE, n), good: good ?? '', bonus: at(BONUS, n), rats: at(s.marker, n) },
    ...{ man, woman, free: size(freeAround(s, n)) },
  };
  const kind = good === undefined ? 'influence' : 'house';
  return { kind, now: homeOf(s, n), params, rule: isOverrun(s, n) ? 'overrun/no-points' : 'material/houses' };
}

/** What is to be said of a house now, the most urgent first. */
function homeOf(s: State, n: number): string {
  if (isOverrun(s, n)) return 'overrun';
  if (at(s.men, n) === NONE) return 'empty';
  if (at(s.women, n) === NONE) return 'single';
  return at(s.marker, n) > 0 && wouldFall(s, n) ? 'falls' : 'lived';
}

function circle(s: State, n: number): About {
  const falls = (HOUSES_AT[n] ?? []).filter((house) => freeAround(s, house) === 1 << n).map(houseId);
  const now = ((s.rats >> n) & 1) === 1 ? 'rat' : falls.length > 0 ? 'last' : 'free';
  return { kind: 'circle', now, params: { circle: circleId(n), falls }, rule: 'overrun/at-once' };
}

function good(s: State, name: string): About {
  const n = (GOODS as readonly string[]).indexOf(name);
  return { kind: 'good', params: { good: name, price: GOOD_PRICE[n] ?? 0, n: at(s.stock, n) }, rule: 'sell/prices' };
}

function goods(s: State, seat: Seat, name: string): About {
  const i = (GOODS as readonly string[]).indexOf(name);
  const [price, n] = [GOOD_PRICE[i] ?? 0, at(s.goods, seat * GOODS.length + i)];
  return { kind: 'goods', params: { seat, good: name, n, price, total: n * price }, rule: 'sell/prices' };
}

function traps(s: State, seat: Seat): About {
  const values = trapsOf(s, seat);
  const known = values.length > 0 && values.every((value) => value > 0);
  return { kind: 'traps', now: known ? 'worth' : undefined, params: { seat, n: values.length, total: sum(values) }, rule: 'end/traps' };
}

function children(s: State, seat: Seat): About {
  const { children: lost, points } = piperNow(s, seat);
  const params = { seat, n: childrenOf(s, seat), price: childPrice(s), lost, points };
  return { kind: 'children', now: lost === 0 ? 'safe' : 'lost', params, rule: 'piper/asks' };
}

function purse(s: State, seat: Seat): About {
  return { kind: 'purse', now: 'worth', params: { seat, n: at(s.money, seat), points: at(columns(s).money, seat) }, rule: 'end/money' };
}

function seat(s: State, n: Seat): About {
  const { houses, money, influence, road } = columns(s);
  const parts = { houses: at(houses, n), money: at(money, n), influence: at(influence, n), road: at(road, n) };
  return { kind: 'seat', params: { seat: n, points: at(sheet(s).totals, n), ...parts }, rule: 'frame/phases' };
}

function space(s: State, name: string): About {
  const n = (REGIONS as readonly string[]).indexOf(name);
  const params = { region: name, price: CHILD_PRICE[n] ?? 0, bribe: at(s.bribes, n) };
  return { kind: 'space', now: s.piper === n ? 'here' : 'away', params, rule: 'bribe/put' };
}

const inHall = (s: State, sex: number): number => s.hall.reduce((n, count, i) => n + (i % SEXES.length === sex ? count : 0), 0);

/** What there is once. */
const SINGLE: Readonly<Record<string, (s: State) => About>> = {
  stack: (s) => ({ kind: 'stack', params: { n: trapsLeft(s) }, rule: 'sell/trap' }),
  cat: (s) => ({ kind: 'cat', now: s.cat === NONE ? 'free' : 'held', params: { seat: s.cat }, rule: 'cat/price' }),
  kings: (s) => ({ kind: 'kings', now: s.phase === PHASES ? 'last' : undefined, params: { n: s.kings }, rule: 'king/number' }),
  ladder: (s) => ({ kind: 'ladder', params: { ranks: s.rank }, rule: 'influence/right-most' }),
  ring: (s) => ({ kind: 'ring', params: { florins: nextOffer(s)[0], points: nextOffer(s)[1] }, rule: 'ring/next' }),
  order: (s) => ({ kind: 'order', params: { seats: s.order }, rule: 'influence/new-round' }),
  hall: (s) => ({ kind: 'hall', params: { boys: inHall(s, BOY), girls: inHall(s, GIRL) }, rule: 'work/child' }),
  bag: (s) => ({ kind: 'bag', params: { boys: at(s.bag, BOY), girls: at(s.bag, GIRL) }, rule: 'work/child' }),
  road: (s) => ({ kind: 'road', params: { n: s.road.length, points: penalty(s.road.length) }, rule: 'piper/road' }),
  ransom: (s) => ({ kind: 'ransom', params: { price: childPrice(s), points: penalty(s.road.length) }, rule: 'piper/asks' }),
  main: () => ({ kind: 'main', rule: 'turn/mandatory' }),
  side: () => ({ kind: 'side', rule: 'turn/optional' }),
};

const NUMBERED: Readonly<Record<string, (s: State, n: number) => About>> = { house, circle, traps, children, purse, seat };

/** Where each action is told of. */
const ACTS: Readonly<Record<string, string>> = { men: 'act/no-man', women: 'act/no-woman', wed: 'wed/who-pays', sell: 'sell/prices' };

function answer(s: State, _: Viewer, thing: string): About | undefined {
  const [kind = '', id = '', of = ''] = thing.split(/[:.]/);
  if (thing === 'status.phase') return { kind: 'phase', params: { phase: s.phase, n: s.kings }, rule: 'frame/phases' };
  if (thing === 'status.round') return { kind: 'round', params: { round: s.round }, rule: 'frame/rounds' };
  if (kind === 'good') return good(s, id);
  if (kind === 'goods') return goods(s, Number(id), of);
  if (kind === 'space') return space(s, id);
  if (kind === 'kid') return { kind: 'kid', params: { seat: Number(id), sex: of }, rule: 'wed/who-pays' };
  if (kind === 'act') return { kind: 'act', now: id, params: { action: id }, rule: ACTS[id] ?? 'turn/mandatory' };
  return SINGLE[kind]?.(s) ?? NUMBERED[kind]?.(s, Number(id));
}

export const about: AboutPackage<State> = {
  about: answer,
  texts: byLang((lang) => import(`./text/${lang}.ts`).then((m) => m[lang])),
};
