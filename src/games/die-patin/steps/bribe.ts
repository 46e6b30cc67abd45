import { isMove } from '../../../core/json.ts';
import type { Move } from '../moves.ts';
import { refuse } from '../rule-ids.ts';
import { applyBribe, type Bribe, bribeRefusal, listBribes, parseBribe } from './bribes.ts';
import { notOutside } from './outside.ts';
import { countDown, type Step } from './step.ts';

/** The boss with the card Bribe: exactly four bribes, free of charge. Some bribe is always possible. */
export const bribe: Step<Bribe> = {
  moves(s, { at }, seat) {
    const moves: Move[] = [];
    listBribes(s, seat, at, moves);
    return moves;
  },

  refusal(s, { at, left }, seat, move) {
    const wish = parseBribe(move);
    if (wish) return bribeRefusal(s, seat, at, wish);
    return isMove(move, 'done') ? refuse('outside/four-bribes', { left }) : notOutside(move, at);
  },

  apply(s, task, seat, move, emit) {
    countDown(s, task);
    applyBribe(s, seat, move, emit);
  },
};
