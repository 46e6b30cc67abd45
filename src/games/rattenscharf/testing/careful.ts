import { clone } from '../../../core/clone.ts';
import { CHANCE, type Rng } from '../../../core/game.ts';
import { advice } from '../advice.ts';
import { game } from '../game.ts';
import type { Move } from '../moves.ts';
import type { RattenscharfOptions, State } from '../state.ts';

/** The best of a few random moves by the game's own advice: survives long enough to reach every part of the rules. */
export function careful(s: State, rng: Rng, tries = 120): Move {
  const { seat } = s;
  const moves = game.moves(s, seat);
  let best: Move | undefined;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < tries; i++) {
    const move = moves[rng(moves.length)];
    if (!move) break;
    const next = clone(s);
    game.apply(next, seat, move);
    const value = advice.value(next, seat);
    if (value > bestValue) [best, bestValue] = [move, value];
  }
  if (!best) throw new Error('nobody is asked');
  return best;
}

type Player = (s: State, rng: Rng) => Move;
type Visit = (s: State, seat: number, move: Move) => void;

export const anyMove: Player = (s, rng) => {
  const moves = game.moves(s, s.seat);
  const move = moves[rng(moves.length)];
  if (!move) throw new Error('nobody is asked');
  return move;
};

/** Plays a whole game; `visit` sees each position before the move. */
export function playOut(options: RattenscharfOptions, rng: Rng, player: Player, visit?: Visit): State {
  const s = game.setup(2, options);
  for (let due = game.pending(s); due[0] !== undefined; due = game.pending(s)) {
    const move = due[0] === CHANCE ? game.roll(s, rng) : player(s, rng);
    visit?.(s, due[0], move);
    game.apply(s, due[0], move);
  }
  return s;
}
