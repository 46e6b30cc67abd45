import { expect, test } from 'vitest';
import { GAMES } from '../src/games/index.ts';
import { fits, GAME_IDS, isFound, preparedGames, reviewOf } from './support/blunders.ts';

/** The short form of bench/blunders.ts: the shortest game of each kind, and few games imagined in it. */
const GAMES_EACH = 1;
const IMAGINED = 12;
/** Some seconds each, but nobody knows how busy the machine is. */
const PATIENCE = 400_000;

test.each(GAME_IDS)(
  '%s: a won position that is given away is the largest mistake of the game',
  async (id) => {
    const { game } = await GAMES[id]();
    const prepared = preparedGames(id)
      .toSorted((a, b) => a.entries.length - b.entries.length)
      .slice(0, GAMES_EACH);
    for (const one of prepared) {
      const review = await reviewOf(game, one, IMAGINED);
      expect(isFound(one, review), `planted at ${one.planted}, found at ${review.mistakes[0]?.n}`).toBe(true);
    }
  },
  PATIENCE,
);

test.each(GAME_IDS)('%s: the prepared games of the long form still go by the rules', async (id) => {
  const { game } = await GAMES[id]();
  expect(preparedGames(id).map((one) => fits(game, one))).toEqual(Array<boolean>(20).fill(true));
});
