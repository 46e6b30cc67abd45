import { at } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { isIndex, isMove } from '../../../core/json.ts';
import { must } from '../../../core/must.ts';
import { refuse } from '../../../core/refuse.ts';
import type { Step } from '../../../core/steps.ts';
import { card } from '../card.ts';
import type { Event } from '../events.ts';
import type { Order } from '../moves.ts';
import type { RuleId } from '../rule-ids.ts';
import { type State, seatsOf } from '../state.ts';

function permutations(rest: readonly Seat[]): Seat[][] {
  if (rest.length === 0) return [[]];
  return rest.flatMap((seat) => permutations(rest.filter((other) => other !== seat)).map((tail) => [seat, ...tail]));
}

const ORDERS: ReadonlyMap<number, readonly Order[]> = new Map(
  card.seats.map((seats) => [
    seats,
    permutations(Array.from({ length: seats }, (_, seat) => seat)).map((order) =>
      Object.freeze({ type: 'order', order: Object.freeze(order) }),
    ),
  ]),
);
const ordersOf = (s: State): readonly Order[] => must(ORDERS.get(seatsOf(s)));

/** Chance draws the turn order, which is the first order of influence as well, and with it the purses that the places have. */
export const order: Step<State, Order, Event, RuleId> = {
  moves: ordersOf,

  roll(s, rng) {
    const orders = ordersOf(s);
    return must(orders[rng(orders.length)]);
  },

  refusal(s, _seat, move) {
    if (!isMove(move, 'order', ['order']) || !Array.isArray(move.order)) return refuse('order/malformed');
    const seats: unknown[] = move.order;
    const known = seats.every((seat) => isIndex(seat, seatsOf(s)));
    return known && seats.length === seatsOf(s) && new Set(seats).size === seats.length ? undefined : refuse('order/malformed');
  },

  apply(s, _seat, move, emit) {
    s.order = move.order.slice();
    s.rank = move.order.slice();
    s.todo = ['marker'];
    emit?.({ type: 'order-drawn', order: s.order.slice() });
    const purses = s.money.slice();
    for (const [place, seat] of s.order.entries()) {
      const florins = at(purses, place);
      s.money[seat] = florins;
      if (florins > 0) emit?.({ type: 'endowed', seat, florins, purse: florins });
    }
  },
};
