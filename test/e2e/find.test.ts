import pg from 'pg';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Lobby } from '../../src/protocol/api.ts';
import { acquaint } from '../../src/server/testing/acquaint.ts';
import { Client } from '../../src/server/testing/client.ts';
import { axe } from './support/axe.ts';
import { PHONE, visitor } from './support/browser.ts';
import { openTwoHouses } from './support/house.ts';
import { inTime } from './support/in-time.ts';
import * as pp from './support/pied-piper.ts';
import { setTable, startGame } from './support/tables.ts';

/** Two servers on one PostgreSQL: most people come by way of the first. */
const { browser, servers, postgres } = await openTwoHouses('--bot-pace', '0');
const [server, other] = servers;

interface Looked {
  readonly games: readonly RegExp[];
  readonly seats: string;
  readonly url?: string;
}

/** Looks for a game by the form. */
async function look(page: Page, name: string, { games, seats, url = server.url }: Looked): Promise<void> {
  await page.goto(`${url}/find`);
  await page.getByLabel('Your name').fill(name);
  for (const box of await page.locator('.games input').all()) await box.uncheck();
  for (const game of games) await page.getByRole('checkbox', { name: game }).check();
  for (const name of ['from', 'to']) await page.getByRole('combobox', { name, exact: true }).selectOption(seats);
  await page.getByRole('radio', { name: 'Live, no clock' }).check();
  await page.getByRole('button', { name: 'Find players' }).click();
}
const isLooking = (page: Page): Promise<void> => page.getByRole('heading', { name: 'We are looking for players' }).waitFor();

const NAMES = ['Ana', 'Bo', 'Cy', 'Di', 'Eli'];
const laid = (page: Page): Promise<number> => page.locator('[data-column] .slot:not(.empty, .ghost)').count();

test('five people at two servers find each other and play, and home leads others to the best game now', { timeout: 180_000 }, async () => {
  const guests = await Promise.all(NAMES.map((_, i) => visitor(browser, i === 1 ? PHONE : {})));
  const pages = guests.map(({ page }) => page);
  const [ana, bo, ...rest] = pages as [Page, Page, ...Page[]];
  await look(ana, 'Ana', { games: [/Hameln/, /Pied Piper/], seats: '5' });
  await isLooking(ana);
  await ana.getByText('1 person is waiting for Hameln and 1 person is waiting for The Pied Piper.').waitFor();
  expect(await axe(ana)).toEqual([]);
  // Loading it again costs nobody their place.
  await ana.reload();
  await isLooking(ana);
  await look(bo, 'Bo', { games: [/Pied Piper/], seats: '5', url: other.url });
  await ana.getByText('1 person is waiting for Hameln and 2 people are waiting for The Pied Piper.').waitFor();
  expect(await axe(bo)).toEqual([]);
  const wish = { games: [/Pied Piper/], seats: '5' };
  await Promise.all(rest.map((page, i) => look(page, NAMES[i + 2] ?? '', { ...wish, url: servers[i % 2]?.url ?? '' })));
  for (const page of pages) await page.waitForURL(/\/table\//);
  expect(new Set(pages.map((page) => new URL(page.url()).pathname)).size).toBe(1);
  for (const [i, page] of pages.entries()) {
    await page.locator('aside [aria-current="true"]').first().waitFor();
    const seats = await page.locator('aside .seat').allInnerTexts();
    for (const name of ['You', ...NAMES.filter((one) => one !== NAMES[i])])
      expect(seats.filter((seat) => seat.includes(name))).toHaveLength(1);
  }

  const onlooker = await visitor(browser);
  await onlooker.page.clock.install();
  await onlooker.page.goto(other.url);
  const best = onlooker.page.getByRole('region', { name: 'The best game now' });
  await inTime(onlooker.page, best);
  for (const name of NAMES) expect(await best.innerText()).toContain(name);
  await best.getByRole('link', { name: /^Watch .*Pied Piper/ }).click();
  await onlooker.page.waitForURL((url) => url.pathname === new URL(ana.url()).pathname);
  await onlooker.page.locator('[data-column]').first().waitFor();
  expect(await laid(onlooker.page)).toBe(0);
  const asked = await Promise.any(pages.map(async (page) => ((await pp.myTurn(page)) ? page : Promise.reject(page))));
  await pp.playOne(asked, pp.byMouse, pp.nothingYet());
  // Everybody sees it, by way of either server.
  for (const page of [...pages, onlooker.page]) await expect.poll(() => laid(page), { timeout: 30_000 }).toBe(1);
  for (const { faults } of [...guests, onlooker]) expect(faults).toEqual([]);
});

test('by keys alone: whoever finds nobody stops looking', { timeout: 120_000 }, async () => {
  const { page, faults } = await visitor(browser);
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Play with people' }).first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Play with people' }).waitFor();
  await page.getByRole('button', { name: 'Find players' }).focus();
  await page.keyboard.press('Enter');
  await isLooking(page);
  // What was pressed is gone: the next key must not be lost.
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-labelledby'))).toBe('waiting');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Stop looking' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Find players' }).waitFor();
  await page.getByText('Nobody is waiting right now').waitFor();
  expect(faults).toEqual([]);
});

