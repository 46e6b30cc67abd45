import type { AnyGame, Options } from '../../core/game.ts';
import { withDefaults } from '../../core/options.ts';
import { toHex } from '../../core/sha256.ts';
import type { KeptGame, KeptSeat } from './games.ts';

const random = (bytes: number): string => toHex(crypto.getRandomValues(new Uint8Array(bytes)));

/** A player's own share of the table's randomness. */
export const luck = (): string => random(16);

/** Sets a table on this device; nobody has moved yet, not even chance. */
export function newGame(game: AnyGame, seats: readonly KeptSeat[], options: Options, now: number): KeptGame {
  return {
    id: random(6),
    game: game.id,
    rules: game.rules,
    options: withDefaults(game, options),
    seats,
    seed: random(32),
    contributions: seats.map((seat) => (seat.bot === undefined ? luck() : '')),
    log: [],
    times: [],
    over: false,
    yourTurn: false,
    at: now,
  };
}
