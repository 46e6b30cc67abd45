import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LANGS } from '../../src/core/text.ts';
import { GAMES } from '../../src/games/index.ts';
import { CATALOGUES, loadCatalogue } from '../support/catalogues.ts';
import { axe, type Rules } from './support/axe.ts';
import { DESKTOP, PHONE, visitor } from './support/browser.ts';
import { finished } from './support/finished.ts';
import { openHouse } from './support/house.ts';
import * as pp from './support/pied-piper.ts';
import { keepAll, stands } from './support/positions.ts';
import { layByMouse, myTurn, playOne } from './support/rattenscharf.ts';
import { shoot } from './support/shots.ts';
import { setTable } from './support/tables.ts';

const root = join(import.meta.dirname, '..', '..');
const golden = join(root, 'src', 'games', 'rattenscharf', 'golden');

const { browser, server } = await openHouse('--bot-pace', '0');

const IDS = Object.keys(GAMES);

type Visit = (page: Page) => Promise<unknown>;
/** By a link within the house, which does not load everything anew; the page there has a heading of its own. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1, h2')) heading.setAttribute('data-old', '');
    const link = document.createElement('a');
    link.href = to;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await page.locator('h1:not([data-old]), h2:not([data-old])').first().waitFor();
}

/** A desktop opens each page anew; a phone follows links, where there is a page to follow them from. */
const at =
  (path: string): Visit =>
  (page) =>
    page.viewportSize()?.width === PHONE.viewport.width && page.url().startsWith(server.url) && path !== '/nowhere'
      ? follow(page, path)
      : page.goto(server.url + path);

/** A game's rules have a heading before they are there. */
const rulesOf =
  (id: string): Visit =>
  async (page) => {
    await at(`/rules/${id}`)(page);
    await page.locator('article section h2').first().waitFor();
  };

const playNow: Visit = async (page) => {
  await page.goto(`${server.url}/new/rattenscharf`);
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await page.getByRole('application').waitFor();
};
/** A game of people at one screen that is over. */
const atTheEnd =
  (id: keyof typeof GAMES): Visit =>
  async (page) => {
    const over = stands((await GAMES[id]()).game).filter(({ kept }) => kept.over);
    await keepAll(page, server.url, over);
    await page.goto(`${server.url}/local/${over[0]?.kept.id}`);
    await page.locator('section.result').waitFor();
  };
const menu: Visit = (page) => page.getByRole('button', { name: 'Menu' }).click();

/** Pied Piper with bots that do not think long. */
async function piperTable(page: Page, bots: number, options: readonly RegExp[] = []): Promise<void> {
  await setTable(page, server.url, 'Ana', { game: 'pied-piper', seats: ['me', ...Array<string>(bots).fill('bot:greedy')], options });
}

/** The same with some cards in the row and one held under a figure; early, while nobody has left town. */
async function heldCard(page: Page): Promise<void> {
  const count = pp.nothingYet();
  const ordering = () => page.locator('.column .turn').count();
  while ((await pp.myTurn(page)) && (count.plays < 2 || (await ordering()) > 0)) await pp.playOne(page, pp.byKeys, count);
  for (const key of ['2', 'ArrowRight']) await page.keyboard.press(key);
  await pp.confirm(page).and(page.locator(':enabled')).waitFor();
}

/** A game that stands in pages of others: one for all visits. */
let embedded: Promise<string> | undefined;

/** Every page, and every state of the table that looks like a page of its own. */
const PAGES: Record<string, Visit> = {
  home: at('/'),
  new: at('/new/rattenscharf'),
  rules: at('/rules'),
  ...Object.fromEntries(IDS.map((id) => [`rules-${id}`, rulesOf(id)])),
  learn: at('/learn/rattenscharf'),
  lesson: async (page) => {
    await page.goto(`${server.url}/learn/rattenscharf/first-strips`);
    for (let i = 0; i < 5; i++) await page.getByRole('button', { name: 'Go on' }).click();
  },
  puzzles: at('/puzzles'),
  puzzle: at('/puzzles/hameln/1'),
  replays: at('/replay'),
  embed: async (page) => {
    embedded ??= finished(server.url, 'rattenscharf');
    await page.goto(`${server.url}/embed/${await embedded}?n=9`);
    await page.getByRole('slider').waitFor();
  },
  find: at('/find'),
  tables: at('/tables'),
  ratings: at('/ratings'),
  tournaments: at('/tournaments'),
  person: at('/person/me'),
  settings: at('/settings'),
  moderation: at('/moderation'),
  about: at('/about'),
  api: at('/api'),
  missing: at('/nowhere'),
  seating: (page) => setTable(page, server.url, 'Ana'),
  table: async (page) => {
    await playNow(page);
    for (let i = 0; i < 3; i++) if (!(await playOne(page, layByMouse))) return;
    if (!(await myTurn(page))) return;
    if ((await page.locator('button.slot[aria-pressed=true]').count()) === 0) await page.locator('button.slot').first().click();
  },
  'table-menu': async (page) => {
    await playNow(page);
    await menu(page);
  },
  'table-keys': async (page) => {
    await playNow(page);
    await menu(page);
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  },
  'table-over': atTheEnd('rattenscharf'),
  'pied-piper-five': async (page) => {
    await piperTable(page, 4);
    await heldCard(page);
  },
  'pied-piper-two': async (page) => {
    await piperTable(page, 1, [/What you don’t know/]);
    await heldCard(page);
  },
  'pied-piper-over': atTheEnd('pied-piper'),
  replay: async (page) => {
    await page.goto(`${server.url}/replay`);
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(join(golden, readdirSync(golden).sort()[0] ?? ''));
    await page.getByLabel('Position', { exact: true }).fill('30');
  },
};

