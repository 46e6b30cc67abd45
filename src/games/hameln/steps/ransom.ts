import { hasExactly, isInteger } from '../../../core/json.ts';
import { BOY, GIRL } from '../data.ts';
import type { Emit } from '../events.ts';
import { type Ransom, ransomOf } from '../moves.ts';
import { childPrice, settleUp } from '../piper.ts';
import { type Refused, refuse } from '../refuse.ts';
import { at, type State } from '../state.ts';

/** The piper asks: for how many of your boys and girls do you pay? */

const boysOf = (s: State): number => at(s.hall, s.seat * 2 + BOY);
const girlsOf = (s: State): number => at(s.hall, s.seat * 2 + GIRL);
const canPay = (s: State, children: number): boolean => children * childPrice(s) <= at(s.money, s.seat);

export function ransomMoves(s: State): readonly Ransom[] {
  const moves: Ransom[] = [];
  for (let boys = 0; boys <= boysOf(s); boys++)
    for (let girls = 0; girls <= girlsOf(s); girls++) if (canPay(s, boys + girls)) moves.push(ransomOf(boys, girls));
  return moves;
}

export function ransomRefusal(s: State, move: unknown): Refused {
  if (!hasExactly(move, ['type', 'boys', 'girls']) || move.type !== 'ransom') return refuse('ransom/malformed');
  const { boys, girls } = move;
  if (!isInteger(boys) || !isInteger(girls) || boys < 0 || girls < 0) return refuse('ransom/malformed');
  if (boys > boysOf(s) || girls > girlsOf(s)) return refuse('ransom/not-yours', { boys: boysOf(s), girls: girlsOf(s) });
  if (canPay(s, boys + girls)) return undefined;
  return refuse('ransom/too-dear', { price: childPrice(s), purse: at(s.money, s.seat), florins: (boys + girls) * childPrice(s) });
}

export function applyRansom(s: State, move: Ransom, emit?: Emit): void {
  s.todo.pop();
  s.payer++;
  settleUp(s, s.seat, move.boys, move.girls, emit);
}
