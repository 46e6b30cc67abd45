import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { axe } from './support/axe.ts';
import { visitor } from './support/browser.ts';
import { openHouse } from './support/house.ts';
import { startGame } from './support/tables.ts';

const { browser, server } = await openHouse();
const example = join(import.meta.dirname, '../../examples/bots/network_bot.py');

test('a person makes a bot account, challenges it, and its program answers', async () => {
  const { page, faults } = await visitor(browser);
  await page.goto(`${server.url}/about`);
  await page.evaluate(async () => {
    const init = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name: 'Ana' }) };
    await (await fetch('/api/me', init)).text();
  });
  await page.goto(`${server.url}/person/me`);
  await page.getByLabel('Name of the bot').fill('Ratty');
  await page.getByRole('button', { name: 'Make a bot account' }).click();
  const token = await page.locator('#programs code').innerText();
  expect(token).toMatch(/^rk_/);
  expect(await axe(page)).toEqual([]);
  const bot = spawn(process.env.PYTHON ?? 'python3', [example, server.url], { env: { ...process.env, RATSKELLER_TOKEN: token } });
  try {
    await page.getByRole('link', { name: 'BOT Ratty' }).click();
    await page.getByText('A bot account run by Ana').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.locator('.parts').getByRole('link', { name: 'Rattenscharf', exact: true }).click();
    await page.getByLabel('Seat 2', { exact: true }).locator('option:checked', { hasText: 'BOT Ratty' }).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.waitForURL(/\/table\//);
    await page.getByText('BOT Ratty').first().waitFor();
    await startGame(page);
    // My moves by the same way as a program's; the bot's own come by themselves.
    const moved = await page.evaluate(async (id) => {
      for (;;) {
        const now = await (await fetch(`/api/tables/${id}`)).json();
        if (now.status === 'over') return true;
        if (now.status === 'playing' && now.moves) {
          const body = JSON.stringify({ n: now.n, moves: [now.moves[0]] });
          await (await fetch(`/api/tables/${id}/moves`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).text();
          if (now.n > 6) return true;
        }
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }, page.url().split('/').at(-1));
    expect(moved).toBe(true);
  } finally {
    bot.kill();
  }
  expect(faults).toEqual([]);
});

test('the examples on the page for programs run, one after the other', async () => {
  const { page, faults } = await visitor(browser);
  await page.goto(`${server.url}/about`);
  await page.getByRole('link', { name: 'How programs play here' }).click();
  await page.getByRole('heading', { name: 'For programs' }).waitFor();
  const run = async (title: string, status: number) => {
    const example = page.locator('ol li').filter({ hasText: title });
    await example.getByRole('button', { name: `Run: ${title}` }).click();
    await example.getByText(`Answer: ${status}`).waitFor();
    return example.locator('textarea').inputValue();
  };
  expect(await page.getByRole('button', { name: 'Run: Make a move' }).isDisabled()).toBe(true);
  expect(await run('See which tables wait for players', 200)).toContain('"waiting"');
  expect(await run('Read the ratings of a game', 200)).toContain('"apprentice"');
  expect(await run('Open a table with a bot', 201)).toContain('"id"');
  expect(await run('Add your random number: the game begins', 200)).toContain('"ok"');
  const now = await run('See the position and every legal move', 200);
  expect(now).toContain('"playing"');
  expect(await run('Follow the table as a stream (first lines)', 200)).toContain('"type":"position"');
  expect(await run('Read records, one per line', 200)).toBe('');
  expect(await axe(page)).toEqual([]);
  expect(faults).toEqual([]);
});
