import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { GameRecord } from '../../src/core/record.ts';
import { GAMES } from '../../src/games/index.ts';
import { visitor } from './support/browser.ts';
import { openHouse } from './support/house.ts';
import { layByMouse, myTurn } from './support/rattenscharf.ts';
import { root } from './support/server.ts';
import { setHere } from './support/tables.ts';
import { headline } from './support/wait.ts';

/** Board and panel tell one story: the panel never knows more than the board shows, and a table at rest rests. */

const { browser, server } = await openHouse();
const MOVING = { reducedMotion: 'no-preference' } as const;

/** What a person sees at one moment. */
interface Moment {
  readonly moves: boolean;
  readonly prompt: string;
  readonly strips: number;
  /** How many strips of Klaas's the log tells of. */
  readonly told: number;
  readonly result: boolean;
  readonly winner: boolean;
}

/** Looks at the page every few milliseconds until it is asked what it has seen. */
async function watch(page: Page): Promise<() => Promise<Moment[]>> {
  await page.evaluate(() => {
    const seen: unknown[] = [];
    Object.assign(window, { seen });
    setInterval(() => {
      const text = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? '';
      seen.push({
        moves: [...document.querySelectorAll('header button')].some((button) => button.textContent?.includes('Skip')),
        prompt: text('.prompt'),
        strips: document.querySelectorAll('.pieces [data-strip]').length,
        told: [...document.querySelectorAll('.log li .text')].filter((row) => row.textContent?.includes('Klaas lays')).length,
        result: document.querySelector('section.result') !== null,
        winner: document.querySelector('.seats')?.textContent?.includes('has won') ?? false,
      });
    }, 20);
  });
  return () => page.evaluate(() => (window as unknown as { seen: Moment[] }).seen.splice(0));
}

/** Puts a game into the browser that stands shortly before its end; seat 0 is the player, seat 1 a bot. */
async function nearlyOver(page: Page): Promise<void> {
  const file = join(root, 'src/games/rattenscharf/golden/points-shrunk-green.json');
  const { game, rules, options, entries } = JSON.parse(readFileSync(file, 'utf8')) as GameRecord;
  const log = entries.slice(0, -6).map(({ seat, move }) => ({ seat, move }));
  const kept = {
    ...{ id: 'abcdefabcdef', game, rules, options, seats: [{ name: '' }, { name: 'Klaas', bot: 'greedy' }] },
    ...{ seed: 'ab'.repeat(32), contributions: ['cd'.repeat(16), ''] },
    ...{ log, times: log.map(() => 0), over: false, yourTurn: true, at: 1 },
  };
  await page.goto(`${server.url}/tables`);
  await page.getByText('No games saved').waitFor();
  await page.evaluate(
    (value) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('ratskeller', 1);
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const tx = opening.result.transaction('games', 'readwrite');
          tx.objectStore('games').put(value);
          tx.oncomplete = () => done();
        };
      }),
    kept,
  );
  await page.goto(`${server.url}/local/${kept.id}`);
}

test('through a bot’s turn and through the end, the panel waits for the board', async () => {
  const { page, context, faults } = await visitor(browser, MOVING);
  await nearlyOver(page);
  expect(await myTurn(page)).toBe(true);
  const before = await page.locator('.pieces [data-strip]').count();
  const seen = await watch(page);
  await layByMouse(page);
  // One strip of the player's, two of the bot's.
  await expect.poll(() => page.locator('.pieces [data-strip]').count(), { timeout: 30_000 }).toBe(before + 3);
  expect(await myTurn(page)).toBe(true);
  const turn = await seen();
  const moving = turn.filter((moment) => moment.moves);
  expect(moving.length).toBeGreaterThan(5);
  // Nobody is asked, and no strip is told of, before it is seen.
  expect(moving.filter(({ prompt }) => /strip/i.test(prompt))).toEqual([]);
  const rows = turn[0]?.told ?? 0;
  expect(turn.filter(({ told, strips }) => told - rows > Math.max(0, strips - before - 1))).toEqual([]);
  expect(turn.map(({ strips }) => strips)).toContain(before + 2);

  await layByMouse(page);
  await page.locator('section.result').waitFor();
  const end = await seen();
  expect(end.filter((moment) => moment.moves).length).toBeGreaterThan(5);
  expect(end.filter(({ moves, result, winner }) => moves && (result || winner))).toEqual([]);
  expect(await headline(page)).toMatch(/win|lose|share|Not your game/);
  expect(faults).toEqual([]);
  await context.close();
});

test('skipping shows everything at once, and the speed is kept', async () => {
  const { page, context, faults } = await visitor(browser, MOVING);
  await nearlyOver(page);
  expect(await myTurn(page)).toBe(true);
  await layByMouse(page);
  await page.getByLabel('Animations').selectOption('slow');
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'Skip' }).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('ratskeller.settings') ?? '{}').motion)).toBe('slow');
  expect(faults).toEqual([]);
  await context.close();
});

/** The share of a core that the page's own thread uses over some seconds. */
async function load(session: CDPSession, page: Page, seconds: number): Promise<number> {
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  const begin = await spent();
  await page.waitForTimeout(seconds * 1000);
  return ((await spent()) - begin) / seconds;
}

test('tables at rest use no processor, whichever game lies on them', async () => {
  const tables = await Promise.all(
    Object.entries(GAMES).map(async ([game, loading]) => {
      const { page, context, faults } = await visitor(browser, MOVING);
      // People alone: nobody thinks, and the table waits for one of them.
      const seats = ['me', ...Array<string>(Math.min(...(await loading()).game.seats) - 1).fill('here')];
      await setHere(page, server.url, { game, seats });
      await page.locator('.prompt').waitFor();
      const session = await context.newCDPSession(page);
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      return { game, page, faults, session };
    }),
  );
  // The set-up may still move.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const loads = await Promise.all(tables.map(async ({ game, page, session }) => ({ game, load: await load(session, page, 4) })));
  expect(loads.filter((table) => !(table.load < 0.01))).toEqual([]);
  expect(tables.flatMap(({ faults }) => faults)).toEqual([]);
});
