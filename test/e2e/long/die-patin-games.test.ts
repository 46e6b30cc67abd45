import { expect, test } from 'vitest';
import { visitor } from '../support/browser.ts';
import { byKeys, byMouse, myTurn, nothingYet, playOne, playOut, portray } from '../support/die-patin.ts';
import { openHouse } from '../support/house.ts';
import { tabTo } from '../support/keys.ts';
import { spokenOn } from '../support/spoken.ts';
import { setHere } from '../support/tables.ts';
import { headline } from '../support/wait.ts';

const { browser, server } = await openHouse();

const WON = /win|share/;
const GAME = 'die-patin';

test('a whole game of two against a bot by mouse; the first seat chooses what stays in the box', { timeout: 400_000 }, async () => {
  const { page, context, faults } = await visitor(browser);
  await setHere(page, server.url, { game: GAME, seats: ['me', 'bot:greedy'], options: [/chosen by the first player/] });
  const { steps, seen } = await playOut([[page, byMouse]]);
  expect(steps).toBeGreaterThan(40);
  for (const step of ['remove', 'home', 'nest', 'intrigue', 'place', 'act']) expect([...seen]).toContain(step);
  expect(await headline(page)).toMatch(WON);
  expect(await portray(page, 'die-patin-over')).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test('a whole game of three by keyboard alone, from the form to the next game', { timeout: 400_000 }, async () => {
  const { page, context, faults } = await visitor(browser);
  const spoken = await spokenOn(page);
  await setHere(page, server.url, { game: GAME, seats: ['me', 'bot:greedy', 'bot:random'] });
  const count = nothingYet();
  while (await myTurn(page)) await playOne(page, byKeys, count);
  expect(count.steps).toBeGreaterThan(40);
  expect(spoken.join(' ')).toMatch(/Round 5\./);
  expect(spoken.join(' ')).toMatch(/You take|You reveal/);
  expect(await headline(page)).toMatch(WON);
  await tabTo(page, page.locator('section.result button').first());
  await page.keyboard.press('Enter');
  await page.locator('.town').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
