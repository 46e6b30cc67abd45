import type { Rng, Seat } from '../../../core/game.ts';
import { hasExactly, isInteger } from '../../../core/json.ts';
import type { Emit } from '../events.ts';
import type { Order } from '../moves.ts';
import { type Refused, refuse } from '../refuse.ts';
import { type State, seatsOf } from '../state.ts';

/** Chance draws the turn order, which is the first order of influence as well. */

function permutations(rest: readonly Seat[]): Seat[][] {
  if (rest.length === 0) return [[]];
  return rest.flatMap((seat) => permutations(rest.filter((other) => other !== seat)).map((tail) => [seat, ...tail]));
}

const ORDERS: readonly (readonly Order[])[] = [3, 4, 5].map((seats) =>
  permutations(Array.from({ length: seats }, (_, seat) => seat)).map((order) =>
    Object.freeze({ type: 'order', order: Object.freeze(order) }),
  ),
);

export const orderMoves = (s: State): readonly Order[] => ORDERS[seatsOf(s) - 3] ?? [];

export function rollOrder(s: State, rng: Rng): Order {
  const orders = orderMoves(s);
  return orders[rng(orders.length)] ?? { type: 'order', order: s.order };
}

export function orderRefusal(s: State, move: unknown): Refused {
  if (!hasExactly(move, ['type', 'order']) || move.type !== 'order' || !Array.isArray(move.order)) return refuse('order/malformed');
  const order: unknown[] = move.order;
  const known = order.every((seat) => isInteger(seat) && seat >= 0 && seat < seatsOf(s));
  return known && order.length === seatsOf(s) && new Set(order).size === order.length ? undefined : refuse('order/malformed');
}

export function applyOrder(s: State, move: Order, emit?: Emit): void {
  s.order = move.order.slice();
  s.rank = move.order.slice();
  s.todo = ['marker'];
  emit?.({ type: 'order-drawn', order: s.order.slice() });
}
