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
  const simulate = ['simulate', 'hameln', '--seats', '5', '--games', '400', '--report', join(dir, 'simulate')];
  // French has the longest words, and spaces that must not break.
  const french = [...simulate.slice(0, -1), join(dir, 'french'), '--lang', 'fr'];
  const arena = ['arena', 'pied-piper', '--bots', 'random,greedy,search:6it', '--games', '60', '--report', join(dir, 'arena')];
  const fairness = ['fairness', 'pied-piper', '--bots', 'random', '--games', '12', '--vary', '--report', join(dir, 'fairness')];
  for (const ended of await Promise.all([simulate, french, arena, fairness].map((args) => ratskeller(args))))
    expect(ended).toMatchObject({ status: 0, stderr: '' });
});
afterAll(() => rmSync(dir, { recursive: true }));

test.each([
  ['french', 'light', 390, PHONE] as const,
  ['fairness', 'dark', 390, PHONE] as const,
  ['fairness', 'light', DESKTOP.viewport.width, DESKTOP] as const,
  ...['simulate', 'arena'].flatMap((kind) =>
    (['light', 'dark'] as const).flatMap((theme) => [DESKTOP, PHONE].map((size) => [kind, theme, size.viewport.width, size] as const)),
  ),
])('the page of %s by %s, %i wide: readable by all, nothing cut off, nothing loaded', async (kind, theme, _, size) => {
  const { context, page, faults } = await visitor(browser, { ...size, colorScheme: theme, javaScriptEnabled: true });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const address = pathToFileURL(join(dir, kind, 'index.html')).href;
  await page.goto(address);
  expect(loaded.filter((url) => !url.startsWith('data:'))).toEqual([address]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  expect(await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check('16px "Alegreya Sans"')))).toBe(true);
  expect(await axe(page)).toEqual([]);
  expect(faults).toEqual([]);
  if (kind !== 'french') await shoot(page, `report-${kind}-${size === PHONE ? 'phone' : 'desktop'}-${theme}`);
  await context.close();
});
