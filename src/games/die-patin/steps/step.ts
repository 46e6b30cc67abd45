import type { Refusal, Rng, Seat } from '../../../core/game.ts';
import type { Emit } from '../events.ts';
import type { Move } from '../moves.ts';
import type { RuleId } from '../rule-ids.ts';
import type { State, Task } from '../state.ts';

/** One decision: what is legal, why anything else is not, and what it does. `task` is the entry of `todo` that is due. */
export interface Step<M extends Move = Move> {
  moves(s: State, task: Task, seat: Seat): readonly Move[];
  refusal(s: State, task: Task, seat: Seat, move: unknown): Refusal<RuleId> | undefined;
  apply(s: State, task: Task, seat: Seat, move: M, emit?: Emit): void;
  /** Only where chance may be asked. */
  roll?(s: State, rng: Rng): Move;
}

/** One of the task's repetitions is done; after the last it is no longer due. */
export function countDown(s: State, task: Task): void {
  task.left--;
  if (task.left === 0) s.todo.pop();
}
