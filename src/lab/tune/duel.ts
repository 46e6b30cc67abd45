import { BOTS, type BotSpec, type Memory } from '../../bots/index.ts';
import { type AnyGame, type AnyMove, CHANCE, type Options, type Seat, type Weights } from '../../core/game.ts';
import { seeded } from '../../core/rng.ts';
import { winners } from '../../core/sheet.ts';
import { Fault } from '../fault.ts';
import { streams } from '../seeds.ts';
import { write } from './spsa.ts';

/** Two rows of weights that play each other: everybody has the same bot, and the even seats the one, the odd the other. */
export interface Duel {
  readonly game: AnyGame;
  readonly options: Options;
  readonly player: BotSpec;
  readonly rows: readonly [readonly number[], readonly number[]];
}

export interface Outcome {
  /** Shares of the win. */
  readonly wins: readonly [number, number];
  /** How many points more the first row's seats have than the second's, on average. */
  readonly lead: number;
}

export function weightsOf(game: AnyGame): Weights {
  const weights = game.advice?.weights;
  if (!weights) throw new Fault(`The advice of ${game.id} has no weights to tune.`);
  return weights;
}

/** Plays one deal twice, the second time with the sides changed, and adds up. The game's own weights are left as they were last. */
export function duel(d: Duel, seats: number, seed: number, deal: number): Outcome {
  const [a, b] = [0, 1].map((first) => one(d, seats, seed, deal, first)) as [Outcome, Outcome];
  return { wins: [(a.wins[0] + b.wins[0]) / 2, (a.wins[1] + b.wins[1]) / 2], lead: (a.lead + b.lead) / 2 };
}

function one({ game, options, player, rows }: Duel, seats: number, seed: number, deal: number, first: number): Outcome {
  const weights = weightsOf(game);
  const { chance, bots } = streams(seed, deal, seats);
  const rngs = bots.map(seeded);
  const memories = bots.map((): Memory => ({}));
  const side = (seat: Seat): 0 | 1 => ((seat + first) % 2 === 0 ? 0 : 1);
  const state: unknown = game.setup(seats, options);
  for (let seat = game.pending(state)[0]; seat !== undefined; seat = game.pending(state)[0]) {
    if (seat === CHANCE) {
      game.apply(state, CHANCE, game.roll(state, chance));
      continue;
    }
    write(weights, rows[side(seat)]);
    const [rng, memory] = [rngs[seat] ?? chance, memories[seat]];
    const move: AnyMove = BOTS[player.bot]({ game, view: game.view(state, seat), seat, budget: player.budget ?? {}, rng, memory });
    game.apply(state, seat, move);
  }
  return count(game, state, side);
}

function count(game: AnyGame, state: unknown, side: (seat: Seat) => 0 | 1): Outcome {
  const won = winners(game.payoffs(state));
  const first = won.filter((seat) => side(seat) === 0).length / won.length;
  const means = [0, 1].map((s) => mean(game.sheet(state).totals.filter((_, seat) => side(seat) === s)));
  return { wins: [first, 1 - first], lead: (means[0] ?? 0) - (means[1] ?? 0) };
}

const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / Math.max(1, list.length);
