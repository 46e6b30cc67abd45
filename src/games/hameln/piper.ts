import { add, at } from '../../core/counts.ts';
import type { Seat } from '../../core/game.ts';
import { must } from '../../core/must.ts';
import { BOY, GIRL, kingsFor, PHASES, REGIONS, type RegionName } from './data.ts';
import type { Emit } from './events.ts';
import { childPrice, childrenOf, highestBribe, penalty } from './look.ts';
import { finish } from './score.ts';
import { active, type Ending, NONE, type State, seatsOf } from './state.ts';
import { CLEANED, circleId, houseId, members } from './town.ts';

const fieldOf = (s: State): RegionName => must(REGIONS[s.piper]);

/** The phase is over: nothing more is done this turn, the kings leave, the piper cleans and asks for his money. */
export function endPhase(s: State, cause: Ending, emit?: Emit): void {
  s.cause = cause;
  s.named = [];
  s.house = NONE;
  s.left = 0;
  s.todo = ['end-turn', 'leave', 'collect'];
  s.payer = 0;
  s.idle = false;
  emit?.({ type: 'piper-came', seat: cause === 'emperor' ? active(s) : NONE, phase: s.phase, field: fieldOf(s), cause });
  const kinged = s.kinged;
  s.kinged = 0;
  s.kings = 0;
  if (kinged !== 0) emit?.({ type: 'kings-left', houses: members(kinged).map(houseId) });
  const gone = s.rats & at(CLEANED, s.piper);
  s.rats &= ~gone;
  if (emit) {
    const circles = members(gone).map(circleId);
    emit({ type: 'cleaned', field: fieldOf(s), circles, n: circles.length });
  }
}

/** In turn order, everybody with children is asked. Whoever cannot pay for a single one has nothing to decide. */
export function collect(s: State, emit?: Emit): void {
  const seat = s.order[s.payer];
  if (seat === undefined) {
    s.todo.pop();
    return;
  }
  if (childrenOf(s, seat) > 0 && at(s.money, seat) >= childPrice(s)) {
    s.seat = seat;
    s.todo.push('ransom');
    return;
  }
  if (childrenOf(s, seat) > 0) settleUp(s, seat, 0, 0, emit);
  s.payer++;
}

/** Pays for some children; the others follow the piper. */
export function settleUp(s: State, seat: Seat, boys: number, girls: number, emit?: Emit): void {
  const n = boys + girls;
  const florins = n * childPrice(s);
  if (n > 0) {
    add(s.money, seat, -florins);
    s.bank += florins;
    emit?.({ type: 'paid', seat, boys, girls, n, florins, purse: at(s.money, seat) });
  }
  const gone: readonly [number, number] = [at(s.hall, seat * 2 + BOY) - boys, at(s.hall, seat * 2 + GIRL) - girls];
  if (gone[0] + gone[1] === 0) return;
  const space = s.road.length;
  let points = 0;
  for (let i = 0; i < gone[0] + gone[1]; i++) {
    points += penalty(s.road.length);
    s.road.push(seat);
  }
  for (const sex of [BOY, GIRL] as const) {
    add(s.hall, seat * 2 + sex, -gone[sex]);
    add(s.bag, sex, gone[sex]);
  }
  emit?.({ type: 'went', seat, boys: gone[0], girls: gone[1], n: gone[0] + gone[1], points, space });
}

/** The winning bribe is banked; then the game is over, or the piper goes to his next field and new kings gather. */
export function leave(s: State, emit?: Emit): void {
  s.todo.pop();
  const bribe = at(s.bribes, s.piper);
  if (bribe > 0) {
    s.bribes[s.piper] = 0;
    s.bank += bribe;
    emit?.({ type: 'bribe-banked', field: fieldOf(s), florins: bribe });
  }
  if (s.phase === PHASES) {
    finish(s, emit);
    return;
  }
  s.piper = nextField(s);
  emit?.({ type: 'piper-moved', field: fieldOf(s) });
  s.phase++;
  s.since = s.round;
  s.cause = null;
  s.kings = kingsFor(seatsOf(s), s.phase);
  emit?.({ type: 'phase-began', phase: s.phase, kings: s.kings });
}

function nextField(s: State): number {
  const highest = highestBribe(s);
  return highest === NONE ? (s.piper + 1) % REGIONS.length : highest;
}
