import { hasExactly, isInteger } from '../../../core/json.ts';
import { CAT_OWNERS_SHARE, CAT_PRICE, REGIONS, RING } from '../data.ts';
import type { Emit } from '../events.ts';
import { climb } from '../influence.ts';
import { type Bribe, BUY_INFLUENCE, bribeOf, CAT, DONE, type Optional } from '../moves.ts';
import { highestBribe } from '../piper.ts';
import { type Refused, refuse } from '../refuse.ts';
import type { RuleId } from '../rule-ids.ts';
import { add, at, NONE, type State } from '../state.ts';

/** At most one of the three optional actions: the cat, influence from the ring, a bribe for the piper. */

const purse = (s: State): number => at(s.money, s.seat);
export const nextOffer = (s: State): readonly [number, number] => RING[(s.ring + 1) % RING.length] ?? RING[0];

function catFault(s: State): RuleId | undefined {
  if (s.cat === s.seat) return 'cat/yours';
  return purse(s) >= CAT_PRICE ? undefined : 'cat/too-dear';
}

const ringFault = (s: State): RuleId | undefined => (purse(s) >= nextOffer(s)[0] ? undefined : 'ring/too-dear');

/** The other field that would hold the same sum, or NONE. */
function equalField(s: State, field: number, florins: number): number {
  const total = at(s.bribes, field) + florins;
  for (let other = 0; other < REGIONS.length; other++) if (other !== field && at(s.bribes, other) === total) return other;
  return NONE;
}

export const optionalPossible = (s: State): boolean =>
  purse(s) > 0 && (catFault(s) === undefined || ringFault(s) === undefined || bribePossible(s));

/** With one florin every field may happen to be forbidden. */
function bribePossible(s: State): boolean {
  for (let florins = 1; florins <= purse(s); florins++)
    for (let field = 0; field < REGIONS.length; field++) if (equalField(s, field, florins) === NONE) return true;
  return false;
}

export function optionalMoves(s: State): readonly Optional[] {
  const moves: Optional[] = [DONE];
  if (catFault(s) === undefined) moves.push(CAT);
  if (ringFault(s) === undefined) moves.push(BUY_INFLUENCE);
  for (let field = 0; field < REGIONS.length; field++)
    for (let florins = 1; florins <= purse(s); florins++) if (equalField(s, field, florins) === NONE) moves.push(bribeOf(field, florins));
  return moves;
}

export function optionalRefusal(s: State, move: unknown): Refused {
  if (hasExactly(move, ['type', 'field', 'florins']) && move.type === 'bribe') return bribeRefusal(s, move.field, move.florins);
  if (!hasExactly(move, ['type'])) return refuse('optional/malformed');
  if (move.type === 'done') return undefined;
  const params = { purse: purse(s), price: move.type === 'cat' ? CAT_PRICE : nextOffer(s)[0] };
  if (move.type !== 'cat' && move.type !== 'influence') return refuse('optional/malformed');
  const rule = move.type === 'cat' ? catFault(s) : ringFault(s);
  return rule && refuse(rule, params);
}

function bribeRefusal(s: State, name: unknown, florins: unknown): Refused {
  const field = (REGIONS as readonly unknown[]).indexOf(name);
  if (field < 0 || !isInteger(florins) || florins < 1) return refuse('optional/malformed');
  if (florins > purse(s)) return refuse('bribe/too-dear', { florins, purse: purse(s) });
  const other = equalField(s, field, florins);
  if (other === NONE) return undefined;
  return refuse('bribe/equal', { field: REGIONS[field] ?? '', other: REGIONS[other] ?? '', total: at(s.bribes, field) + florins });
}

export function applyOptional(s: State, move: Optional, emit?: Emit): void {
  s.todo.pop();
  if (move.type !== 'done') s.idle = false;
  if (move.type === 'cat') buyCat(s, emit);
  else if (move.type === 'influence') buyInfluence(s, emit);
  else if (move.type === 'bribe') bribe(s, move, emit);
}

function pay(s: State, florins: number): void {
  add(s.money, s.seat, -florins);
  s.bank += florins;
}

function buyCat(s: State, emit: Emit | undefined): void {
  const from = s.cat;
  pay(s, CAT_PRICE);
  s.cat = s.seat;
  if (from === NONE) emit?.({ type: 'cat-bought', seat: s.seat, florins: CAT_PRICE });
  else {
    add(s.money, from, CAT_OWNERS_SHARE);
    s.bank -= CAT_OWNERS_SHARE;
    emit?.({ type: 'cat-taken', seat: s.seat, from, florins: CAT_PRICE, share: CAT_OWNERS_SHARE });
  }
  if (s.rats !== 0) s.todo.push('chase');
}

function buyInfluence(s: State, emit: Emit | undefined): void {
  const [florins, points] = nextOffer(s);
  s.ring = (s.ring + 1) % RING.length;
  pay(s, florins);
  emit?.({ type: 'influence-bought', seat: s.seat, florins, points, offer: s.ring });
  climb(s, s.seat, points, emit);
}

function bribe(s: State, move: Bribe, emit: Emit | undefined): void {
  const field = REGIONS.indexOf(move.field);
  add(s.money, s.seat, -move.florins);
  add(s.bribes, field, move.florins);
  emit?.({ type: 'bribed', seat: s.seat, field: move.field, florins: move.florins, total: at(s.bribes, field) });
  const highest = highestBribe(s);
  if (highest === s.piper) return;
  s.piper = highest;
  emit?.({ type: 'piper-moved', field: REGIONS[highest] ?? move.field });
}
