import { at } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { isInteger, isMove } from '../../../core/json.ts';
import { refuse } from '../../../core/refuse.ts';
import type { Step } from '../../../core/steps.ts';
import { BOY, GIRL } from '../data.ts';
import type { Event } from '../events.ts';
import { childPrice } from '../look.ts';
import { type Ransom, ransomOf } from '../moves.ts';
import { settleUp } from '../piper.ts';
import type { RuleId } from '../rule-ids.ts';
import type { State } from '../state.ts';

const boysOf = (s: State, seat: Seat): number => at(s.hall, seat * 2 + BOY);
const girlsOf = (s: State, seat: Seat): number => at(s.hall, seat * 2 + GIRL);
const canPay = (s: State, seat: Seat, children: number): boolean => children * childPrice(s) <= at(s.money, seat);

/** The piper asks: for how many of your boys and girls do you pay? */
export const ransom: Step<State, Ransom, Event, RuleId> = {
  moves(s, seat) {
    const moves: Ransom[] = [];
    for (let boys = 0; boys <= boysOf(s, seat); boys++)
      for (let girls = 0; girls <= girlsOf(s, seat); girls++) if (canPay(s, seat, boys + girls)) moves.push(ransomOf(boys, girls));
    return moves;
  },

  refusal(s, seat, move) {
    if (!isMove(move, 'ransom', ['boys', 'girls'])) return refuse('ransom/malformed');
    const { boys, girls } = move;
    if (!isInteger(boys) || !isInteger(girls) || boys < 0 || girls < 0) return refuse('ransom/malformed');
    const own = { boys: boysOf(s, seat), girls: girlsOf(s, seat) };
    if (boys > own.boys || girls > own.girls) return refuse('ransom/not-yours', own);
    if (canPay(s, seat, boys + girls)) return undefined;
    return refuse('ransom/too-dear', { price: childPrice(s), purse: at(s.money, seat), florins: (boys + girls) * childPrice(s) });
  },

  apply(s, seat, move, emit) {
    s.todo.pop();
    s.payer++;
    settleUp(s, seat, move.boys, move.girls, emit);
  },
};
