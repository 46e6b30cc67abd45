import { add, at } from '../../../core/counts.ts';
import type { Refusal, Seat } from '../../../core/game.ts';
import { isInteger, isMove } from '../../../core/json.ts';
import { must } from '../../../core/must.ts';
import { refuse } from '../../../core/refuse.ts';
import type { Emit, Step } from '../../../core/steps.ts';
import { CAT_OWNERS_SHARE, CAT_PRICE, REGIONS, RING } from '../data.ts';
import type { Event } from '../events.ts';
import { climb } from '../influence.ts';
import { highestBribe, nextOffer } from '../look.ts';
import { type Bribe, BUY_INFLUENCE, bribeOf, CAT, DONE, type Optional } from '../moves.ts';
import type { RuleId } from '../rule-ids.ts';
import { NONE, type State } from '../state.ts';
import { fieldNumber } from '../town.ts';

const purse = (s: State): number => at(s.money, s.seat);

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

/** At most one of the three optional actions: the cat, influence from the ring, a bribe for the piper. */
export const optional: Step<State, Optional, Event, RuleId> = {
  moves(s) {
    const moves: Optional[] = [DONE];
    if (catFault(s) === undefined) moves.push(CAT);
    if (ringFault(s) === undefined) moves.push(BUY_INFLUENCE);
    for (let field = 0; field < REGIONS.length; field++)
      for (let florins = 1; florins <= purse(s); florins++) if (equalField(s, field, florins) === NONE) moves.push(bribeOf(field, florins));
    return moves;
  },

  refusal(s, _seat, move) {
    if (isMove(move, 'bribe', ['field', 'florins'])) return bribeRefusal(s, move.field, move.florins);
    if (isMove(move, 'done')) return undefined;
    if (isMove(move, 'cat')) return tooDear(catFault(s), purse(s), CAT_PRICE);
    if (isMove(move, 'influence')) return tooDear(ringFault(s), purse(s), nextOffer(s)[0]);
    return refuse('optional/malformed');
  },

  apply(s, seat, move, emit) {
    s.todo.pop();
    if (move.type !== 'done') s.idle = false;
    if (move.type === 'cat') buyCat(s, seat, emit);
    else if (move.type === 'influence') buyInfluence(s, seat, emit);
    else if (move.type === 'bribe') bribe(s, seat, move, emit);
  },
};

const tooDear = (rule: RuleId | undefined, florins: number, price: number): Refusal<RuleId> | undefined =>
  rule && refuse(rule, { purse: florins, price });

function bribeRefusal(s: State, name: unknown, florins: unknown): Refusal<RuleId> | undefined {
  const field = fieldNumber(name);
  if (field === NONE || !isInteger(florins) || florins < 1) return refuse('optional/malformed');
  if (florins > purse(s)) return refuse('bribe/too-dear', { florins, purse: purse(s) });
  const other = equalField(s, field, florins);
  if (other === NONE) return undefined;
  return refuse('bribe/equal', { field: must(REGIONS[field]), other: must(REGIONS[other]), total: at(s.bribes, field) + florins });
}

function pay(s: State, seat: Seat, florins: number): void {
  add(s.money, seat, -florins);
  s.bank += florins;
}

function buyCat(s: State, seat: Seat, emit: Emit<Event> | undefined): void {
  const from = s.cat;
  pay(s, seat, CAT_PRICE);
  s.cat = seat;
  if (from === NONE) emit?.({ type: 'cat-bought', seat, florins: CAT_PRICE });
  else {
    add(s.money, from, CAT_OWNERS_SHARE);
    s.bank -= CAT_OWNERS_SHARE;
    emit?.({ type: 'cat-taken', seat, from, florins: CAT_PRICE, share: CAT_OWNERS_SHARE });
  }
  if (s.rats !== 0) s.todo.push('chase');
}

function buyInfluence(s: State, seat: Seat, emit: Emit<Event> | undefined): void {
  const [florins, points] = nextOffer(s);
  s.ring = (s.ring + 1) % RING.length;
  pay(s, seat, florins);
  emit?.({ type: 'influence-bought', seat, florins, points, offer: s.ring });
  climb(s, seat, points, emit);
}

function bribe(s: State, seat: Seat, { field, florins }: Bribe, emit: Emit<Event> | undefined): void {
  const i = fieldNumber(field);
  add(s.money, seat, -florins);
  add(s.bribes, i, florins);
  emit?.({ type: 'bribed', seat, field, florins, total: at(s.bribes, i) });
  const highest = highestBribe(s);
  if (highest === s.piper) return;
  s.piper = highest;
  emit?.({ type: 'piper-moved', field: must(REGIONS[highest]) });
}
