import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LANGS } from '../../../src/core/text.ts';
import { en as game } from '../../../src/games/hameln/text/en.ts';
import { en as board } from '../../../src/games/hameln/ui/text/en.ts';
import { axe } from '../support/axe.ts';
import { DESKTOP, PHONE, visitor } from '../support/browser.ts';
import { type Mode, rush } from '../support/hameln.ts';
import { openHouse } from '../support/house.ts';
import { shoot } from '../support/shots.ts';
import { setTable } from '../support/tables.ts';

const { browser, server } = await openHouse('--bot-pace', '0');

const BOTS = ['bot:greedy', 'bot:random', 'bot:greedy', 'bot:random'];
const against = (page: Page, bots: number) => setTable(page, server.url, 'Ana', { game: 'hameln', seats: ['me', ...BOTS.slice(0, bots)] });

/** The states of the table that look like a page of their own; each is shown when it is first reached. */
const STATES: readonly Mode[] = ['man', 'act', 'name', 'place', 'sell', 'optional', 'ransom', 'wed', 'move-in'];
/** What is pressed to see what would follow, before the picture is taken. */
const PREPARE: Partial<Record<Mode, string>> = { man: '[data-spot][data-open]', place: '[data-spot][data-open]', sell: '.hm-tray .more' };

const SIZES = { desktop: { options: DESKTOP, bots: 3 }, phone: { options: PHONE, bots: 4 } };

for (const [size, { options, bots }] of Object.entries(SIZES))
  for (const theme of ['light', 'dark'] as const)
    test(`the table is drawn and axe finds nothing: ${size}, ${theme}`, { timeout: 200_000 }, async () => {
      const { page, context, faults } = await visitor(browser, { ...options, colorScheme: theme });
      const found: string[] = [];
      const seen = new Set<string>();
      const look = async (name: string): Promise<void> => {
        if (seen.has(name)) return;
        seen.add(name);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await shoot(page, `hameln-${name}-${size}-${theme}`);
        found.push(...(await axe(page)).map((line) => `${name}: ${line}`));
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wide > 0) found.push(`${name}: ${wide} pixels wider than the screen`);
      };
      await against(page, bots);
      await rush([page], 'busy', async (_, mode) => {
        const first = PREPARE[mode];
        if (!seen.has(mode) && first) await page.evaluate((s) => document.querySelector<HTMLElement>(s)?.click(), first);
        if (STATES.includes(mode)) await look(mode);
        if (mode === 'act' && size === 'phone' && !seen.has('tab-seats')) await tabs(page, look);
        // The tabs and some questions are enough on a phone; the end is looked at on the large screen.
        return size === 'phone' && seen.size >= 10;
      });
      if (size === 'desktop') await look('over');
      expect(seen.has('act')).toBe(true);
      expect(found).toEqual([]);
      expect(faults).toEqual([]);
      await context.close();
    });

async function tabs(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  for (const tab of ['hall', 'piper', 'influence', 'seats', 'town']) {
    await page.locator(`#hm-tab-${tab}`).tap();
    await look(`tab-${tab}`);
  }
}

/** Keys look like `risk.house`; no reader should ever see one. */
const KEYS = new Set([game, board].flatMap((words) => Object.keys(words)).filter((key) => key.includes('.')));

test('the table speaks four languages, and no text is missing', async () => {
  for (const lang of LANGS) {
    const { page, context } = await visitor(browser, { locale: lang });
    await page.goto(`${server.url}/new/hameln`);
    await page.locator('p.ways button').click();
    await page.locator('.hameln svg[role=img]').first().waitFor();
    const labels = await page.locator('[aria-label]').evaluateAll((nodes) => nodes.map((node) => node.getAttribute('aria-label') ?? ''));
    const text = [await page.locator('body').innerText(), ...labels].join(' ');
    expect(text.split(/\s+/).filter((word) => KEYS.has(word))).toEqual([]);
    await context.close();
  }
});
