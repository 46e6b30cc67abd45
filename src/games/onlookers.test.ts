import { expect, test } from 'vitest';
import { equal } from '../core/equal.ts';
import type { AnyMove } from '../core/game.ts';
import { pending, start, submit } from '../core/match.ts';
import { withDefaults } from '../core/options.ts';
import { pick, seeded } from '../core/rng.ts';
import { GAMES } from './index.ts';

/** So many decisions of each game are looked at. */
const STEPS = 80;

/**
 * Whoever looks on knows nothing that a player does not: what an onlooker sees can be made from what any player sees. So a friend who
 * watches has nothing to tell, and nobody need watch later than it happens (docs/decisions/0046).
 */
test.each(Object.entries(GAMES))('%s: an onlooker sees nothing that a player does not see', async (_id, load) => {
  const { game } = await load();
  for (const seats of game.seats) {
    const rng = seeded(seats);
    const match = start(game, seats, withDefaults(game, {}), rng);
    for (let i = 0; i < STEPS; i++) {
      const open: unknown = game.view(match.state, null);
      const hidden = Array.from({ length: seats }, (_, seat) => seat).filter(
        (seat) => !equal(game.view(game.view(match.state, seat), null), open),
      );
      expect(hidden).toEqual([]);
      const [seat] = pending(match);
      if (seat === undefined) break;
      const moves: readonly AnyMove[] = game.moves(match.state, seat);
      submit(match, seat, match.log.length, [pick(moves, rng)], rng);
    }
  }
});
