import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitor } from './support/browser.ts';
import { openHouse } from './support/house.ts';
import { laid, layByMouse, myTurn, playOne, playOut } from './support/rattenscharf.ts';
import { setTable, sitDown, startGame } from './support/tables.ts';
import { seen, unseen } from './support/wait.ts';

const { browser, server } = await openHouse();

/** Two people, each with a browser of their own, and the game under way. */
async function pair(): Promise<{ ana: Page; bo: Page; link: string; faults: string[]; close: () => Promise<void> }> {
  const [a, b] = await Promise.all([visitor(browser), visitor(browser)]);
  const link = await setTable(a.page, server.url, 'Ana');
  await sitDown(b.page, link, 'Bo');
  await startGame(a.page);
  const close = async () => {
    await Promise.all([a.context.close(), b.context.close()]);
    expect([...a.faults, ...b.faults]).toEqual([]);
  };
  return { ana: a.page, bo: b.page, link, faults: a.faults, close };
}

const mover = (pages: readonly Page[]) => Promise.any(pages.map(async (page) => ((await myTurn(page)) ? page : Promise.reject(page))));

test('two browsers play a whole game by a link, talk, and a third looks on', async () => {
  const { ana, bo, link, close } = await pair();
  const third = await visitor(browser);
  await third.page.goto(link);
  await third.page.getByRole('application').waitFor();
  expect(await third.page.locator('button.slot:not([disabled])').count()).toBe(0);
  for (const page of [ana, bo]) await page.getByRole('tab', { name: /Chat/ }).click();
  await ana.getByLabel('Say something').fill('Mahlzeit <b>Bo</b>');
  await ana.getByLabel('Say something').press('Enter');
  await bo.getByText('Mahlzeit <b>Bo</b>').waitFor();
  await unseen(third.page);
  const strips = await playOut([ana, bo]);
  await seen(third.page);
  for (const page of [ana, bo, third.page]) await page.locator('section.result').waitFor();
  expect(await Promise.all([ana, bo, third.page].map(laid))).toEqual([strips, strips, strips]);
  // The draws were fair, and everybody can see it.
  await bo.getByRole('button', { name: 'Check the draws' }).click();
  await bo.getByRole('button', { name: 'Repeat every draw' }).click();
  await bo.getByText('All draws check out.').waitFor();
  await bo.keyboard.press('Escape');
  await bo.getByRole('button', { name: 'Play again' }).click();
  await bo.waitForURL((url) => url.href !== link && url.pathname.startsWith('/table/'));
  await ana.getByRole('button', { name: 'Go to the new table' }).click();
  await ana.waitForURL(bo.url());
  await third.context.close();
  await close();
});

test('a step is taken back; once something was revealed it is not; what is not legal says why', async () => {
  const { ana, bo, close } = await pair();
  await playOne(await mover([ana, bo]), layByMouse);
  const page = await mover([ana, bo]);
  const before = await laid(page);
  await playOne(page, layByMouse);
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('application', { name: `Table with ${before} ` }).waitFor();
  await playOne(page, layByMouse);
  await playOne(page, layByMouse);
  expect(await page.getByRole('button', { name: 'Take back', exact: true }).isDisabled()).toBe(true);
  const next = await mover([ana, bo]);
  await next.locator('button.slot').first().click();
  for (let i = 0; i < 30; i++) await next.keyboard.press('ArrowLeft');
  await next
    .getByText(/over the table’s edge|touches no other/)
    .first()
    .waitFor();
  const rule = next.getByRole('link', { name: 'Read the rule' }).first();
  const address = (await rule.getAttribute('href')) ?? '';
  expect(address).toMatch(/^\/rules\/rattenscharf#lay\//);
  expect(await next.getByRole('button', { name: 'Place here' }).isDisabled()).toBe(true);
  await close();
});

test('who leaves is replaced by a bot, and may come back', async () => {
  const { ana, bo, close } = await pair();
  const page = await mover([ana, bo]);
  const other = page === ana ? bo : ana;
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave – a bot takes over' }).click();
  expect(await myTurn(other)).toBe(true);
  await page.getByRole('button', { name: 'Take my seat back' }).click();
  await playOne(other, layByMouse);
  await playOne(other, layByMouse);
  expect(await myTurn(page)).toBe(true);
  await close();
});

test('the server is killed in the middle of a game: both go on, and nothing is lost', async () => {
  const { ana, bo, close } = await pair();
  for (let i = 0; i < 3; i++) await playOne(await mover([ana, bo]), layByMouse);
  const strips = await laid(ana);
  await server.crash();
  for (const page of [ana, bo]) await page.getByRole('application', { name: `Table with ${strips} ` }).waitFor();
  await playOne(await mover([ana, bo]), layByMouse);
  // A move that is made while the server is away is sent when it is back.
  const page = await mover([ana, bo]);
  const now = await laid(page);
  await Promise.all([server.crash(), layByMouse(page)]);
  for (const p of [ana, bo]) await p.getByRole('application', { name: `Table with ${now + 1} ` }).waitFor();
  expect(await playOut([ana, bo])).toBeGreaterThan(now);
  await close();
});

test('a private link moves a seat to another device', async () => {
  const { ana, bo, link, close } = await pair();
  await ana.getByRole('button', { name: 'Menu' }).click();
  await ana.getByRole('button', { name: 'Continue on another device' }).click();
  const key = await ana.locator('dialog input.field').inputValue();
  const phone = await visitor(browser);
  await phone.page.goto(key);
  await phone.page.getByRole('button', { name: 'Play here' }).click();
  await phone.page.waitForURL(link);
  const page = await mover([phone.page, bo]);
  await playOne(page, layByMouse);
  expect(await mover([phone.page, bo]).then((p) => p === phone.page || p === bo)).toBe(true);
  await phone.context.close();
  await close();
});
