import { isMove } from '../../../core/json.ts';
import { refuse } from '../../../core/refuse.ts';
import type { Step } from '../../../core/steps.ts';
import type { Event } from '../events.ts';
import { ACT_MOVES, type Act } from '../moves.ts';
import type { RuleId } from '../rule-ids.ts';
import { ACTIONS, type Action, type State } from '../state.ts';
import { namePossible } from './name.ts';
import { sellPossible } from './sell.ts';
import { weddingPossible } from './wed.ts';

function fault(s: State, action: Action): RuleId | undefined {
  if (action === 'men') return namePossible(s, 'men') ? undefined : 'act/no-man';
  if (action === 'women') return namePossible(s, 'women') ? undefined : 'act/no-woman';
  if (action === 'wed') return weddingPossible(s) ? undefined : 'act/no-wedding';
  return sellPossible(s) ? undefined : 'act/no-goods';
}

export const actPossible = (s: State): boolean => ACTIONS.some((action) => fault(s, action) === undefined);

/** One of the four mandatory actions. */
export const act: Step<State, Act, Event, RuleId> = {
  moves: (s) => ACT_MOVES.filter((m) => fault(s, m.action) === undefined),

  refusal(s, _seat, move) {
    const action = isMove(move, 'act', ['action']) ? ACTIONS.find((a) => a === move.action) : undefined;
    if (action === undefined) return refuse('act/malformed');
    const rule = fault(s, action);
    return rule && refuse(rule);
  },

  apply(s, seat, { action }, emit) {
    s.idle = false;
    s.todo.pop();
    if (action === 'wed') s.todo.push('wed');
    else if (action === 'sell') s.todo.push('trap', 'sell');
    else {
      s.trade = action;
      s.todo.push('work', 'name');
    }
    emit?.({ type: 'acted', seat, action });
  },
};
