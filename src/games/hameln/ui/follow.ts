import { add } from '../../../core/counts.ts';
import { GOODS, REGIONS, SEXES } from '../data.ts';
import type { Event } from '../events.ts';
import { circleNumber, houseNumber } from '../look.ts';
import { NONE, type State } from '../state.ts';

/** Changes the picture of the town as one event tells it. What nobody sees on the board is left to the next position. */
export function follow(s: State, e: Event): void {
  (FOLLOW[e.type] as ((s: State, e: Event) => void) | undefined)?.(s, e);
}

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;
type Follow = { readonly [T in Event['type']]?: (s: State, e: Of<T>) => void };

const good = (name: string): number => (GOODS as readonly string[]).indexOf(name);
const field = (name: string): number => (REGIONS as readonly string[]).indexOf(name);
const circles = (ids: readonly string[]): number => ids.reduce((set, id) => set | (1 << circleNumber(id)), 0);

function give(s: State, seat: number, name: string, by: number): void {
  add(s.goods, seat * GOODS.length + good(name), by);
  add(s.stock, good(name), -by);
}

function pay(s: State, seat: number, florins: number): void {
  add(s.money, seat, -florins);
}

function child(s: State, seat: number, sex: number, by: number): void {
  add(s.hall, seat * SEXES.length + sex, by);
  add(s.bag, sex, -by);
}

const FOLLOW: Follow = {
  'order-drawn': (s, e) => {
    s.order = e.order.slice();
    s.rank = e.order.slice();
  },
  'marker-laid': (s, e) => {
    s.marker[houseNumber(e.house)] = e.rats;
    add(s.pile, e.rats - 1, -1);
  },
  settled: (s, e) => {
    (e.who === 'man' ? s.men : s.women)[houseNumber(e.house)] = e.seat;
    add(s.family, e.seat, -1);
  },
  'round-began': (s, e) => {
    s.round = e.round;
    s.order = e.order.slice();
  },
  'turn-began': (s, e) => {
    s.turn = s.order.indexOf(e.seat);
    s.seat = e.seat;
    s.house = NONE;
    s.named = [];
    s.fresh = 0;
  },
  named: (s, e) => {
    s.named = [...s.named, houseNumber(e.house)];
  },
  worked: (s, e) => {
    s.house = houseNumber(e.house);
    s.named = s.named.filter((house) => house !== s.house);
    s.left = e.rats;
  },
  'not-worked': (s, e) => {
    s.named = s.named.filter((house) => house !== houseNumber(e.house));
  },
  made: (s, e) => give(s, e.seat, e.good, 1),
  earned: (s, e) => {
    s.money[e.seat] = e.purse;
  },
  prepared: (s, e) => {
    child(s, e.seat, SEXES.indexOf(e.sex), 1);
    add(s.family, e.seat, -1);
  },
  'rat-placed': (s, e) => {
    s.rats |= 1 << circleNumber(e.circle);
  },
  overrun: (s, e) => {
    s.kings = e.kings;
    if (e.king !== 'none') s.kinged |= 1 << houseNumber(e.house);
  },
  'moved-in': (s, e) => {
    const house = houseNumber(e.house);
    s.men[house] = e.groom;
    s.women[house] = e.bride;
    s.money[e.groom] = e.purse;
    child(s, e.groom, 0, -1);
    child(s, e.bride, 1, -1);
  },
  climbed: (s, e) => {
    s.influence[e.seat] = e.step;
    s.rank = e.rank.slice();
  },
  sold: (s, e) => {
    give(s, e.seat, e.good, -1);
    s.money[e.seat] = e.purse;
  },
  swapped: (s, e) => give(s, e.seat, e.good, -1),
  'trap-drawn': (s, e) => {
    const own = s.traps[e.seat] ?? [];
    s.traps[e.seat] = [...own, e.value].sort((a, b) => a - b);
  },
  'cat-bought': (s, e) => {
    s.cat = e.seat;
    pay(s, e.seat, e.florins);
  },
  'cat-taken': (s, e) => {
    s.cat = e.seat;
    pay(s, e.seat, e.florins);
    pay(s, e.from, -e.share);
  },
  'rat-caught': (s, e) => {
    s.rats &= ~(1 << circleNumber(e.circle));
  },
  freed: (s, e) => {
    s.kinged &= ~(1 << houseNumber(e.house));
    s.kings = e.kings;
  },
  'influence-bought': (s, e) => {
    s.ring = e.offer;
    pay(s, e.seat, e.florins);
  },
  bribed: (s, e) => {
    s.bribes[field(e.field)] = e.total;
    pay(s, e.seat, e.florins);
  },
  'piper-moved': (s, e) => {
    s.piper = field(e.field);
  },
  'kings-left': (s) => {
    s.kinged = 0;
    s.kings = 0;
  },
  'piper-came': (s) => {
    s.kings = 0;
    s.house = NONE;
    s.named = [];
  },
  cleaned: (s, e) => {
    s.rats &= ~circles(e.circles);
  },
  paid: (s, e) => {
    s.money[e.seat] = e.purse;
  },
  went: (s, e) => {
    child(s, e.seat, 0, -e.boys);
    child(s, e.seat, 1, -e.girls);
    for (let i = 0; i < e.n; i++) s.road.push(e.seat);
  },
  'bribe-banked': (s, e) => {
    s.bribes[field(e.field)] = 0;
  },
  'phase-began': (s, e) => {
    s.phase = e.phase;
    s.kings = e.kings;
  },
  'traps-shown': (s, e) => {
    s.traps[e.seat] = e.values.slice();
  },
};
