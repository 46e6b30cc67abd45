import { expect, test } from 'vitest';
import { makeFar, playFar } from '../src/bots/review/far.ts';
import { CHANCE } from '../src/core/game.ts';
import { withDefaults } from '../src/core/options.ts';
import { pick, seeded } from '../src/core/rng.ts';
import { GAMES } from '../src/games/index.ts';

const ENTRIES = 30;
const POSITIONS = 4;
const GAMES_EACH = 8;

// Once Die Patin is under way there is little chance in it. If equal moves were always taken in the order of the list, nearly all of
// these games would end alike, and a review would call each position won or lost.
test('games of Die Patin that a review plays to the end do not all end alike', async () => {
  const { game } = await GAMES['die-patin']();
  const endings = Array.from({ length: POSITIONS }, (_, seed) => {
    const rng = seeded(seed);
    const state = game.setup(3, withDefaults(game, {}));
    for (let i = 0; i < ENTRIES || game.pending(state)[0] === CHANCE; i += 1) {
      const [due = CHANCE] = game.pending(state);
      game.apply(state, due, due === CHANCE ? game.roll(state, rng) : pick(game.moves(state, due), rng));
    }
    const [seat = 0] = game.pending(state);
    const shares = playFar(makeFar({ game, view: game.view(state, seat), seat }, seed), GAMES_EACH);
    return new Set(shares.map((all) => all.join())).size;
  });
  expect(endings.filter((count) => count > 1).length, endings.join()).toBeGreaterThan(POSITIONS / 2);
});