test('whoever waits long enough is asked about bots, and plays with them', { timeout: 120_000 }, async () => {
  const { page, faults } = await visitor(browser);
  await look(page, 'Flo', { games: [/Rattenscharf/], seats: '2' });
  await isLooking(page);
  // Instead of a minute: Flo came a minute earlier than the house knew.
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  // The page says that it looks before the house has written it down.
  await expect.poll(async () => (await client.query('update waiting set at = at - 60000 where table_id is null')).rowCount).toBe(1);
  await client.end();
  await page.reload();
  const offer = page.getByRole('alert').filter({ hasText: 'Shall bots take the empty seats?' });
  await offer.waitFor();
  expect(await axe(page)).toEqual([]);
  await offer.getByRole('button', { name: 'Play with bots' }).click();
  await page.waitForURL(/\/table\//);
  await page.locator('aside [aria-current="true"]').first().waitFor();
  const { mine } = await page.evaluate(async () => (await (await fetch('/api/tables')).json()) as Lobby);
  expect(mine.map(({ names }) => names.toSorted())).toEqual([['Flo', 'journeyman']]);
  expect(faults).toEqual([]);
});

test('somebody I played with is invited, and says no, or sits down', { timeout: 120_000 }, async () => {
  const clients = await Promise.all(['Ana', 'Bo'].map((name) => Client.visit(server.url, name)));
  await acquaint(...(clients as [Client, Client]));
  const [ana, bo] = await Promise.all([visitor(browser), visitor(browser, PHONE)]);
  for (const [i, { context }] of [ana, bo].entries()) {
    const client = clients[i] as Client;
    const [name = '', value = ''] = client.cookie.split(/=(.*)/);
    await context.addCookies([{ name, value, url: server.url }]);
    client.close();
  }
  const [host, guest] = [ana.page, bo.page];
  // Bo is at home all the time, by way of the other server, and loads nothing again.
  await guest.clock.install();
  await guest.goto(other.url);
  await guest.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  const invitation = guest.getByRole('region', { name: 'Invitations' });
  const invite = async (): Promise<string> => {
    const link = await setTable(host, server.url, 'Ana');
    await host.getByRole('button', { name: 'Invite Bo' }).click();
    await host.getByText('Invited', { exact: true }).waitFor();
    await inTime(guest, invitation.getByText('Ana invites you to Rattenscharf'));
    return link;
  };

  await invite();
  expect(await axe(guest)).toEqual([]);
  await invitation.getByRole('button', { name: 'No, thanks' }).click();
  await invitation.waitFor({ state: 'detached' });
  await host.reload();
  await host.getByText('Can’t come').waitFor();
  expect(await axe(host)).toEqual([]);

  const link = await invite();
  await invitation.getByRole('button', { name: 'Sit down' }).click();
  await guest.waitForURL((url) => url.pathname === new URL(link).pathname);
  await guest.getByRole('button', { name: 'Stand up' }).waitFor();
  await host.getByText('Is here').waitFor();
  await startGame(host);
  for (const page of [host, guest]) await page.locator('aside [aria-current="true"]').first().waitFor();
  for (const { faults } of [ana, bo]) expect(faults).toEqual([]);
});

test('the tables that are shown are those that were asked for', { timeout: 120_000 }, async () => {
  const gus = await Client.visit(server.url, 'Gus');
  const days = { reserve: 0, increment: 0, delay: 86_400, over: 'bot' };
  const open = (game: string, free: number, luck: string, clock?: object) =>
    gus.create({ game, seats: [{ kind: 'me' }, ...Array(free).fill({ kind: 'open' })], listed: true, luck: luck.repeat(32), clock });
  await open('hameln', 2, '1');
  await open('die-patin', 1, '2');
  await open('die-patin', 3, '3', days);
  gus.close();

  const { page, faults } = await visitor(browser);
  await page.goto(`${other.url}/tables?game=hameln`);
  const [game, speed, free] = [page.getByLabel('Which games?'), page.getByLabel('How fast?'), page.getByLabel('Free seats')];
  /** The open tables, as "Hameln with Gus 1 of 3". */
  const shown = async () => {
    const rows = page.locator('section', { has: page.getByRole('heading', { name: 'Waiting for players' }) }).getByRole('listitem');
    const texts = await rows.allInnerTexts();
    return [...new Set(texts.map((text) => text.match(/^[^\n]+|\d of \d/g)?.join(' ')))].toSorted();
  };
  await expect.poll(shown, { timeout: 30_000 }).toEqual(['Hameln with Gus 1 of 3']);
  expect(await game.inputValue()).toBe('hameln');
  await speed.selectOption('days');
  await page.waitForURL(/game=hameln&speed=days/);
  expect(await shown()).toEqual(['No open table like that right now. Show any, or look for players.']);
  await game.selectOption('');
  await page.waitForURL(/\?speed=days$/);
  expect(await shown()).toEqual(['Die Patin with Gus 1 of 4']);
  await speed.selectOption('none');
  expect(await shown()).toEqual(['Die Patin with Gus 1 of 2', 'Hameln with Gus 1 of 3']);
  await free.selectOption('2');
  expect(await shown()).toEqual(['Hameln with Gus 1 of 3']);
  expect(await axe(page)).toEqual([]);
  expect(faults).toEqual([]);
});
