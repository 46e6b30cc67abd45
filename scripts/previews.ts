// Makes the pictures that messengers show beside a link: src/web/public/previews. Each is drawn from the home page as it is, so run it
// again when a game's Scene has changed: npm run build && npx tsx scripts/previews.ts
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { GAMES } from '../src/games/index.ts';
import { launchBrowser, visitor } from '../test/e2e/support/browser.ts';
import { serve } from '../test/e2e/support/server.ts';

const folder = join(import.meta.dirname, '..', 'src', 'web', 'public', 'previews');
const SIZE = { width: 1200, height: 630 };

/** Leaves of the home page the bays of these games and the name of the house, and spreads them over the picture. */
function compose(games: readonly string[]): void {
  const bays = games.map((game) => document.querySelector(`article:has(a[href="/new/${game}"]) .bay`));
  const word = document.querySelector('.logo');
  const sprite = document.querySelector('.sprite');
  const one = games.length === 1;
  const frame = document.createElement('div');
  frame.style.cssText = `position:fixed;inset:0;z-index:99;background:var(--paper);display:grid;overflow:hidden;${one ? 'grid-template-columns:550px 1fr' : 'grid-template-rows:364px 1fr'}`;
  const row = document.createElement('div');
  row.style.cssText = `display:grid;grid-template-columns:repeat(${games.length},1fr);overflow:hidden;border-bottom:${one ? 0 : 20}px solid var(--oak)`;
  for (const bay of bays) {
    const svg = bay?.querySelector('svg.arch')?.cloneNode(true);
    if (!(svg instanceof SVGElement)) throw new Error('a bay is missing');
    svg.style.cssText = 'width:100%;height:100%';
    svg.setAttribute('preserveAspectRatio', 'xMidYMax slice');
    row.append(svg);
  }
  const name = document.createElement('div');
  name.style.cssText = `display:grid;place-content:center;${one ? 'border-left:20px solid var(--oak)' : ''}`;
  if (!(word instanceof HTMLElement)) throw new Error('the name is missing');
  const logo = word.cloneNode(true) as HTMLElement;
  logo.querySelector('small')?.remove();
  logo.style.zoom = one ? '2.6' : '3';
  name.append(logo);
  frame.append(row, name);
  document.body.append(frame);
  if (sprite) document.body.append(sprite);
}

async function take(page: Page, url: string, name: string, games: readonly string[]): Promise<void> {
  await page.goto(url);
  await page.locator('article').nth(3).waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(compose, games);
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
  console.log(`src/web/public/previews/${name}.png`);
}

mkdirSync(folder, { recursive: true });
const [browser, server] = await Promise.all([launchBrowser(), serve()]);
try {
  const { page } = await visitor(browser, { viewport: SIZE, colorScheme: 'light' });
  const ids = Object.keys(GAMES);
  await take(page, server.url, 'house', ids);
  for (const id of ids) await take(page, server.url, id, [id]);
} finally {
  await browser.close();
  await server.stop();
}
