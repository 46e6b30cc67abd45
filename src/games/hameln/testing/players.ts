import { clone } from '../../../core/clone.ts';
import { CHANCE, type Rng, type Seat } from '../../../core/game.ts';
import { pick } from '../../../core/rng.ts';
import { game } from '../game.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';

export type Player = (s: State, seat: Seat, rng: Rng) => Move;

export const anyMove: Player = (s, seat, rng) => pick(game.moves(s, seat), rng);

/** The move that the game's own advice likes best after it, from what the seat sees. */
export const careful: Player = (s, seat, rng) => {
  const moves = game.moves(s, seat);
  const world = game.imagine(game.view(s, seat), seat, rng);
  const values = moves.map((move) => {
    const next = clone(world);
    game.apply(next, seat, move);
    return game.advice?.value(next, seat) ?? 0;
  });
  return moves[values.indexOf(Math.max(...values))] as Move;
};

/** Plays a game to its end; `look` sees each position and the move about to be played in it. */
export function playOut(seats: number, rng: Rng, player: Player, look?: (s: State, seat: Seat, move: Move) => void): State {
  const s = game.setup(seats, {});
  for (let [seat] = game.pending(s); seat !== undefined; [seat] = game.pending(s)) {
    const move = seat === CHANCE ? game.roll(s, rng) : player(s, seat, rng);
    look?.(s, seat, move);
    game.apply(s, seat, move);
  }
  return s;
}
