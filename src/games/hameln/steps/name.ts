import { at, sum } from '../../../core/counts.ts';
import { isMove } from '../../../core/json.ts';
import { must } from '../../../core/must.ts';
import { refuse } from '../../../core/refuse.ts';
import type { Step } from '../../../core/steps.ts';
import type { Event } from '../events.ts';
import { isOverrun } from '../look.ts';
import { DONE, type Done, NAME_MOVES, type Name } from '../moves.ts';
import type { RuleId } from '../rule-ids.ts';
import { NONE, type State } from '../state.ts';
import { GOOD, HOUSE_COUNT, houseId, houseNumber } from '../town.ts';

type Trade = State['trade'];

const residents = (s: State, trade: Trade): readonly number[] => (trade === 'men' ? s.men : s.women);

/** Whether anything but an earlier naming forbids that this house works. */
function fault(s: State, trade: Trade, house: number): RuleId | undefined {
  if (at(residents(s, trade), house) !== s.seat) return trade === 'men' ? 'name/no-man' : 'name/no-woman';
  if (isOverrun(s, house)) return 'name/overrun';
  // Who wants children needs a cube in the bag; an influence house pays without one.
  return trade === 'women' && GOOD[house] !== NONE && sum(s.bag) === 0 ? 'name/empty-bag' : undefined;
}

export const mayName = (s: State, trade: Trade, house: number): boolean => fault(s, trade, house) === undefined;

/** Whether any house can be named. */
export function namePossible(s: State, trade: Trade): boolean {
  for (let house = 0; house < HOUSE_COUNT; house++) if (mayName(s, trade, house)) return true;
  return false;
}

/** Houses are named one by one, in the order in which they will work, before anything happens. */
export const name: Step<State, Name | Done, Event, RuleId> = {
  moves(s) {
    const moves: (Name | Done)[] = s.named.length > 0 ? [DONE] : [];
    for (let house = 0; house < HOUSE_COUNT; house++)
      if (mayName(s, s.trade, house) && !s.named.includes(house)) moves.push(must(NAME_MOVES[house]));
    return moves;
  },

  refusal(s, _seat, move) {
    if (isMove(move, 'done')) return s.named.length > 0 ? undefined : refuse('name/at-least-one');
    const house = isMove(move, 'name', ['house']) ? houseNumber(move.house) : NONE;
    if (house === NONE) return refuse('name/malformed');
    const rule = s.named.includes(house) ? 'name/twice' : fault(s, s.trade, house);
    return rule && refuse(rule, { house: houseId(house) });
  },

  apply(s, seat, move, emit) {
    if (move.type === 'done') {
      s.todo.pop();
      return;
    }
    s.named.push(houseNumber(move.house));
    emit?.({ type: 'named', seat, house: move.house, count: s.named.length });
  },
};
