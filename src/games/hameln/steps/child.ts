import type { Rng } from '../../../core/game.ts';
import { hasExactly } from '../../../core/json.ts';
import { draw } from '../counts.ts';
import { SEXES } from '../data.ts';
import type { Emit } from '../events.ts';
import { CHILD_MOVES, type Child } from '../moves.ts';
import { type Refused, refuse } from '../refuse.ts';
import { add, at, type State } from '../state.ts';
import { houseId } from '../town.ts';

/** Chance draws a cube for the woman of the house at work: her child goes to the hall. */

export const childMoves = (s: State): readonly Child[] => CHILD_MOVES.filter((_, sex) => at(s.bag, sex) > 0);

export const rollChild = (s: State, rng: Rng): Child => CHILD_MOVES[draw(s.bag, rng)] ?? { type: 'child', sex: 'boy' };

export function childRefusal(s: State, move: unknown): Refused {
  if (!hasExactly(move, ['type', 'sex']) || move.type !== 'child') return refuse('child/malformed');
  const sex = (SEXES as readonly unknown[]).indexOf(move.sex);
  if (sex < 0) return refuse('child/malformed');
  return at(s.bag, sex) > 0 ? undefined : refuse('child/none-left', { sex: SEXES[sex] ?? '' });
}

export function applyChild(s: State, move: Child, emit?: Emit): void {
  const sex = SEXES.indexOf(move.sex);
  const seat = at(s.women, s.house);
  s.todo.pop();
  s.cube = sex;
  add(s.bag, sex, -1);
  add(s.hall, seat * 2 + sex, 1);
  add(s.family, seat, -1);
  emit?.({ type: 'prepared', seat, house: houseId(s.house), sex: move.sex });
}
