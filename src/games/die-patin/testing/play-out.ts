import { clone } from '../../../core/clone.ts';
import { CHANCE, type Rng, type Seat } from '../../../core/game.ts';
import { advice } from '../advice.ts';
import type { Emit } from '../events.ts';
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

/** The best move by the game's own advice; of several alike any. */
export const careful: Player = (s, seat, rng) => {
  const view = game.view(s, seat);
  const moves = game.moves(view, seat);
  const values = moves.map((move) => {
    const next = clone(view);
    game.apply(next, seat, move);
    return advice.value(next, seat);
  });
  const best = Math.max(...values);
  const liked = moves.filter((_, i) => values[i] === best);
  return liked[rng(liked.length)] ?? anyMove(s, seat, rng);
};

/** Now one, now the other: games that reach every part of the rules. */
export const mixed: Player = (s, seat, rng) => (rng(3) === 0 ? anyMove : careful)(s, seat, rng);

/** Plays a whole game; `visit` sees each position before the move. */
export function playOut(seats: number, options: PatinOptions, rng: Rng, player: Player = anyMove, visit?: Visit, emit?: Emit): State {
  const s = game.setup(seats, options);
  for (let due = game.pending(s); due.length > 0; due = game.pending(s)) {
    const seat = due[rng(due.length)] ?? CHANCE;
    const move = seat === CHANCE ? game.roll(s, rng) : player(s, seat, rng);
    visit?.(s, seat, move);
    game.apply(s, seat, move, emit);
  }
  return s;
}
