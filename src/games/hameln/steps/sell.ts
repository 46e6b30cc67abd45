import type { Seat } from '../../../core/game.ts';
import { hasExactly } from '../../../core/json.ts';
import { GOOD_PRICE, GOODS, TRAP_COUNT } from '../data.ts';
import type { Emit } from '../events.ts';
import { DONE, type Done, SELL_MOVES, type Sell, SWAP_MOVES } from '../moves.ts';
import { type Refused, refuse } from '../refuse.ts';
import { add, at, type State } from '../state.ts';

/** Cube by cube, for florins or for a trap. The traps are drawn only when the whole sale is fixed. */

export const has = (s: State, seat: Seat, good: number): boolean => at(s.goods, seat * 4 + good) > 0;

export function sellPossible(s: State): boolean {
  for (let good = 0; good < GOODS.length; good++) if (has(s, s.seat, good)) return true;
  return false;
}

/** How many traps lie face down; those already earned in this sale are still among them. Everybody can count them. */
export function trapsLeft(s: State): number {
  let owned = 0;
  for (let seat = 0; seat < s.traps.length; seat++) owned += s.traps[seat]?.length ?? 0;
  return TRAP_COUNT - owned;
}

const trapFree = (s: State): boolean => trapsLeft(s) > s.drawing;

export function sellMoves(s: State): readonly (Sell | Done)[] {
  const moves: (Sell | Done)[] = s.done > 0 ? [DONE] : [];
  const swaps = trapFree(s);
  for (let good = 0; good < GOODS.length; good++) {
    const [sell, swap] = [SELL_MOVES[good], SWAP_MOVES[good]];
    if (!sell || !swap || !has(s, s.seat, good)) continue;
    moves.push(sell);
    if (swaps) moves.push(swap);
  }
  return moves;
}

export function sellRefusal(s: State, move: unknown): Refused {
  if (hasExactly(move, ['type']) && move.type === 'done') return s.done > 0 ? undefined : refuse('sell/at-least-one');
  if (!hasExactly(move, ['type', 'good']) || (move.type !== 'sell' && move.type !== 'swap')) return refuse('sell/malformed');
  const good = (GOODS as readonly unknown[]).indexOf(move.good);
  if (good < 0) return refuse('sell/malformed');
  if (!has(s, s.seat, good)) return refuse('sell/no-cube', { good: GOODS[good] ?? '' });
  return move.type === 'sell' || trapFree(s) ? undefined : refuse('sell/no-trap');
}

export function applySell(s: State, move: Sell | Done, emit?: Emit): void {
  if (move.type === 'done') {
    s.todo.pop();
    return;
  }
  const good = GOODS.indexOf(move.good);
  add(s.goods, s.seat * 4 + good, -1);
  add(s.stock, good, 1);
  s.done++;
  if (move.type === 'swap') {
    s.drawing++;
    emit?.({ type: 'swapped', seat: s.seat, good: move.good });
    return;
  }
  const florins = GOOD_PRICE[good] ?? 0;
  add(s.money, s.seat, florins);
  s.bank -= florins;
  emit?.({ type: 'sold', seat: s.seat, good: move.good, florins, purse: at(s.money, s.seat) });
}
