import { hasExactly } from '../../../core/json.ts';
import type { Emit } from '../events.ts';
import { ACT_MOVES, type Act } from '../moves.ts';
import { type Refused, refuse } from '../refuse.ts';
import type { RuleId } from '../rule-ids.ts';
import { ACTIONS, type Action, type State } from '../state.ts';
import { namePossible } from './name.ts';
import { sellPossible } from './sell.ts';
import { weddingPossible } from './wed.ts';

/** One of the four mandatory actions. */

function fault(s: State, action: Action): RuleId | undefined {
  if (action === 'men') return namePossible(s, 'men') ? undefined : 'act/no-man';
  if (action === 'women') return namePossible(s, 'women') ? undefined : 'act/no-woman';
  if (action === 'wed') return weddingPossible(s) ? undefined : 'act/no-wedding';
  return sellPossible(s) ? undefined : 'act/no-goods';
}

export const possible = (s: State): boolean => ACTIONS.some((action) => fault(s, action) === undefined);

export const actMoves = (s: State): readonly Act[] => ACT_MOVES.filter((m) => fault(s, m.action) === undefined);

export function actRefusal(s: State, move: unknown): Refused {
  if (!hasExactly(move, ['type', 'action']) || move.type !== 'act') return refuse('act/malformed');
  const action = ACTIONS.find((a) => a === move.action);
  if (action === undefined) return refuse('act/malformed');
  const rule = fault(s, action);
  return rule && refuse(rule);
}

export function applyAct(s: State, move: Act, emit?: Emit): void {
  const { action } = move;
  s.idle = false;
  s.todo.pop();
  if (action === 'wed') s.todo.push('wed');
  else if (action === 'sell') s.todo.push('trap', 'sell');
  else {
    s.trade = action;
    s.todo.push('work', 'name');
  }
  emit?.({ type: 'acted', seat: s.seat, action });
}
