import type { Refusal, Seat } from '../../../core/game.ts';
import { isIndex, isMove } from '../../../core/json.ts';
import { manholesInPlay } from '../board.ts';
import { MANHOLES } from '../data.ts';
import { DONE, LIFT, list, type Move, type MoveOf } from '../moves.ts';
import { hasRatsElsewhere, moveRat } from '../rats.ts';
import { type RuleId, refuse } from '../rule-ids.ts';
import { type State, seatsOf, type Task } from '../state.ts';
import { countDown, type Step } from './step.ts';

/** With no rat in stock one may be lifted from another manhole of one's own; `at` is where it goes. */
export const lift: Step<MoveOf<'lift'>> = {
  moves: (s, { at }, seat) => lifts(s, seat, at),
  refusal: (s, { at }, seat, move) => liftRefusal(s, seat, at, move),
  apply(s, task, seat, { manhole }, emit) {
    countDown(s, task);
    moveRat(s, seat, manhole, task.at, emit);
  },
};

/** The same for an Invasion that is short of rats: as many as are missing, or fewer. */
export const reinforce: Step<MoveOf<'lift' | 'done'>> = {
  moves: (s, { at }, seat) => [...lifts(s, seat, at), DONE],
  refusal: (s, { at }, seat, move) => (isMove(move, 'done') ? undefined : liftRefusal(s, seat, at, move)),
  apply(s, task, seat, move, emit) {
    if (move.type === 'done') {
      s.todo.pop();
      return;
    }
    moveRat(s, seat, move.manhole, task.at, emit);
    dropOrCount(s, seat, task);
  },
};

/** Nobody is asked for a rat that does not exist. */
function dropOrCount(s: State, seat: Seat, task: Task): void {
  if (hasRatsElsewhere(s, seat, task.at)) countDown(s, task);
  else s.todo.pop();
}

function lifts(s: State, seat: Seat, to: number): Move[] {
  const moves: Move[] = [];
  for (const manhole of manholesInPlay(seatsOf(s))) if (manhole !== to && s.holder[manhole] === seat) list(moves, LIFT, manhole);
  return moves;
}

function liftRefusal(s: State, seat: Seat, to: number, move: unknown): Refusal<RuleId> | undefined {
  if (!isMove(move, 'lift', ['manhole']) || !isIndex(move.manhole, MANHOLES)) return refuse('lift/malformed', { to });
  const { manhole } = move;
  if (manhole === to) return refuse('lift/same-manhole', { manhole });
  return s.holder[manhole] === seat ? undefined : refuse('lift/not-yours', { manhole });
}
