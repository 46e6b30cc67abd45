import { at } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { isIndex, isMove } from '../../../core/json.ts';
import { must } from '../../../core/must.ts';
import { refuse } from '../../../core/refuse.ts';
import type { Step } from '../../../core/steps.ts';
import { BOY, SEXES } from '../data.ts';
import type { Event } from '../events.ts';
import { cheapest } from '../look.ts';
import { DONE, type Done, type Wed, wedOf } from '../moves.ts';
import type { RuleId } from '../rule-ids.ts';
import { NONE, type State, seatsOf } from '../state.ts';
import { sexNumber } from '../town.ts';

const groomOf = (seat: Seat, sex: number, partner: Seat): Seat => (sex === BOY ? seat : partner);

const inHall = (s: State, seat: Seat, sex: number): boolean => at(s.hall, seat * 2 + sex) > 0;

function mayWed(s: State, sex: number, partner: Seat, price: number): boolean {
  if (partner === s.seat || !inHall(s, s.seat, sex) || !inHall(s, partner, 1 - sex)) return false;
  return at(s.money, groomOf(s.seat, sex, partner)) >= price;
}

export function weddingPossible(s: State): boolean {
  const price = cheapest(s);
  for (let sex = 0; sex < SEXES.length; sex++)
    for (let partner = 0; partner < seatsOf(s); partner++) if (mayWed(s, sex, partner, price)) return true;
  return false;
}

/** A wedding: one's own child and a child of the other sex of somebody else. The house is the next decision. */
export const wed: Step<State, Wed | Done, Event, RuleId> = {
  moves(s) {
    const price = cheapest(s);
    const moves: (Wed | Done)[] = s.done > 0 ? [DONE] : [];
    for (let sex = 0; sex < SEXES.length; sex++)
      for (let partner = 0; partner < seatsOf(s); partner++) if (mayWed(s, sex, partner, price)) moves.push(wedOf(sex, partner));
    return moves;
  },

  refusal(s, seat, move) {
    if (isMove(move, 'done')) return s.done > 0 ? undefined : refuse('wed/at-least-one');
    if (!isMove(move, 'wed', ['child', 'partner'])) return refuse('wed/malformed');
    const { partner } = move;
    const sex = sexNumber(move.child);
    if (sex === NONE || !isIndex(partner, seatsOf(s))) return refuse('wed/malformed');
    if (!inHall(s, seat, sex)) return refuse('wed/no-child', { child: must(SEXES[sex]) });
    if (partner === seat) return refuse('wed/own-child', { child: must(SEXES[sex]) });
    if (!inHall(s, partner, 1 - sex)) return refuse('wed/no-partner', { partner, match: must(SEXES[1 - sex]) });
    const price = cheapest(s);
    if (mayWed(s, sex, partner, price)) return undefined;
    const groom = groomOf(seat, sex, partner);
    return refuse('wed/no-house', { groom, purse: at(s.money, groom), price });
  },

  apply(s, seat, move, emit) {
    if (move.type === 'done') {
      s.todo.pop();
      return;
    }
    const sex = sexNumber(move.child);
    s.groom = groomOf(seat, sex, move.partner);
    s.bride = groomOf(seat, 1 - sex, move.partner);
    s.todo.push('move-in');
    emit?.({ type: 'wed', seat, partner: move.partner, child: move.child });
  },
};
