import type { AnyGame } from '../../core/game.ts';
import { winners } from '../../core/sheet.ts';
import type { Network } from '../network/network.ts';

/** What a position is worth to each seat: shares of one win. Each seat wants its own to be large. */
export type Worth = readonly number[];

/** Who values the position so many hundredths of a point higher than the rival does wins about three games of four. */
const SWING = 500;

/** The win itself when the game is over; before that, what a network or the game's advice makes of everybody's chances. */
export function worth(game: AnyGame, world: unknown, seats: number, network?: Network): Worth {
  if (game.pending(world).length === 0) return shares(game.payoffs(world));
  if (network) return network.judge(world, seats);
  const { advice } = game;
  if (!advice) return Array<number>(seats).fill(1 / seats);
  return chances(Array.from({ length: seats }, (_, seat) => advice.value(world, seat)));
}

function shares(payoffs: readonly number[]): Worth {
  const won = winners(payoffs);
  return payoffs.map((_, seat) => (won.includes(seat) ? 1 / won.length : 0));
}

/** Softmax: with two seats the logistic curve of the lead. */
function chances(values: readonly number[]): Worth {
  const best = Math.max(...values);
  const weights = values.map((value) => Math.exp((value - best) / SWING));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
