import { add, drawKind } from '../../core/counts.ts';
import type { Rng, Viewer } from '../../core/game.ts';
import { TRAPS } from './data.ts';
import type { Event } from './events.ts';
import { type State, UNKNOWN } from './state.ts';

/** Everything anew, field by field: several times as fast as the general copy, and a forgotten field does not compile. */
const withTraps = (s: State, traps: number[][], stack: number[]): State => ({
  todo: s.todo.slice(),
  seat: s.seat,
  phase: s.phase,
  round: s.round,
  since: s.since,
  order: s.order.slice(),
  turn: s.turn,
  rank: s.rank.slice(),
  influence: s.influence.slice(),
  pile: s.pile.slice(),
  marker: s.marker.slice(),
  men: s.men.slice(),
  women: s.women.slice(),
  rats: s.rats,
  kinged: s.kinged,
  kings: s.kings,
  money: s.money.slice(),
  bribes: s.bribes.slice(),
  bank: s.bank,
  piper: s.piper,
  goods: s.goods.slice(),
  stock: s.stock.slice(),
  traps,
  stack,
  cat: s.cat,
  ring: s.ring,
  bag: s.bag.slice(),
  hall: s.hall.slice(),
  cube: s.cube,
  family: s.family.slice(),
  road: s.road.slice(),
  named: s.named.slice(),
  trade: s.trade,
  idle: s.idle,
  house: s.house,
  left: s.left,
  fresh: s.fresh,
  done: s.done,
  drawing: s.drawing,
  groom: s.groom,
  bride: s.bride,
  payer: s.payer,
  passed: s.passed,
  cause: s.cause,
  closer: s.closer,
  ending: s.ending,
});

export const copy = (s: State): State =>
  withTraps(
    s,
    s.traps.map((own) => own.slice()),
    s.stack.slice(),
  );

/**
 * Hidden are the values of the others' traps and of those still face down; the last would give the first away. The bag is no
 * secret: whoever looks at the cubes beside the hall knows what is left in it. After the end everything is shown.
 */
export function view(s: State, viewer: Viewer): State {
  if (s.ending !== null) return copy(s);
  return withTraps(
    s,
    s.traps.map((own, seat) => (seat === viewer ? own.slice() : own.map(() => UNKNOWN))),
    s.stack.map(() => UNKNOWN),
  );
}

/** Others hear that a trap was drawn, not which. */
export function redact(e: Event, viewer: Viewer): Event | undefined {
  return e.type === 'trap-drawn' && e.seat !== viewer ? { type: 'trap-drawn', seat: e.seat, value: UNKNOWN } : e;
}

/** Deals the traps that the view does not show: to their owners first, the rest lies face down. */
export function imagine(seen: State, viewer: Viewer, rng: Rng): State {
  const s = view(seen, viewer);
  if (s.ending !== null) return s;
  const unseen: number[] = TRAPS.slice();
  for (const own of s.traps) for (const value of own) if (value > 0) add(unseen, value - 1, -1);
  for (const own of s.traps) {
    for (let i = 0; i < own.length; i++) {
      if (own[i] !== UNKNOWN) continue;
      const kind = drawKind(unseen, rng);
      add(unseen, kind, -1);
      own[i] = kind + 1;
    }
    own.sort((a, b) => a - b);
  }
  s.stack = unseen;
  return s;
}
