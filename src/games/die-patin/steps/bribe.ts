import { isMove } from '../../../core/json.ts';
import { refuse } from '../../../core/refuse.ts';
import { now } from '../state.ts';
import { applyBribe, type Bribe, bribeRefusal, bribesIn, parseBribe } from './bribes.ts';
import { notOutside } from './outside.ts';
import { countDown, type Decision } from './step.ts';

/** The boss with the card Bribe: exactly four bribes, free of charge. Some bribe is always possible. */
export const bribe: Decision<Bribe> = {
  moves: (s, seat) => bribesIn(s, seat, now(s).at),

  refusal(s, seat, move) {
    const { at, left } = now(s);
    const wish = parseBribe(move);
    if (wish) return bribeRefusal(s, seat, at, wish);
    return isMove(move, 'done') ? refuse('outside/four-bribes', { left }) : notOutside(move, at);
  },

  apply(s, seat, move, emit) {
    countDown(s);
    applyBribe(s, seat, move, emit);
  },
};
