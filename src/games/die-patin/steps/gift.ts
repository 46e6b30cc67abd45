import type { Seat } from '../../../core/game.ts';
import { isMove } from '../../../core/json.ts';
import { refuse } from '../../../core/refuse.ts';
import { manholesInPlay } from '../board.ts';
import { DONE, list, type MoveOf, RECRUIT } from '../moves.ts';
import { recruit, recruitFault } from '../rats.ts';
import { type State, seatsOf } from '../state.ts';
import { parseBribe, ratRefusal } from './bribes.ts';
import type { Decision } from './step.ts';

type Gift = MoveOf<'recruit' | 'done'>;

/** The bonus of a rat: on a manhole of one's own or on any free one in play. Lifting another rat for it is never a must. */
export const gift: Decision<Gift> = {
  moves(s, seat) {
    const moves: Gift[] = [];
    for (const manhole of manholesInPlay(seatsOf(s))) if (!recruitFault(s, seat, manhole)) list(moves, RECRUIT, manhole);
    if (s.stock[seat] === 0) moves.push(DONE);
    return moves;
  },

  refusal(s, seat, move) {
    if (isMove(move, 'done')) return s.stock[seat] === 0 ? undefined : refuse('gift/must-take');
    const wish = parseBribe(move);
    if (wish?.type !== 'recruit') return refuse('gift/malformed');
    if (!manholesInPlay(seatsOf(s)).includes(wish.manhole)) return refuse('rat/out-of-play', { manhole: wish.manhole });
    return ratRefusal(s, seat, wish);
  },

  apply(s, seat, move, emit) {
    s.todo.pop();
    if (move.type === 'recruit') recruit(s, seat, move.manhole, emit);
  },
};

export const canGift = (s: State, seat: Seat): boolean => manholesInPlay(seatsOf(s)).some((m) => recruitFault(s, seat, m) === undefined);
