import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LANGS } from '../../src/core/text.ts';
import { axe } from './support/axe.ts';
import { DESKTOP, PHONE, visitor } from './support/browser.ts';
import { openHouse } from './support/house.ts';
import { root } from './support/server.ts';
import { shoot } from './support/shots.ts';

const { browser, server } = await openHouse();
const run = promisify(execFile);

/** Asks the server as the page would. */
const ask = (page: Page, method: string, path: string, body?: object): Promise<Record<string, string>> =>
  page.evaluate(
    async ([how, where, what]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(where, { method: how, headers, ...(what !== undefined && { body: what }) })).json();
    },
    [method, path, body && JSON.stringify(body)] as const,
  );

/** A table that everybody finds in the list. */
async function openTable(page: Page, request: string): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { id } = await ask(page, 'POST', '/api/tables', { game: 'rattenscharf', options: {}, seats, listed: true, request });
  await page.goto(`${server.url}/table/${id}`);
  await page.locator('.seating').waitFor();
  return `${server.url}/table/${id}`;
}
async function named(page: Page, name: string): Promise<void> {
  await page.goto(`${server.url}/about`);
  await ask(page, 'PUT', '/api/me', { name });
}
const log = (page: Page) => page.getByRole('log');
async function phrase(page: Page, name: string): Promise<void> {
  const form = page.locator('form:has(option[value=must-go])');
  await form.getByRole('combobox').selectOption(name);
  await form.getByRole('button').press('Enter');
}

/** A second report, of the same table; what it says. */
async function reportAgain(by: Page, on: Page, link: string): Promise<string> {
  const { id = '' } = await ask(on, 'GET', '/api/me/safety');
  const words = 'Still so slow';
  const report = { person: id, table: link.split('/').at(-1), reason: 'colluding', words };
  expect(await ask(by, 'POST', '/api/reports', report)).toEqual({ done: true });
  return words;
}

/** A moderator's page with a report that says all it can say, a log and an open form: in four languages, at both sizes, by day and by night. */
async function fullHouse(moderator: BrowserContext, words: string): Promise<void> {
  const storageState = await moderator.storageState();
  for (const [i, lang] of LANGS.entries()) {
    const size = i % 2 === 0 ? DESKTOP : PHONE;
    const colorScheme = i < 2 ? 'light' : 'dark';
    const { page, context, faults } = await visitor(browser, { ...size, locale: lang, colorScheme, storageState });
    await page.goto(`${server.url}/moderation`);
    await page.getByText(words).waitFor();
    await page.locator('.ways button').nth(2).click();
    await page.locator('form').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    expect(await page.locator('li').count()).toBeGreaterThan(6);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await axe(page)).toEqual([]);
    await shoot(page, `safety-moderation-${lang}`, true);
    expect(faults).toEqual([]);
    await context.close();
  }
}

