import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hameln } from '../../src/games/hameln/index.ts';
import { piperNow } from '../../src/games/hameln/look.ts';
import type { State } from '../../src/games/hameln/state.ts';
import { axe } from './support/axe.ts';
import { PHONE, visitor } from './support/browser.ts';
import { byKeys, byMouse, byTouch, type Mode, main, myTurn, playOn, tray } from './support/hameln.ts';
import { openHouse } from './support/house.ts';
import { keepAll, standWhere } from './support/positions.ts';
import { shoot } from './support/shots.ts';
import { resize } from './support/sizes.ts';
import { setTable } from './support/tables.ts';
import { headline } from './support/wait.ts';

const { browser, server } = await openHouse('--bot-pace', '0');

const BOTS = ['bot:greedy', 'bot:random', 'bot:greedy', 'bot:random'];
const against = (page: Page, bots: number) => setTable(page, server.url, 'Ana', { game: 'hameln', seats: ['me', ...BOTS.slice(0, bots)] });

test('a whole game of three against bots by mouse; the final scoring stays until somebody wants to see the town again', async () => {
  const { page, context, faults } = await visitor(browser);
  await against(page, 2);
  const count = await playOn([page], byMouse);
  expect(count).toMatchObject({ man: 1, woman: 1 });
  expect(count.act).toBeGreaterThan(2);
  expect(await headline(page)).toMatch(/wins?!|You win/);
  const final = page.getByRole('region', { name: 'Final scoring' });
  await final.getByText('Houses').waitFor();
  await final.getByRole('button', { name: 'Back to the town' }).click();
  await final.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();
});

test('a whole game of four by keyboard alone, each step told to the ear', async () => {
  const { page, context, faults } = await visitor(browser);
  await against(page, 3);
  const spoken = new Set<string>();
  const count = await playOn([page], byKeys, async () => {
    for (const said of await page.locator('[aria-live]').allTextContents()) spoken.add(said);
    return false;
  });
  expect(count.act).toBeGreaterThan(2);
  expect([...spoken].join(' ')).toMatch(/You (put|get|send|choose|sell|swap) /);
  expect(await headline(page)).toMatch(/wins?!|You win/);
  expect(faults).toEqual([]);
  await context.close();
});

test('a whole game of five by touch on a phone, everything in reach without scrolling', async () => {
  const { page, context, faults } = await visitor(browser, PHONE);
  const hidden: string[] = [];
  const modes = new Set<Mode>();
  let tabbed = false;
  // In a short game not everything is asked of one seat.
  for (let games = 0; games < 3 && modes.size <= 4; games++) {
    await against(page, 4);
    await playOn([page], byTouch, async (_, mode) => {
      modes.add(mode);
      hidden.push(...(await outOfSight(page)).map((what) => `${mode}: ${what}`));
      if (mode === 'act' && !tabbed) {
        hidden.push(...(await coveredOn(page, ['hall', 'piper', 'influence', 'town'])));
        tabbed = true;
      }
      return false;
    });
  }
  expect(tabbed).toBe(true);
  expect(modes.size).toBeGreaterThan(4);
  expect(hidden).toEqual([]);
  expect(await headline(page)).toMatch(/wins?!|You win/);
  expect(faults).toEqual([]);
  await context.close();
});

/** How many houses a seat can put to work at once: those in which its men live. */
const homes = ({ men }: State, seat: number): number => men.filter((owner) => owner === seat).length;

/** What asks for the most room, rare as it is. */
const FULLEST = [
  standWhere<State>(
    hameln.game,
    'all-actions',
    (state, seat, moves) => moves.length === 4 && moves[0]?.type === 'act' && piperNow(state, seat).children > 0,
  ),
  standWhere<State>(hameln.game, 'many-houses', (state, seat, moves) => moves[0]?.type === 'act' && homes(state, seat) > 3),
  standWhere<State>(hameln.game, 'many-couples', (_, __, moves) => moves.filter(({ type }) => type === 'wed').length > 2),
];

