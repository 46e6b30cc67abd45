import { hasExactly } from '../../../core/json.ts';
import type { Emit } from '../events.ts';
import { DONE, type Done, NAME_MOVES, type Name } from '../moves.ts';
import { isOverrun } from '../rats.ts';
import { type Refused, refuse } from '../refuse.ts';
import type { RuleId } from '../rule-ids.ts';
import { at, NONE, type State, sum } from '../state.ts';
import { GOOD, HOUSE_COUNT, houseId, houseNumber } from '../town.ts';

/** Houses are named one by one, in the order in which they will work, before anything happens. */

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

export function nameMoves(s: State): readonly (Name | Done)[] {
  const moves: (Name | Done)[] = s.named.length > 0 ? [DONE] : [];
  for (let house = 0; house < HOUSE_COUNT; house++) {
    const move = NAME_MOVES[house];
    if (move && mayName(s, s.trade, house) && !s.named.includes(house)) moves.push(move);
  }
  return moves;
}

export function nameRefusal(s: State, move: unknown): Refused {
  if (hasExactly(move, ['type']) && move.type === 'done') return s.named.length > 0 ? undefined : refuse('name/at-least-one');
  if (!hasExactly(move, ['type', 'house']) || move.type !== 'name') return refuse('name/malformed');
  const house = houseNumber(move.house);
  if (house === NONE) return refuse('name/malformed');
  const rule = s.named.includes(house) ? 'name/twice' : fault(s, s.trade, house);
  return rule && refuse(rule, { house: houseId(house) });
}

export function applyName(s: State, move: Name | Done, emit?: Emit): void {
  if (move.type === 'done') {
    s.todo.pop();
    return;
  }
  s.named.push(houseNumber(move.house));
  emit?.({ type: 'named', seat: s.seat, house: move.house, count: s.named.length });
}
