import { expect, test } from 'vitest';
import { BOT_NAMES, BOTS, loadNetwork, networkFor } from '../bots/index.ts';
import { randomNetwork } from '../bots/testing/networks.ts';
import { parseOptions } from '../cli/flags.ts';
import { clone } from '../core/clone.ts';
import { equal } from '../core/equal.ts';
import { type AnyGame, CHANCE, type Rng, type Seat } from '../core/game.ts';
import type { Physics } from '../core/registry.ts';
import { pick, seeded } from '../core/rng.ts';
import { gameIds, loadGame } from './load-game.ts';

/** Enough decisions that a bot which peeked would be caught, few enough for a busy machine. */
const DECISIONS = 8;
const SEEDS = 2;

/** Decisions of random games in which something is hidden from the seat that is asked. */
function* blindSpots(game: AnyGame, physics: Physics<unknown>, seats: number, rng: Rng): Generator<{ state: unknown; seat: Seat }> {
  for (let tries = 0; tries < 20; tries++) {
    const state: unknown = game.setup(seats, parseOptions(game, []));
    for (let seat = game.pending(state)[0]; seat !== undefined; seat = game.pending(state)[0]) {
      const moves = seat === CHANCE ? [game.roll(state, rng)] : game.moves(state, seat);
      const other: unknown = seat === CHANCE ? state : physics.reshuffle(clone(state), seat, rng);
      if (moves.length > 1 && rng(8) === 0 && !equal(other, state)) yield { state: clone(state), seat };
      game.apply(state, seat, pick(moves, rng));
    }
  }
}

/** The real world, another that the seat cannot tell from it, and one that it might imagine. */
function worlds(game: AnyGame, physics: Physics<unknown>, state: unknown, seat: Seat, rng: Rng): unknown[] {
  const imagined: unknown = game.imagine(clone(game.view(state, seat)), seat, rng);
  return [state, physics.reshuffle(clone(state), seat, rng), imagined];
}

for (const id of gameIds()) {
  test(`no bot of ${id} chooses by what its seat cannot see`, async () => {
    const { game, ...pack } = await loadGame(id);
    const physics = await pack.physics();
    const width = (await game.advice?.learned?.())?.features.width ?? 0;
    const anyNetwork = await loadNetwork(game, randomNetwork([width, 12, 1], seeded(1)));
    const rng = seeded(7);
    const spots = blindSpots(game, physics, game.seats[0] ?? 2, rng);
    for (let n = 0; n < DECISIONS; n++) {
      const spot = spots.next().value;
      if (!spot) break;
      const { state, seat } = spot;
      const views = worlds(game, physics, state, seat, rng).map((world) => game.view(world, seat));
      for (const bot of BOT_NAMES) {
        // Masters of games that have not learned anything yet go by a network that reads all there is to read.
        const network = (await networkFor(game, bot)) ?? (bot === 'master' ? anyNetwork : undefined);
        for (let seed = 0; seed < SEEDS; seed++) {
          const ask = (view: unknown) => BOTS[bot]({ game, view, seat, budget: { iterations: 12 }, rng: seeded(seed), network });
          const [real, ...others] = views.map(ask);
          for (const other of others) expect(other, `${bot} with seed ${seed}`).toEqual(real);
        }
      }
    }
  });
}

test('three of the four games hide something', async () => {
  const hiding: string[] = [];
  for (const id of gameIds()) {
    const { game, ...pack } = await loadGame(id);
    const physics = await pack.physics();
    if (!blindSpots(game, physics, game.seats[0] ?? 2, seeded(7)).next().done) hiding.push(id);
  }
  expect(hiding.sort()).toEqual(['die-patin', 'hameln', 'pied-piper']);
});
