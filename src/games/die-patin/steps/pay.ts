import { add, at } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { isMove } from '../../../core/json.ts';
import { refuse } from '../../../core/refuse.ts';
import type { Emit } from '../events.ts';
import { DONE, type MoveOf } from '../moves.ts';
import { now, type State, task } from '../state.ts';
import { applyBribe, type Bribe, bribeRefusal, bribesIn, parseBribe } from './bribes.ts';
import { notOutside } from './outside.ts';
import type { Decision } from './step.ts';

/** A henchman outside: the first loot buys a bribe and must be paid. */
export const pay: Decision<Bribe> = {
  moves: (s, seat) => bribesIn(s, seat, now(s).at),

  refusal(s, seat, move) {
    const area = now(s).at;
    const bribe = parseBribe(move);
    if (bribe) return bribeRefusal(s, seat, area, bribe);
    return isMove(move, 'done') ? refuse('outside/pay-first') : notOutside(move, area);
  },

  apply: (s, seat, move, emit) => payFor(s, seat, move, emit),
};

/** Every further loot buys one more, as long as there is any, or until the player has had enough. */
export const more: Decision<Bribe | MoveOf<'done'>> = {
  moves: (s, seat) => [...pay.moves(s, seat), DONE],

  refusal: (s, seat, move) => (isMove(move, 'done') ? undefined : pay.refusal(s, seat, move)),

  apply(s, seat, move, emit) {
    if (move.type === 'done') s.todo.pop();
    else payFor(s, seat, move, emit);
  },
};

function payFor(s: State, seat: Seat, bribe: Bribe, emit?: Emit): void {
  const area = now(s).at;
  add(s.loot, seat, -1);
  const left = at(s.loot, seat);
  s.todo.pop();
  if (left > 0) s.todo.push(task('more', seat, area));
  emit?.({ type: 'paid', seat, left });
  applyBribe(s, seat, bribe, emit);
}