const SIZES = { desktop: DESKTOP, phone: PHONE };

/** What axe finds, and what does not fit on the screen. */
async function inspect(page: Page, rules: Rules): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [...(await axe(page, rules)), ...(wide > 0 ? [`${wide} pixels wider than the screen`] : [])];
}

for (const [size, options] of Object.entries(SIZES))
  test(`every page comes, and axe finds nothing by day and by night: ${size}`, { timeout: 400_000 }, async () => {
    const { page, context, faults } = await visitor(browser, options);
    const found: string[] = [];
    for (const [name, visit] of Object.entries(PAGES)) {
      await page.emulateMedia({ colorScheme: 'light' });
      await visit(page);
      await page.locator('h1, h2').first().waitFor();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme });
        await page.locator(`html[data-theme=${theme}]`).waitFor();
        await shoot(page, `${name}-${size}-${theme}`);
        // By night it is the same page in other colours; the rules are the same sheet of paper on every screen.
        const rules: Rules = theme === 'dark' ? 'colours' : 'all';
        const paper = size === 'phone' && name.startsWith('rules-');
        if (paper && theme === 'dark') continue;
        found.push(...(await inspect(page, paper ? 'all but colours' : rules)).map((line) => `${name}, ${theme}: ${line}`));
      }
    }
    expect(found).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

test('axe sees what can hardly be read, although nobody else looks at the page', async () => {
  const { page, context } = await visitor(browser);
  await page.goto(`${server.url}/nowhere`);
  await page.locator('h1, h2').first().waitFor();
  for (const rules of ['all', 'colours'] as const) expect(await axe(page, rules)).toEqual([]);
  await page.evaluate(() => {
    const words = document.createElement('p');
    words.textContent = 'Grey on grey';
    words.style.cssText = 'color: #777; background: #888';
    document.querySelector('main')?.append(words);
  });
  for (const rules of ['all', 'colours'] as const) expect((await axe(page, rules)).join()).toMatch(/^color-contrast: [^,]*p/);
  await context.close();
});

/** Keys look like `nav.games`; no reader should ever see one. */
const words = await Promise.all(CATALOGUES.map((folder) => loadCatalogue(folder, 'en')));
const KEYS = new Set(words.flatMap(Object.keys).filter((key) => key.includes('.')));
const SPOKEN = { de: /Regeln/, en: /Rules/, fr: /Règles/, nl: /regels/i };

for (const lang of LANGS)
  test(`every page speaks ${lang}, and no text is missing`, { timeout: 300_000 }, async () => {
    const { page, context } = await visitor(browser, { locale: lang });
    await page.goto(`${server.url}/nowhere`);
    for (const path of [
      '/',
      '/rules',
      ...IDS.flatMap((id) => [`/new/${id}`, `/rules/${id}`, `/learn/${id}`]),
      '/puzzles',
      '/puzzles/daily',
      '/replay',
      '/find',
      '/tables',
      '/ratings',
      '/tournaments',
      '/person/me',
      '/settings',
      '/moderation',
      '/about',
      '/api',
      '/nowhere',
    ]) {
      if (path !== '/nowhere') await follow(page, path);
      else await page.goto(server.url + path);
      await page.locator('h1, h2').first().waitFor();
      const text = await page.locator('body').innerText();
      expect(text, path).toMatch(SPOKEN[lang]);
      expect(text.split(/\s+/).filter((word) => KEYS.has(word))).toEqual([]);
      expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    }
    for (const id of IDS) {
      await follow(page, `/new/${id}`);
      await page.locator('p.ways button').click();
      await page.locator('aside [aria-current="true"]').first().waitFor();
      const table = await page.locator('body').innerText();
      expect(table.split(/\s+/).filter((word) => KEYS.has(word))).toEqual([]);
    }
    await context.close();
  });
