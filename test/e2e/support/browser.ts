import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { GAMES } from '../../../src/games/index.ts';
import { fated, nextLuck } from './luck.ts';

export const DESKTOP = { viewport: { width: 1280, height: 800 } } as const;
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true } as const;

export async function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  if (!existsSync(executablePath))
    throw new Error('No Chromium was found: install it with your package manager, or set CHROMIUM to its path.');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}

const SLOW = Number(process.env.SLOW ?? 1);

/** With the worker that keeps the house for times without network. It fetches every file, so that only those have it who need it. */
export const WITH_WORKER = { serviceWorkers: 'allow' } as const;

/** In the page: nothing moves, unless somebody has set something else. */
function still(): void {
  try {
    localStorage.setItem('ratskeller.settings', localStorage.getItem('ratskeller.settings') ?? '{"motion":"none"}');
  } catch {
    // A page without an address of its own keeps nothing.
  }
}

/** In the page: whoever comes here knows the games, so that no table begins with the offer of a lesson. */
function learned(games: string): void {
  try {
    localStorage.setItem('ratskeller.offered', localStorage.getItem('ratskeller.offered') ?? games);
  } catch {
    // As above.
  }
}

/**
 * In the page: it is laid out, pressed and read as ever, but nobody looks at it, and so no point of it is coloured. That was a seventh of the
 * work of a long game. Whoever looks at colours (axe.ts) shows it first.
 */
function undrawn(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('body { opacity: 0 }');
  document.adoptedStyleSheets.push(sheet);
}
/** Pictures and measurements (scripts/, bench/) want to see something. */
const UNDRAWN = process.env.VITEST !== undefined && !process.env.SHOTS;

/**
 * Locators look into shadow roots, and therefore at every node, each time they look: two milliseconds where a game has gone on for long.
 * No page of ours has such roots.
 */
function lightly(page: Page): void {
  const locate = page.locator.bind(page);
  page.locator = (selector, options) => locate(`css:light=${selector}`, options);
}

/** A visitor of their own: cookies, storage and all. Whatever goes wrong in the page fails the test. */
export async function visitor(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; page: Page; faults: string[] }> {
  const context = await browser.newContext({ ...DESKTOP, locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block', ...options });
  // Where nothing is said about movement there is none, and bots do not wait for anybody's eyes.
  if (!options.reducedMotion) await context.addInitScript(still);
  if (!options.reducedMotion && UNDRAWN) await context.addInitScript(undrawn);
  // Scripts and benches are loaded by tsx, which keeps the names of functions by a helper that no page has.
  await context.addInitScript({ content: 'globalThis.__name ??= (it) => it;' });
  await context.addInitScript(fated, nextLuck('visitor'));
  await context.addInitScript(learned, Object.keys(GAMES).join(' '));
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  lightly(page);
  // `SLOW=4 npm test browser` is a machine four times as slow.
  if (SLOW > 1) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    // A server that is down on purpose makes the browser itself complain about the connection.
    if (message.type() === 'error' && !/ERR_CONNECTION|ERR_INTERNET|WebSocket|Failed to load resource/.test(message.text()))
      faults.push(message.text());
  });
  return { context, page, faults };
}