// French has the longest words.
test.each(['en', 'fr'])('the longest lists leave everything in reach on a phone: %s', async (locale) => {
  const { page, context, faults } = await visitor(browser, { ...PHONE, locale });
  await keepAll(page, server.url, FULLEST);
  const hidden: string[] = [];
  for (const { kind, kept } of FULLEST) {
    await page.goto(`${server.url}/local/${kept.id}`);
    await tray(page).waitFor();
    if (kind === 'many-houses') await page.locator('.hm-tray [data-key="1"]').tap();
    for (const size of ['390x844', '360x640']) {
      await resize(page, size);
      await shoot(page, `hameln-${kind}-${size}-${locale}`);
      hidden.push(...(await outOfSight(page)).map((what) => `${kind}, ${size}: ${what}`));
    }
  }
  expect(hidden).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

/** What an asked player needs and would have to scroll for, or could not hit with a finger. */
const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.hm-tray [data-main], .hm-tray [data-key], [id^=hm-tab]')].flatMap((node) => {
      const { top, bottom, left, right, height } = node.getBoundingClientRect();
      const seen = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
      return seen && height >= 43.9 ? [] : [`${node.textContent?.trim()}: ${[left, top, right, bottom].map(Math.round)}`];
    }),
  );

/** The plates whose middle somebody would not see. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.hameln .plate')].flatMap((plate) => {
      const { left, top, width, height } = plate.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return seen && plate.contains(seen) ? [] : [`${plate.getAttribute('aria-label')} is covered`];
    }),
  );

async function coveredOn(page: Page, tabs: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const tab of tabs) {
    await page.locator(`#hm-tab-${tab}`).tap();
    found.push(...(await covered(page)).map((what) => `${tab}: ${what}`));
  }
  return found;
}

test('a tablet on its side shows town and plates at once, everything large enough for a finger', async () => {
  const { page, context, faults } = await visitor(browser, { viewport: { width: 1024, height: 768 } });
  await against(page, 4);
  expect(await myTurn(page)).toBe(true);
  // The board is built in several tasks; a slow machine takes its time.
  await expect.poll(() => page.locator('.hameln .plate').count()).toBe(10);
  expect(await page.locator('#hm-tab-town').count()).toBe(0);
  expect(await covered(page)).toEqual([]);
  const sizes = await page.locator('[data-spot]').evaluateAll((nodes) =>
    nodes.map((node) => {
      const { width, height } = node.getBoundingClientRect();
      return Math.min(width, height);
    }),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(40);
  expect(await axe(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test('what cannot be chosen says why, a choice can be undone, and before rats are placed the town shows what follows', async () => {
  const { page, context, faults } = await visitor(browser);
  await against(page, 2);
  await playOn([page], byMouse, async (_, mode) => mode === 'act');
  const line = (nth: number) => page.locator(`.hm-tray [data-key="${nth}"]`);
  await line(3).click({ force: true });
  await page
    .getByText(/A wedding needs a child, a match and an affordable house/)
    .last()
    .waitFor();
  await line(1).click();
  await page.getByRole('button', { name: /^Wall Brewery/ }).click({ force: true });
  await page
    .getByText(/None of your men lives in the Wall Brewery/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Choose again' }).click();
  await page.getByText('Choose your action.').waitFor();
  await line(1).click();
  await line(1).click();
  await line(1).and(page.locator('[aria-pressed=true]')).waitFor();
  await line(1).click();
  expect(await main(page).count()).toBe(0);
  await playOn([page], byMouse, async (_, mode) => mode === 'place');
  // A game may end before this seat has ever had a choice of circles.
  for (let games = 1; games < 4 && !(await myTurn(page)); games++) {
    await against(page, 2);
    await playOn([page], byMouse, async (_, mode) => mode === 'place');
  }
  expect(await myTurn(page)).toBe(true);
  const open = page.locator('[data-spot][data-open]');
  const before = await open.count();
  expect(before).toBeGreaterThan(1);
  await open.first().click();
  await page.locator('[data-spot^=circle][aria-pressed=true]').first().click();
  expect(await open.count()).toBe(before);
  await page.getByText(/king rats? left/).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
