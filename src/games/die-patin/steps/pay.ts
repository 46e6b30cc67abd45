import type { Seat } from '../../../core/game.ts';
import { isMove } from '../../../core/json.ts';
import type { Emit } from '../events.ts';
import { DONE, type Move, type MoveOf } from '../moves.ts';
import { refuse } from '../rule-ids.ts';
import { type State, task } from '../state.ts';
import { applyBribe, type Bribe, bribeRefusal, listBribes, parseBribe } from './bribes.ts';
import { notOutside } from './outside.ts';
import type { Step } from './step.ts';

/** A henchman outside: the first loot buys a bribe and must be paid. */
export const pay: Step<Bribe> = {
  moves(s, { at }, seat) {
    const moves: Move[] = [];
    listBribes(s, seat, at, moves);
    return moves;
  },

  refusal(s, { at }, seat, move) {
    const bribe = parseBribe(move);
    if (bribe) return bribeRefusal(s, seat, at, bribe);
    return isMove(move, 'done') ? refuse('outside/pay-first') : notOutside(move, at);
  },

  apply: (s, { at }, seat, move, emit) => payFor(s, seat, at, move, emit),
};

/** Every further loot buys one more, as long as there is any, or until the player has had enough. */
export const more: Step<Bribe | MoveOf<'done'>> = {
  moves: (s, due, seat) => [...pay.moves(s, due, seat), DONE],

  refusal: (s, due, seat, move) => (isMove(move, 'done') ? undefined : pay.refusal(s, due, seat, move)),

  apply(s, { at }, seat, move, emit) {
    if (move.type === 'done') s.todo.pop();
    else payFor(s, seat, at, move, emit);
  },
};

function payFor(s: State, seat: Seat, area: number, bribe: Bribe, emit?: Emit): void {
  const left = (s.loot[seat] ?? 0) - 1;
  s.loot[seat] = left;
  emit?.({ type: 'paid', seat, left });
  s.todo.pop();
  if (left > 0) s.todo.push(task('more', seat, area));
  applyBribe(s, seat, bribe, emit);
}
