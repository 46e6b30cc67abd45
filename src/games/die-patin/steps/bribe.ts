import type { Seat } from '../../../core/game.ts';
import { isMove } from '../../../core/json.ts';
import { refuse } from '../../../core/refuse.ts';
import { DONE, type MoveOf } from '../moves.ts';
import { now, type State } from '../state.ts';
import { applyBribe, type Bribe, bribeRefusal, bribesIn, parseBribe } from './bribes.ts';
import { notOutside } from './outside.ts';
import { countDown, type Decision } from './step.ts';

/**
 * The boss with the card Bribe: four bribes, free of charge. Some bribe is always possible; but with an empty stock every rat would
 * have to be lifted, and that is never a must.
 */
export const bribe: Decision<Bribe | MoveOf<'done'>> = {
  moves(s, seat) {
    const bribes = bribesIn(s, seat, now(s).at);
    return mayStop(s, seat) ? [...bribes, DONE] : bribes;
  },

  refusal(s, seat, move) {
    const { at, left } = now(s);
    const wish = parseBribe(move);
    if (wish) return bribeRefusal(s, seat, at, wish);
    if (!isMove(move, 'done')) return notOutside(move, at);
    return mayStop(s, seat) ? undefined : refuse('outside/four-bribes', { left });
  },

  apply(s, seat, move, emit) {
    if (move.type === 'done') {
      s.todo.pop();
      return;
    }
    countDown(s);
    applyBribe(s, seat, move, emit);
  },
};

const mayStop = (s: State, seat: Seat): boolean => s.stock[seat] === 0;
