import type { Seat } from '../../../core/game.ts';
import { hasExactly, isInteger } from '../../../core/json.ts';
import { BOY, SEXES } from '../data.ts';
import type { Emit } from '../events.ts';
import { DONE, type Done, type Wed, wedOf } from '../moves.ts';
import { type Refused, refuse } from '../refuse.ts';
import { at, NONE, type State, seatsOf } from '../state.ts';
import { HOUSE_COUNT, PRICE } from '../town.ts';

/** A wedding: one's own child and a child of the other sex of somebody else. The house is the next decision. */

const groomOf = (seat: Seat, sex: number, partner: Seat): Seat => (sex === BOY ? seat : partner);

/** The price of the cheapest empty house; more than anybody has if there is none. */
export function cheapest(s: State): number {
  let price = Number.MAX_SAFE_INTEGER;
  for (let house = 0; house < HOUSE_COUNT; house++) if (isEmpty(s, house)) price = Math.min(price, at(PRICE, house));
  return price;
}

export const isEmpty = (s: State, house: number): boolean => s.men[house] === NONE;

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

export function wedMoves(s: State): readonly (Wed | Done)[] {
  const price = cheapest(s);
  const moves: (Wed | Done)[] = s.done > 0 ? [DONE] : [];
  for (let sex = 0; sex < SEXES.length; sex++)
    for (let partner = 0; partner < seatsOf(s); partner++) if (mayWed(s, sex, partner, price)) moves.push(wedOf(sex, partner));
  return moves;
}

export function wedRefusal(s: State, move: unknown): Refused {
  if (hasExactly(move, ['type']) && move.type === 'done') return s.done > 0 ? undefined : refuse('wed/at-least-one');
  if (!hasExactly(move, ['type', 'child', 'partner']) || move.type !== 'wed') return refuse('wed/malformed');
  const { partner } = move;
  const sex = (SEXES as readonly unknown[]).indexOf(move.child);
  if (sex < 0 || !isInteger(partner) || partner < 0 || partner >= seatsOf(s)) return refuse('wed/malformed');
  const [child, match] = [SEXES[sex] ?? '', SEXES[1 - sex] ?? ''];
  if (!inHall(s, s.seat, sex)) return refuse('wed/no-child', { child });
  if (partner === s.seat) return refuse('wed/own-child', { child });
  if (!inHall(s, partner, 1 - sex)) return refuse('wed/no-partner', { partner, match });
  const price = cheapest(s);
  if (mayWed(s, sex, partner, price)) return undefined;
  const groom = groomOf(s.seat, sex, partner);
  return refuse('wed/no-house', { groom, purse: at(s.money, groom), price });
}

export function applyWed(s: State, move: Wed | Done, emit?: Emit): void {
  if (move.type === 'done') {
    s.todo.pop();
    return;
  }
  const sex = SEXES.indexOf(move.child);
  s.groom = groomOf(s.seat, sex, move.partner);
  s.bride = groomOf(s.seat, 1 - sex, move.partner);
  s.todo.push('move-in');
  emit?.({ type: 'wed', seat: s.seat, partner: move.partner, child: move.child });
}
