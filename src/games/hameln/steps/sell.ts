import { add, at } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { isMove } from '../../../core/json.ts';
import { must } from '../../../core/must.ts';
import { refuse } from '../../../core/refuse.ts';
import type { Step } from '../../../core/steps.ts';
import { GOOD_PRICE, GOODS } from '../data.ts';
import type { Event } from '../events.ts';
import { trapsLeft } from '../look.ts';
import { DONE, type Done, SELL_MOVES, type Sell, SWAP_MOVES } from '../moves.ts';
import type { RuleId } from '../rule-ids.ts';
import { NONE, type State } from '../state.ts';
import { goodNumber } from '../town.ts';

const has = (s: State, seat: Seat, good: number): boolean => at(s.goods, seat * GOODS.length + good) > 0;

export function sellPossible(s: State): boolean {
  for (let good = 0; good < GOODS.length; good++) if (has(s, s.seat, good)) return true;
  return false;
}

const trapFree = (s: State): boolean => trapsLeft(s) > s.drawing;

/** Cube by cube, for florins or for a trap. The traps are drawn only when the whole sale is fixed. */
export const sell: Step<State, Sell | Done, Event, RuleId> = {
  moves(s, seat) {
    const moves: (Sell | Done)[] = s.done > 0 ? [DONE] : [];
    const swaps = trapFree(s);
    for (let good = 0; good < GOODS.length; good++) {
      if (!has(s, seat, good)) continue;
      moves.push(must(SELL_MOVES[good]));
      if (swaps) moves.push(must(SWAP_MOVES[good]));
    }
    return moves;
  },

  refusal(s, seat, move) {
    if (isMove(move, 'done')) return s.done > 0 ? undefined : refuse('sell/at-least-one');
    if (!isMove(move, 'sell', ['good']) && !isMove(move, 'swap', ['good'])) return refuse('sell/malformed');
    const good = goodNumber(move.good);
    if (good === NONE) return refuse('sell/malformed');
    if (!has(s, seat, good)) return refuse('sell/no-cube', { good: must(GOODS[good]) });
    return move.type === 'sell' || trapFree(s) ? undefined : refuse('sell/no-trap');
  },

  apply(s, seat, move, emit) {
    if (move.type === 'done') {
      s.todo.pop();
      return;
    }
    const good = goodNumber(move.good);
    add(s.goods, seat * GOODS.length + good, -1);
    add(s.stock, good, 1);
    s.done++;
    if (move.type === 'swap') {
      s.drawing++;
      emit?.({ type: 'swapped', seat, good: move.good });
      return;
    }
    const florins = at(GOOD_PRICE, good);
    add(s.money, seat, florins);
    s.bank -= florins;
    emit?.({ type: 'sold', seat, good: move.good, florins, purse: at(s.money, seat) });
  },
};
