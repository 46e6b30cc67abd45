import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { visitor } from './support/browser.ts';
import * as patin from './support/die-patin.ts';
import * as hameln from './support/hameln.ts';
import { openHouse } from './support/house.ts';
import * as piper from './support/pied-piper.ts';
import * as rattenscharf from './support/rattenscharf.ts';
import { setTable } from './support/tables.ts';

/** All other tests ask for rest, so that they are quick; here the pieces move, and the table must still catch up with the game. */

const { browser, server } = await openHouse('--bot-pace', '0');

/** Answers until the player was asked so often. */
type Play = (page: Page, decisions: number) => Promise<void>;

const inHameln: Play = async (page, decisions) => {
  let asked = 0;
  await hameln.playOn([page], hameln.byMouse, async () => asked++ === decisions);
};
const inPatin: Play = async (page, decisions) => {
  const count = patin.nothingYet();
  while (count.steps < decisions && (await patin.myTurn(page))) await patin.playOne(page, patin.byMouse, count);
};
const inPiper: Play = async (page, decisions) => {
  const count = piper.nothingYet();
  while (count.plays < decisions && (await piper.myTurn(page))) await piper.playOne(page, piper.byMouse, count);
};
const inRattenscharf: Play = async (page, decisions) => {
  for (let n = 0; n < decisions; n++) await rattenscharf.playOne(page, rattenscharf.layByMouse);
};

/** So few decisions that no game can be over before. */
const PLAYS: readonly (readonly [game: string, seats: number, decisions: number, play: Play, isAsked: (page: Page) => Promise<boolean>])[] =
  [
    ['rattenscharf', 2, 2, inRattenscharf, rattenscharf.myTurn],
    ['pied-piper', 3, 2, inPiper, piper.myTurn],
    ['die-patin', 3, 6, inPatin, patin.myTurn],
    ['hameln', 3, 6, inHameln, hameln.myTurn],
  ];

test('every game is set in motion', () => {
  expect(PLAYS.map(([game]) => game).toSorted()).toEqual(Object.keys(GAMES).toSorted());
});

test.each(PLAYS)(
  '%s with everything in motion: pieces travel, and the player is asked again',
  async (game, seats, decisions, play, isAsked) => {
    const { page, context, faults } = await visitor(browser, { reducedMotion: 'no-preference' });
    await countTravels(page);
    await setTable(page, server.url, 'Ana', { game, seats: ['me', ...Array<string>(seats - 1).fill('bot:greedy')] });
    await play(page, decisions);
    expect(await isAsked(page)).toBe(true);
    await expect
      .poll(() => page.evaluate(() => Number(document.documentElement.dataset.travels ?? 0)), { timeout: 20_000 })
      .toBeGreaterThan(0);
    expect(faults).toEqual([]);
    await context.close();
  },
);

/** Counts the animations that the page starts from its code. */
async function countTravels(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    let travels = 0;
    Element.prototype.animate = function (...args) {
      document.documentElement.dataset.travels = String(++travels);
      return animate.apply(this, args);
    };
  });
}
