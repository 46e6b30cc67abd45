import type { Step } from '../../../core/steps.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { RuleId } from '../rule-ids.ts';
import { now, type State } from '../state.ts';

/** A decision of this game. Whose it is, where and how often is in the task that is due: `now(s)`. */
export type Decision<M extends Move = Move> = Step<State, M, Event, RuleId>;

/** One of the due task's repetitions is done; after the last it is no longer due. */
export function countDown(s: State): void {
  const task = now(s);
  task.left--;
  if (task.left === 0) s.todo.pop();
}