test('phrases in two languages, a report, a block, and a moderator who silences', { timeout: 180_000 }, async () => {
  const [a, b, m] = await Promise.all([visitor(browser), visitor(browser, { ...PHONE, locale: 'de' }), visitor(browser)]);
  const [ana, bo, mo] = [a.page, b.page, m.page];
  await Promise.all([named(ana, 'Ana'), named(bo, 'Bo'), named(mo, 'Mo')]);
  const link = await openTable(ana, '1'.repeat(32));
  await bo.goto(link);
  await bo.locator('.seating .btn.p').click();
  await ana.getByRole('button', { name: 'Start the game' }).click();
  await mo.goto(link);
  for (const page of [ana, mo]) await page.getByRole('tab', { name: /Chat/ }).click();
  await bo.getByRole('button', { name: 'Menü' }).click();
  await bo.getByRole('button', { name: /^Tischgespräch/ }).click();

  // Strangers say what is ready-made, and each reads it in their own language.
  await bo.getByText('Du kennst hier noch nicht alle').waitFor();
  expect(await bo.getByRole('textbox').count()).toBe(0);
  await phrase(bo, 'hello');
  await log(bo).getByText('Hallo zusammen!').waitFor();
  await log(ana).getByText('Hello everybody!').waitFor();
  expect(await axe(bo)).toEqual([]);
  await shoot(bo, 'safety-phrases');

  // By keys: the menu at a line, a report, and then a block.
  await log(ana).getByRole('button', { name: 'Options for Bo' }).press('Enter');
  const dialog = ana.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Report…' }).press('Enter');
  await dialog.getByLabel('What happened?').selectOption('stalling');
  await dialog.getByLabel(/In your own words/).fill('So slow');
  expect(await axe(ana)).toEqual([]);
  await shoot(ana, 'safety-report');
  await dialog.getByRole('button', { name: 'Send report' }).press('Enter');
  await dialog.getByText('Thank you. A person will look at it.').waitFor();
  await dialog.getByRole('button', { name: 'Mute' }).press('Enter');
  await dialog.getByRole('button', { name: 'Unmute' }).waitFor();
  await ana.keyboard.press('Escape');
  await log(ana).getByText('Bo is muted. Show this line').waitFor();
  // The same menu at the seat.
  await ana.locator('aside').getByRole('button', { name: 'Bo', exact: true }).press('Enter');
  await dialog.getByRole('button', { name: 'Block', exact: true }).press('Enter');
  await dialog.getByRole('button', { name: 'Unblock' }).waitFor();
  await ana.keyboard.press('Escape');
  await phrase(bo, 'good-game');
  await log(mo).getByText('Good game!').waitFor();
  // What came before an answer to her is there by then.
  await phrase(ana, 'thanks');
  await log(ana).getByText('Thank you!').waitFor();
  expect(await log(ana).locator('li').allInnerTexts()).toEqual([expect.stringContaining('Thank you!')]);
  await log(mo).getByText('Thank you!').waitFor();
  await phrase(bo, 'oops');
  await log(bo).getByText('Hoppla').waitFor();
  expect(await log(bo).getByText('Danke!').count()).toBe(0);

  // Who is blocked finds no seat at her next table.
  const next = await openTable(ana, '2'.repeat(32));
  await bo.goto(next);
  await bo.locator('.seating .btn.p').click();
  await bo.locator('.seating .no').waitFor();
  expect(await bo.getByRole('button', { name: 'Aufstehen' }).count()).toBe(0);

  // Nobody but moderators finds their page.
  await mo.goto(`${server.url}/moderation`);
  await mo.locator('.missing').waitFor();
  const { id } = await ask(mo, 'GET', '/api/me/safety');
  await run(process.execPath, [join(root, 'bin/ratskeller.js'), 'admin', 'moderator', 'add', id ?? '', '--data', server.data]);
  await mo.goto(`${server.url}/moderation`);
  await mo.getByText('So slow').waitFor();
  await mo.getByText('What was said').waitFor();
  expect(await axe(mo)).toEqual([]);
  await shoot(mo, 'safety-moderation');
  await mo.getByRole('button', { name: 'Mute', exact: true }).press('Enter');
  await mo.getByLabel('For how many hours?').fill('3');
  await mo.getByLabel(/^Why\?/).fill('Play on, please');
  await mo.locator('form').getByRole('button', { name: 'Mute', exact: true }).press('Enter');
  await mo.getByText('No open reports').waitFor();
  await mo.getByText('Play on, please').waitFor();
  await fullHouse(m.context, await reportAgain(ana, bo, link));

  // The person is told, in their language.
  await bo.goto(server.url);
  await bo.getByText('Der Grund: „Play on, please“').waitFor();
  expect(await axe(bo)).toEqual([]);
  await shoot(bo, 'safety-notice');
  await bo.getByRole('button', { name: 'Gelesen' }).click();
  await bo.getByText('Der Grund:').waitFor({ state: 'detached' });
  await bo.goto(`${server.url}/person/me`);
  await bo.getByText(/^Du darfst bis .* nicht schreiben/).waitFor();
  await ana.goto(`${server.url}/person/me`);
  await ana.getByRole('button', { name: 'Unblock' }).click();
  await ana.getByText('You have muted or blocked nobody.').waitFor();
  expect(await axe(ana)).toEqual([]);
  await shoot(ana, 'safety-mine');
  expect([a, b, m].flatMap(({ faults }) => faults)).toEqual([]);
});
