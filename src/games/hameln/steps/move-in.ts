import { hasExactly } from '../../../core/json.ts';
import { BOY, GIRL } from '../data.ts';
import type { Emit } from '../events.ts';
import { climb, ranksAbove } from '../influence.ts';
import { MOVE_IN_MOVES, type MoveIn } from '../moves.ts';
import { type Refused, refuse } from '../refuse.ts';
import { add, at, NONE, type State } from '../state.ts';
import { BONUS, HOUSE_COUNT, houseId, houseNumber, PRICE } from '../town.ts';
import { isEmpty } from './wed.ts';

/** The couple moves into an empty house that the active player chooses and the groom's player pays. */

const canPay = (s: State, house: number): boolean => at(s.money, s.groom) >= at(PRICE, house);

export function moveInMoves(s: State): readonly MoveIn[] {
  const moves: MoveIn[] = [];
  for (let house = 0; house < HOUSE_COUNT; house++) {
    const move = MOVE_IN_MOVES[house];
    if (move && isEmpty(s, house) && canPay(s, house)) moves.push(move);
  }
  return moves;
}

export function moveInRefusal(s: State, move: unknown): Refused {
  if (!hasExactly(move, ['type', 'house']) || move.type !== 'move-in') return refuse('move-in/malformed');
  const house = houseNumber(move.house);
  if (house === NONE) return refuse('move-in/malformed');
  const id = houseId(house);
  if (!isEmpty(s, house)) return refuse('move-in/occupied', { house: id, man: at(s.men, house), woman: at(s.women, house) });
  if (canPay(s, house)) return undefined;
  return refuse('move-in/too-dear', { groom: s.groom, purse: at(s.money, s.groom), house: id, price: at(PRICE, house) });
}

export function applyMoveIn(s: State, move: MoveIn, emit?: Emit): void {
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
  emit?.({ type: 'moved-in', seat: s.seat, groom, bride, house: move.house, florins, purse: at(s.money, groom) });
  payBonus(s, groom, bride, at(BONUS, house), emit);
}

/** Whoever stands higher climbs first. */
function payBonus(s: State, groom: number, bride: number, points: number, emit: Emit | undefined): void {
  if (points === 0) return;
  const first = ranksAbove(s, groom, bride) ? groom : bride;
  climb(s, first, points, emit);
  climb(s, first === groom ? bride : groom, points, emit);
}
