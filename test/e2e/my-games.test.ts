import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './support/axe.ts';
import { visitor } from './support/browser.ts';
import { openHouse } from './support/house.ts';
import { layByMouse, myTurn, playOne } from './support/rattenscharf.ts';
import { setTable, sitDown, startGame } from './support/tables.ts';

const { browser, server } = await openHouse();

interface Game {
  readonly other: Page;
  readonly link: string;
}

/** A game of Ana's with somebody; whose turn it is is drawn. */
async function gameWith(ana: Page, name: string): Promise<Game> {
  const { page } = await visitor(browser);
  const link = await setTable(ana, server.url, 'Ana');
  await sitDown(page, link, name);
  await startGame(ana);
  await ana.getByRole('application').waitFor();
  return { other: page, link };
}

/** Whichever of the two is asked. */
const mover = (pages: readonly Page[]) => Promise.any(pages.map(async (page) => ((await myTurn(page)) ? page : Promise.reject(page))));

/** The other one plays until Ana is to move. */
async function untilAnas({ other, link }: Game, ana: Page): Promise<void> {
  await ana.goto(link);
  while ((await mover([ana, other])) !== ana) await playOne(other, layByMouse);
}

test('home shows my games, one tap goes to the one that waits, and after my turn there is the next', async () => {
  const { page: ana, faults } = await visitor(browser);
  const games = [await gameWith(ana, 'Bo'), await gameWith(ana, 'Cy')];
  for (const game of games) await untilAnas(game, ana);
  await ana.goto(server.url);
  const mine = ana.getByRole('region', { name: '2 games are waiting for you' });
  for (const name of ['Bo', 'Cy']) await mine.getByRole('link', { name: new RegExp(`with ${name}.*Your turn · for 1 minute`) }).waitFor();
  expect(await axe(ana)).toEqual([]);
  await mine.getByRole('link', { name: 'Continue' }).click();
  await ana.getByRole('application').waitFor();
  const first = ana.url();
  const here = games.find(({ link }) => link === first) as Game;
  while ((await mover([ana, here.other])) === ana) await playOne(ana, layByMouse);
  const next = ana.getByRole('status').filter({ hasText: 'Next game waiting for you' });
  await next.getByRole('link', { name: 'Go there' }).click();
  await ana.waitForURL((url) => url.href !== first && games.some(({ link }) => link === url.href));
  await ana.getByRole('application').waitFor();
  expect(faults).toEqual([]);
});
