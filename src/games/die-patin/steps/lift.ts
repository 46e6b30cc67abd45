import type { Refusal, Seat } from '../../../core/game.ts';
import { isIndex, isMove } from '../../../core/json.ts';
import { refuse } from '../../../core/refuse.ts';
import { manholesInPlay } from '../board.ts';
import { MANHOLES } from '../data.ts';
import { DONE, LIFT, list, type MoveOf } from '../moves.ts';
import { hasRatsElsewhere, moveRat } from '../rats.ts';
import type { RuleId } from '../rule-ids.ts';
import { now, type State, seatsOf } from '../state.ts';
import { countDown, type Decision } from './step.ts';

/** With no rat in stock one may be lifted from another manhole of one's own; the task is at where it goes. */
export const lift: Decision<MoveOf<'lift'>> = {
  moves: (s, seat) => lifts(s, seat),
  refusal: (s, seat, move) => liftRefusal(s, seat, move),
  apply(s, seat, { manhole }, emit) {
    const to = now(s).at;
    countDown(s);
    moveRat(s, seat, manhole, to, emit);
  },
};

/** The same for an Invasion that is short of rats: as many as are missing, or fewer. Nobody is asked for a rat that does not exist. */
export const reinforce: Decision<MoveOf<'lift' | 'done'>> = {
  moves: (s, seat) => [...lifts(s, seat), DONE],
  refusal: (s, seat, move) => (isMove(move, 'done') ? undefined : liftRefusal(s, seat, move)),
  apply(s, seat, move, emit) {
    if (move.type === 'done') {
      s.todo.pop();
      return;
    }
    const to = now(s).at;
    moveRat(s, seat, move.manhole, to, emit);
    if (hasRatsElsewhere(s, seat, to)) countDown(s);
    else s.todo.pop();
  },
};

function lifts(s: State, seat: Seat): MoveOf<'lift'>[] {
  const to = now(s).at;
  const moves: MoveOf<'lift'>[] = [];
  for (const manhole of manholesInPlay(seatsOf(s))) if (manhole !== to && s.holder[manhole] === seat) list(moves, LIFT, manhole);
  return moves;
}

function liftRefusal(s: State, seat: Seat, move: unknown): Refusal<RuleId> | undefined {
  const to = now(s).at;
  if (!isMove(move, 'lift', ['manhole']) || !isIndex(move.manhole, MANHOLES)) return refuse('lift/malformed', { to });
  const { manhole } = move;
  if (manhole === to) return refuse('lift/same-manhole', { manhole });
  return s.holder[manhole] === seat ? undefined : refuse('lift/not-yours', { manhole });
}
