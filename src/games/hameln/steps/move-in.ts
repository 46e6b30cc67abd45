import { add, at } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { isMove } from '../../../core/json.ts';
import { must } from '../../../core/must.ts';
import { refuse } from '../../../core/refuse.ts';
import type { Emit, Step } from '../../../core/steps.ts';
import { BOY, GIRL } from '../data.ts';
import type { Event } from '../events.ts';
import { climb, ranksAbove } from '../influence.ts';
import { isEmpty } from '../look.ts';
import { MOVE_IN_MOVES, type MoveIn } from '../moves.ts';
import type { RuleId } from '../rule-ids.ts';
import { NONE, type State } from '../state.ts';
import { BONUS, HOUSE_COUNT, houseId, houseNumber, PRICE } from '../town.ts';

const canPay = (s: State, house: number): boolean => at(s.money, s.groom) >= at(PRICE, house);

/** The couple moves into an empty house that the active player chooses and the groom's player pays. */
export const moveIn: Step<State, MoveIn, Event, RuleId> = {
  moves(s) {
    const moves: MoveIn[] = [];
    for (let house = 0; house < HOUSE_COUNT; house++) if (isEmpty(s, house) && canPay(s, house)) moves.push(must(MOVE_IN_MOVES[house]));
    return moves;
  },

  refusal(s, _seat, move) {
    const house = isMove(move, 'move-in', ['house']) ? houseNumber(move.house) : NONE;
    if (house === NONE) return refuse('move-in/malformed');
    const id = houseId(house);
    if (!isEmpty(s, house)) return refuse('move-in/occupied', { house: id, man: at(s.men, house), woman: at(s.women, house) });
    if (canPay(s, house)) return undefined;
    return refuse('move-in/too-dear', { groom: s.groom, purse: at(s.money, s.groom), house: id, price: at(PRICE, house) });
  },

  apply(s, seat, move, emit) {
    const house = houseNumber(move.house);
    const { groom, bride } = s;
    const florins = at(PRICE, house);
    s.todo.pop();
    add(s.money, groom, -florins);
    s.bank += florins;
    s.men[house] = groom;
    s.women[house] = bride;
    add(s.hall, groom * 2 + BOY, -1);
    add(s.hall, bride * 2 + GIRL, -1);
    add(s.bag, BOY, 1);
    add(s.bag, GIRL, 1);
    s.groom = NONE;
    s.bride = NONE;
    s.done++;
    emit?.({ type: 'moved-in', seat, groom, bride, house: move.house, florins, purse: at(s.money, groom) });
    payBonus(s, groom, bride, at(BONUS, house), emit);
  },
};

/** Whoever stands higher climbs first. */
function payBonus(s: State, groom: Seat, bride: Seat, points: number, emit: Emit<Event> | undefined): void {
  if (points === 0) return;
  const first = ranksAbove(s, groom, bride) ? groom : bride;
  climb(s, first, points, emit);
  climb(s, first === groom ? bride : groom, points, emit);
}
