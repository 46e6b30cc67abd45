import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { visitor, WITH_WORKER } from './support/browser.ts';
import { openHouse } from './support/house.ts';
import { laid, layByMouse, playOne, playOut } from './support/rattenscharf.ts';
import { headline } from './support/wait.ts';

const { browser, server } = await openHouse();

test('two people play a whole game at one screen', async () => {
  const { page, context, faults } = await visitor(browser);
  await page.goto(`${server.url}/new/rattenscharf`);
  await page.getByRole('radio', { name: 'On this device' }).check();
  await page.getByLabel('Seat 2').selectOption('here');
  await page.getByLabel('Name at seat 2').fill('Bo');
  await page.getByRole('button', { name: 'Open the table' }).click();
  expect(await playOut([page])).toBeGreaterThan(4);
  expect(await headline(page)).toMatch(/wins?!|You win|share/);
  expect(faults).toEqual([]);
  await context.close();
});

test('after the first visit a whole game goes without network, and a reload keeps it', async () => {
  const { page, context, faults } = await visitor(browser, WITH_WORKER);
  await page.goto(server.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: /Play against bots.*Rattenscharf/ }).click();
  await playOne(page, layByMouse);
  await playOne(page, layByMouse);
  const strips = await laid(page);
  await page.reload();
  await page.getByRole('application', { name: /^Table with/ }).waitFor();
  expect(await laid(page)).toBeGreaterThanOrEqual(strips);
  expect(await playOut([page])).toBeGreaterThan(strips);
  expect(faults).toEqual([]);
  await context.close();
});

test('a finished game is replayed, saved as a file and opened again; a broken file says what is wrong', async ({ onTestFinished }) => {
  const { page, context, faults } = await visitor(browser, { acceptDownloads: true });
  onTestFinished(() => context.close());
  await page.goto(server.url);
  await page.getByRole('button', { name: /Play against bots.*Rattenscharf/ }).click();
  const strips = await playOut([page]);
  await page.getByRole('link', { name: 'Watch replay' }).click();
  await page.getByLabel('Position', { exact: true }).waitFor();
  expect(await laid(page)).toBeLessThan(strips);
  await page.getByRole('button', { name: 'Go to end' }).click();
  await page.getByRole('application', { name: `Table with ${strips} ` }).waitFor();
  await page.getByRole('button', { name: 'Step back' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()]);
  const file = await download.path();
  const text = readFileSync(file, 'utf8');
  expect(JSON.parse(text)).toMatchObject({ format: 1, game: 'rattenscharf' });
  await page.goto(`${server.url}/replay`);
  const named = join(file, '..', 'game.json');
  writeFileSync(named, text);
  await page.locator('input[type=file]').first().setInputFiles(named);
  await page.getByRole('button', { name: 'Go to end' }).click();
  await page.getByRole('application', { name: `Table with ${strips} ` }).waitFor();
  writeFileSync(named, text.replace('"type":"lay"', '"type":"fly"'));
  await page.goto(`${server.url}/replay`);
  await page.locator('input[type=file]').first().setInputFiles(named);
  await page.getByText('This file cannot be shown').waitFor();
  expect(faults).toEqual([]);
});
