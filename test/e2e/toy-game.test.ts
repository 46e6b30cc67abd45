import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { axe } from './support/axe.ts';
import { visitor } from './support/browser.ts';
import { openBrowser } from './support/house.ts';
import { root, serveFrom } from './support/server.ts';
import { setTable } from './support/tables.ts';

/** ARCHITECTURE.md says what a new game takes: its folder and its lines in the list of games. Here a copy of the tree gets just these. */
const tree = mkdtempSync(join(tmpdir(), 'ratskeller-toy-'));
for (const part of [
  'src',
  'bin',
  'scripts',
  'index.html',
  'package.json',
  'svelte.config.js',
  'vite.config.ts',
  'tsconfig.base.json',
  'tsconfig.json',
])
  cpSync(join(root, part), join(tree, part), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
cpSync(join(root, 'test', 'toy-game', 'src', 'games', 'crumbs'), join(tree, 'src', 'games', 'crumbs'), { recursive: true });

/** Each line goes before the line that begins with the other text. */
const LINES = [
  ["import { card as crumbs } from './crumbs/card.ts';", 'import { card as diePatin }'],
  ["  crumbs: () => import('./crumbs/index.ts').then((m) => m.crumbs),", '} satisfies Record'],
  ['  crumbs,', '  hameln,'],
] as const;
const list = join(tree, 'src', 'games', 'index.ts');
let text = readFileSync(list, 'utf8');
for (const [line, before] of LINES) {
  expect(text.split(`\n${before}`)).toHaveLength(2);
  text = text.replace(`\n${before}`, `\n${line}\n${before}`);
}
writeFileSync(list, text);

/** As at home, not as in a test: otherwise Vite builds pages for developers, which take longer to build and to show. */
const { NODE_ENV: _, ...env } = process.env;
const run = (...args: string[]): SpawnSyncReturns<string> => spawnSync(process.execPath, args, { cwd: tree, env, encoding: 'utf8' });
const built = run('scripts/build.mjs').status === 0 && run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error').status === 0;
const [browser, server] = await Promise.all([openBrowser(), serveFrom(tree, '--bot-pace', '0')]);
afterAll(async () => {
  await server.stop();
  rmSync(tree, { recursive: true, force: true });
});

function ratskeller(...args: string[]): string {
  const { status, stdout, stderr } = run('bin/ratskeller.js', ...args);
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout;
}

test('from the command line', () => {
  expect(built).toBe(true);
  expect(JSON.parse(ratskeller('games', '--json', '--lang', 'fr'))).toContainEqual({
    id: 'crumbs',
    name: 'Les Miettes',
    seats: [2, 3, 4, 5, 6],
    options: {},
  });
  expect(ratskeller('check-game', 'crumbs', '--games', '2')).not.toMatch(/broken/);
  const six = JSON.parse(ratskeller('simulate', 'crumbs', '--seats', '6', '--games', '30', '--bots', 'greedy', '--workers', '1', '--json'));
  expect(six).toMatchObject({ game: 'crumbs', seats: 6, finished: 30, endings: { empty: 30 } });
  expect(ratskeller('arena', 'crumbs', '--seats', '2', '--bots', 'search:10it,random', '--games', '4', '--workers', '1')).toContain(
    'search',
  );
});

/** Takes a crumb whenever it may, until the result is shown. */
async function playOut(page: Page): Promise<void> {
  const over = page.locator('section.result');
  const one = page.locator('[data-take="1"]');
  while (!(await over.isVisible())) {
    await one.or(over).first().waitFor();
    if (!(await one.isVisible())) continue;
    const left = await page.locator('[data-left]').getAttribute('data-left');
    await one.click();
    await page.locator(`[data-left="${left}"]`).waitFor({ state: 'detached' });
  }
}

const result = (page: Page): Promise<string> => page.locator('section.result').innerText();

test('in the browser: its card, its drawing, its rules, and a game against bots', async () => {
  const { page, context, faults } = await visitor(browser);
  await page.goto(server.url);
  const card = page.getByRole('article').filter({ hasText: 'Crumbs' });
  expect(await card.innerText()).toMatch(/2–6/);
  expect(await card.innerText()).toContain('just not the last crumb');
  expect(await card.locator('[data-scene="crumbs"]').count()).toBe(1);
  expect(await axe(page)).toEqual([]);
  await page.goto(`${server.url}/rules/crumbs`);
  await page.getByText('heard by the cat').waitFor();
  await page.goto(`${server.url}/new/crumbs`);
  await page.locator('p.ways button').click();
  await playOut(page);
  expect(await result(page)).toMatch(/Crumbs\s+Cat\s+Total[\s\S]+−6/);
  expect(faults).toEqual([]);
  await context.close();
});

test('on the server: six at a table, each with a colour and a mark of their own', async () => {
  const { page, context, faults } = await visitor(browser);
  await setTable(page, server.url, 'Ana', { game: 'crumbs', seats: ['me', ...Array<string>(5).fill('bot:greedy')] });
  await page.locator('[data-left]').waitFor();
  const worn = await page
    .locator('.crumbs li')
    .evaluateAll((all) => all.map((li) => [getComputedStyle(li).borderLeftColor, li.querySelector('svg')?.innerHTML]));
  for (const part of [0, 1]) expect(new Set(worn.map((both) => both[part])).size).toBe(6);
  expect(await axe(page)).toEqual([]);
  await playOut(page);
  expect(await result(page)).toMatch(/Crumbs\s+Cat\s+Total[\s\S]+−6/);
  expect(faults).toEqual([]);
  await context.close();
});
