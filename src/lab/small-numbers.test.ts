import { setFlagsFromString } from 'node:v8';
import { expect, test } from 'vitest';
import { CHANCE } from '../core/game.ts';
import { pick, seeded } from '../core/rng.ts';
import { gameIds, loadGame } from './load-game.ts';

// A list of small whole numbers is fast; one -0 or fraction makes it a list of doubles, and with it all lists that the same
// line of code ever writes to, in every game. V8 alone can tell the two apart.
setFlagsFromString('--allow-natives-syntax');
const isDouble = new Function('list', 'return %HasDoubleElements(list)') as (list: unknown[]) => boolean;
setFlagsFromString('--no-allow-natives-syntax');

const listsOf = (x: object): [string, unknown[]][] =>
  Object.entries(x).flatMap(([name, value]) => {
    if (typeof value !== 'object' || value === null) return [];
    return [...(Array.isArray(value) ? [[name, value] as [string, unknown[]]] : []), ...listsOf(value)];
  });

/** The fields of states that turned into doubles while random games were played and imagined. */
async function doubles(id: string): Promise<string[]> {
  const { game } = await loadGame(id);
  const options = Object.fromEntries(Object.entries(game.options).map(([name, values]) => [name, values[0]]));
  const found = new Set<string>();
  for (let seed = 0; seed < 3; seed++) {
    const rng = seeded(seed);
    const state = game.setup(game.seats[seed % game.seats.length] ?? 2, options) as object;
    for (let seat = game.pending(state)[0]; seat !== undefined; seat = game.pending(state)[0]) {
      const viewer = seat === CHANCE ? null : seat;
      for (const world of [state, game.imagine(game.view(state, viewer), viewer, rng) as object])
        for (const [name, list] of listsOf(world)) if (isDouble(list)) found.add(name);
      game.apply(state, seat, seat === CHANCE ? game.roll(state, rng) : pick(game.moves(state, seat), rng));
    }
  }
  return [...found];
}

test.each(gameIds())('the lists of a state hold small whole numbers: %s', async (id) => {
  expect(await doubles(id)).toEqual([]);
});
