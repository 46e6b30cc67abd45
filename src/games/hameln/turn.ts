import { LONGEST_PHASE } from './data.ts';
import type { Emit } from './events.ts';
import { endPhase } from './piper.ts';
import { active, NONE, type State, seatsOf } from './state.ts';

/** Whoever is next on the track of turn order begins a turn. */
export function beginTurn(s: State, emit?: Emit): void {
  s.seat = active(s);
  s.todo = ['end-turn', 'optional', 'act'];
  s.idle = true;
  s.fresh = 0;
  s.done = 0;
  emit?.({ type: 'turn-began', seat: s.seat });
}

/** The next player, or a new round in the order of influence; unless the phase ends because nothing happens any more. */
export function endTurn(s: State, emit?: Emit): void {
  s.passed = s.idle ? s.passed | (1 << active(s)) : 0;
  if (s.idle) emit?.({ type: 'passed', seat: active(s) });
  s.house = NONE;
  if (s.passed === (1 << seatsOf(s)) - 1) {
    endPhase(s, 'dead-town', emit);
    return;
  }
  if (s.turn + 1 < seatsOf(s)) s.turn++;
  else if (s.round - s.since + 1 >= LONGEST_PHASE) {
    endPhase(s, 'patience', emit);
    return;
  } else newRound(s, emit);
  beginTurn(s, emit);
}

export function newRound(s: State, emit?: Emit): void {
  s.round++;
  s.turn = 0;
  s.order = s.rank.slice();
  emit?.({ type: 'round-began', round: s.round, order: s.order.slice() });
}
