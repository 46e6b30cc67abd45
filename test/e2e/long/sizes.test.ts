import { expect, test } from 'vitest';
import { GAMES } from '../../../src/games/index.ts';
import { openHouse } from '../support/house.ts';
import { fitting } from '../support/matrix.ts';
import { stands } from '../support/positions.ts';

const { browser, server } = await openHouse();

test.each(Object.entries(GAMES))('every kind of decision of %s fits on every screen', async (_, load) => {
  const { game } = await load();
  const all = stands(game);
  expect(all.length).toBeGreaterThan(1);
  expect(await fitting(browser, server.url, game, all)).toEqual([]);
});
