// Makes the pictures of README.md: `npm run pictures`. Games are played on the device with chance that is always the same, so
// that a picture changes only when the product does.
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { ratskeller } from '../src/cli/testing/run.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from '../test/e2e/support/browser.ts';
import * as patin from '../test/e2e/support/die-patin.ts';
import * as hameln from '../test/e2e/support/hameln.ts';
import * as piper from '../test/e2e/support/pied-piper.ts';
import * as rattenscharf from '../test/e2e/support/rattenscharf.ts';
import { serve } from '../test/e2e/support/server.ts';
import { setHere } from '../test/e2e/support/tables.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs', 'screenshots');
const NOW = new Date('2026-06-26T20:00:00');

interface Picture {
  readonly look: BrowserContextOptions;
  readonly visit: (page: Page, url: string) => Promise<unknown>;
}

const day = { ...DESKTOP, colorScheme: 'light' } as const;
const night = { ...DESKTOP, colorScheme: 'dark' } as const;
const phoneDay = { ...PHONE, deviceScaleFactor: 2, colorScheme: 'light' } as const;
const phoneNight = { ...phoneDay, colorScheme: 'dark' } as const;

const table = (game: string, bots: number) => (page: Page, url: string) =>
  setHere(page, url, { game, seats: ['me', ...Array<string>(bots).fill('bot:greedy')] });

/** Hameln, when its player has answered some questions and is asked what to do. */
const inHameln = (bots: number, questions: number) => async (page: Page, url: string) => {
  await table('hameln', bots)(page, url);
  let asked = 0;
  await hameln.playOn([page], hameln.byMouse, async (_, mode) => asked++ >= questions && mode === 'act');
};

const inPatin = (bots: number, wanted: (step: string, steps: number) => boolean) => async (page: Page, url: string) => {
  await table('die-patin', bots)(page, url);
  const count = patin.nothingYet();
  while ((await patin.myTurn(page)) && !wanted((await patin.look(page)).step, count.steps)) await patin.playOne(page, patin.byMouse, count);
};
const secretCard = async (page: Page, url: string): Promise<void> => {
  await inPatin(4, (step, steps) => step === 'intrigue' && steps > 4)(page, url);
  await patin.card(page, 1).click();
};

const inPiper = (bots: number, plays: number) => async (page: Page, url: string) => {
  await table('pied-piper', bots)(page, url);
  const count = piper.nothingYet();
  const ordering = () => page.locator('.column .turn').count();
  while ((await piper.myTurn(page)) && (count.plays < plays || (await ordering()) > 0)) await piper.playOne(page, piper.byKeys, count);
  for (const key of ['2', 'ArrowRight']) await page.keyboard.press(key);
  await piper.confirm(page).and(page.locator(':enabled')).waitFor();
};

const inRattenscharf = (turns: number, lay: rattenscharf.Lay) => async (page: Page, url: string) => {
  await table('rattenscharf', 1)(page, url);
  for (let i = 0; i < turns; i++) await rattenscharf.playOne(page, lay);
  await rattenscharf.myTurn(page);
  if ((await page.locator('button.slot[aria-pressed=true]').count()) === 0) await page.locator('button.slot').first().click();
};

async function replay(page: Page, url: string): Promise<void> {
  const golden = join(root, 'src', 'games', 'hameln', 'golden');
  await page.goto(`${url}/replay`);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(join(golden, readdirSync(golden).sort()[0] ?? ''));
  await page.getByLabel('Position', { exact: true }).fill('60');
}

async function report(page: Page): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'ratskeller-pictures-'));
  const { status, stderr } = await ratskeller(['arena', 'pied-piper', '--bots', 'random,greedy', '--games', '200', '--report', dir]);
  if (status !== 0) throw new Error(stderr);
  await page.goto(pathToFileURL(join(dir, 'index.html')).href);
  rmSync(dir, { recursive: true });
}

const PICTURES: Readonly<Record<string, Picture>> = {
  home: { look: night, visit: (page, url) => page.goto(url) },
  hameln: { look: day, visit: inHameln(3, 6) },
  'die-patin': { look: day, visit: inPatin(4, (step, steps) => step === 'act' && steps > 40) },
  rattenscharf: { look: day, visit: inRattenscharf(5, rattenscharf.layByMouse) },
  'pied-piper': { look: day, visit: inPiper(4, 2) },
  'die-patin-night': { look: night, visit: secretCard },
  replay: { look: day, visit: replay },
  report: { look: day, visit: report },
  'hameln-phone': { look: phoneDay, visit: inHameln(4, 8) },
  'die-patin-phone': { look: phoneNight, visit: inPatin(2, (step, steps) => step === 'act' && steps > 20) },
  'rattenscharf-phone': { look: phoneDay, visit: inRattenscharf(4, rattenscharf.layByTouch) },
  'pied-piper-phone': { look: phoneNight, visit: inPiper(3, 2) },
};

/** Chance in a page, the same every time: all that a table on the device draws comes from here. */
function alwaysTheSame(): void {
  let x = 20_060_626;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(into: T): T => {
    if (into === null) return into;
    const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
    for (let i = 0; i < bytes.length; i++) {
      x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0;
      bytes[i] = x >>> 24;
    }
    return into;
  };
}

async function take(browser: Browser, url: string, name: string, { look, visit }: Picture): Promise<void> {
  const { page, context, faults } = await visitor(browser, { ...look });
  await page.addInitScript(alwaysTheSame);
  // As from the second visit on.
  await page.addInitScript(() => localStorage.setItem('ratskeller.serif', '1'));
  await page.clock.setFixedTime(NOW);
  await visit(page, url);
  await page.locator('h1, h2').first().waitFor();
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(folder, `${name}.png`), caret: 'hide', animations: 'disabled' });
  if (faults.length > 0) throw new Error(`${name}: ${faults.join('; ')}`);
  await context.close();
  console.log(`docs/screenshots/${name}.png`);
}

mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);
const [browser, server] = await Promise.all([launchBrowser(), serve()]);
try {
  for (const [name, picture] of Object.entries(PICTURES))
    if (wanted.length === 0 || wanted.includes(name)) await take(browser, server.url, name, picture);
} finally {
  await browser.close();
  await server.stop();
}
