import type { Seat } from '../../../core/game.ts';
import { refuse } from '../../../core/refuse.ts';
import { manholesInPlay } from '../board.ts';
import { EXPEL, list, type MoveOf } from '../moves.ts';
import { expel, expelFault } from '../rats.ts';
import { type State, seatsOf } from '../state.ts';
import { parseBribe, ratRefusal } from './bribes.ts';
import type { Decision } from './step.ts';

/** The bonus of driving away: one rival's rat, anywhere. */
export const chase: Decision<MoveOf<'expel'>> = {
  moves(s, seat) {
    const moves: MoveOf<'expel'>[] = [];
    for (const manhole of manholesInPlay(seatsOf(s))) if (!expelFault(s, seat, manhole)) list(moves, EXPEL, manhole);
    return moves;
  },

  refusal(s, seat, move) {
    const wish = parseBribe(move);
    return wish?.type === 'expel' ? ratRefusal(s, seat, wish) : refuse('chase/malformed');
  },

  apply(s, seat, { manhole }, emit) {
    s.todo.pop();
    expel(s, seat, manhole, 1, emit);
  },
};

export const canChase = (s: State, seat: Seat): boolean => manholesInPlay(seatsOf(s)).some((m) => expelFault(s, seat, m) === undefined);
