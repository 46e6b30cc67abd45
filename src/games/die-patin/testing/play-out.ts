import { CHANCE, type Rng, type Seat } from '../../../core/game.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import type { Move } from '../moves.ts';
import type { PatinOptions, State } from '../state.ts';

type Player = (s: State, seat: Seat, rng: Rng) => Move;
type Visit = (s: State, seat: Seat, move: Move) => void;

export const anyMove: Player = (s, seat, rng) => {
  const moves = game.moves(s, seat);
  const move = moves[rng(moves.length)];
  if (!move) throw new Error('nobody is asked');
  return move;
};

/** Plays a whole game; `visit` sees each position before the move. */
export function playOut(
  seats: number,
  options: PatinOptions,
  rng: Rng,
  player: Player = anyMove,
  visit?: Visit,
  emit?: (e: Event) => void,
): State {
  const s = game.setup(seats, options);
  for (let due = game.pending(s); due.length > 0; due = game.pending(s)) {
    const seat = due[rng(due.length)] ?? CHANCE;
    const move = seat === CHANCE ? game.roll(s, rng) : player(s, seat, rng);
    visit?.(s, seat, move);
    game.apply(s, seat, move, emit);
  }
  return s;
}
