import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ratskeller } from '../../src/cli/testing/run.ts';
import { axe } from './support/axe.ts';
import { DESKTOP, PHONE, visitor } from './support/browser.ts';
import { openBrowser } from './support/house.ts';
import { shoot } from './support/shots.ts';

const dir = mkdtempSync(join(tmpdir(), 'ratskeller-report-e2e-'));
const browser = await openBrowser();
beforeAll(async () => {
  const simulate = ['simulate', 'hameln', '--seats', '5', '--games', '100', '--report', join(dir, 'simulate')];
  // French has the longest words, and spaces that must not break.
  const french = [...simulate.slice(0, -1), join(dir, 'french'), '--lang', 'fr'];
  const arena = ['arena', 'pied-piper', '--bots', 'random,greedy,search:6it', '--games', '24', '--report', join(dir, 'arena')];
  const fairness = ['fairness', 'pied-piper', '--bots', 'random', '--games', '12', '--vary', '--report', join(dir, 'fairness')];
  for (const ended of await Promise.all([simulate, french, arena, fairness].map((args) => ratskeller(args))))
    expect(ended).toMatchObject({ status: 0, stderr: '' });
});
afterAll(() => rmSync(dir, { recursive: true }));

const BOTH = ['light', 'dark'] as const;

test.each([
  ['french', 390, PHONE, ['light']] as const,
  ['fairness', 390, PHONE, ['dark']] as const,
  ['fairness', DESKTOP.viewport.width, DESKTOP, ['light']] as const,
  ...['simulate', 'arena'].flatMap((kind) => [DESKTOP, PHONE].map((size) => [kind, size.viewport.width, size, BOTH] as const)),
])('the page of %s, %i wide: readable by all, nothing cut off, nothing loaded', async (kind, _, size, themes) => {
  const { context, page, faults } = await visitor(browser, { ...size, javaScriptEnabled: true });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const address = pathToFileURL(join(dir, kind, 'index.html')).href;
  await page.emulateMedia({ colorScheme: themes[0] });
  await page.goto(address);
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    expect(loaded.filter((url) => !url.startsWith('data:'))).toEqual([address]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    expect(await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check('16px "Alegreya Sans"')))).toBe(true);
    // By night it is the same page in other colours.
    expect(await axe(page, theme === themes[0] ? 'all' : 'colours')).toEqual([]);
    if (kind !== 'french') await shoot(page, `report-${kind}-${size === PHONE ? 'phone' : 'desktop'}-${theme}`);
  }
  expect(faults).toEqual([]);
  await context.close();
});
