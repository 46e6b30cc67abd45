import type { Budget } from '../bots/budget.ts';
import { BOTS, networkOf } from '../bots/index.ts';
import { hints } from '../bots/review/hint.ts';
import { type AnyGame, CHANCE, type Seat } from '../core/game.ts';
import { withDefaults } from '../core/options.ts';
import { seeded } from '../core/rng.ts';
import { winners } from '../core/sheet.ts';
import { streams } from './seeds.ts';

/** The seat of whoever does as the guide says: the one that a learner has. */
const LEARNER: Seat = 0;

/** A first game of somebody who follows every hint against apprentices; their share of the win. */
export async function guidedGame(game: AnyGame, seed: number, index: number, budget: Budget): Promise<number> {
  const network = await networkOf(game);
  const seats = Math.min(...game.seats);
  const { chance, bots } = streams(seed, index, seats);
  const rngs = bots.map((one) => seeded(one));
  const state = game.setup(seats, withDefaults(game, {}));
  for (let due = game.pending(state); due[0] !== undefined; due = game.pending(state)) {
    const [seat] = due;
    if (seat === CHANCE) {
      game.apply(state, CHANCE, game.roll(state, chance));
      continue;
    }
    const rng = rngs[seat] ?? chance;
    const view = game.view(state, seat);
    const own = seat === LEARNER;
    const move = own ? hints({ game, view, seat, budget, rng, network })[0].move : BOTS.apprentice({ game, view, seat, budget: {}, rng });
    game.apply(state, seat, move);
  }
  const won = winners(game.payoffs(state));
  return won.includes(LEARNER) ? 1 / won.length : 0;
}
