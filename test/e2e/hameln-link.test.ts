import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clone } from '../../src/core/clone.ts';
import type { Viewer } from '../../src/core/game.ts';
import { type Happening, open } from '../../src/core/match.ts';
import type { GameRecord } from '../../src/core/record.ts';
import { replay } from '../../src/core/replay.ts';
import type { Event } from '../../src/games/hameln/events.ts';
import { hameln } from '../../src/games/hameln/index.ts';
import { type State, UNKNOWN } from '../../src/games/hameln/state.ts';
import type { PositionMessage } from '../../src/protocol/to-browser.ts';
import { launchBrowser, PHONE, visitor } from './support/browser.ts';
import { type Ear, listen } from './support/ear.ts';
import { headline, modeOf, rush } from './support/hameln.ts';
import { type Served, serve } from './support/server.ts';
import { setTable, sitDown, startGame } from './support/tables.ts';

const { game } = hameln;

let browser: Browser;
let server: Served;
beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), serve('--bot-pace', '0')]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** A worker would fetch things that the page's ear does not hear. */
const QUIET = { serviceWorkers: 'block' } as const;

interface Company {
  readonly ana: Page;
  readonly bo: Page;
  readonly third: Page;
  readonly ears: { readonly bo: Ear; readonly third: Ear };
  readonly id: string;
  readonly faults: () => string[];
  readonly close: () => Promise<void>;
}

/** Ana and Bo at one table, each with a browser of their own, and somebody with a phone who looks on; the game is under way. */
async function gather(seats: readonly string[]): Promise<Company> {
  const [a, b, c] = await Promise.all([visitor(browser, QUIET), visitor(browser, QUIET), visitor(browser, { ...PHONE, ...QUIET })]);
  const ears = { bo: listen(b.page), third: listen(c.page) };
  const link = await setTable(a.page, server.url, 'Ana', { game: 'hameln', seats });
  await sitDown(b.page, link, 'Bo');
  await c.page.goto(link);
  await c.page.getByText('Who is playing?').waitFor();
  await startGame(a.page);
  const close = async () => {
    await Promise.all([a, b, c].map(({ context }) => context.close()));
  };
  const faults = () => [...a.faults, ...b.faults, ...c.faults];
  return { ana: a.page, bo: b.page, third: c.page, ears, id: new URL(link).pathname.split('/').at(-1) ?? '', faults, close };
}

/** What happened at each log length, as the finished record tells it. */
function unroll(record: GameRecord): { states: State[]; happenings: readonly Happening[] } {
  const states = [clone(open(game, record.players.length, record.options).state) as State];
  const replayed = replay(game, record, (match) => {
    states.push(clone(match.state) as State);
    return undefined;
  });
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.wrong));
  return { states, happenings: replayed.happenings };
}

/** That a running game shows no value of others' traps, nor of those face down. Answers how many traps were blank. */
function blanks(view: State, viewer: Viewer): number {
  if (view.ending !== null) return 0;
  const others = view.traps.flatMap((own, seat) => (seat === viewer ? [] : own));
  expect([...others, ...view.stack].filter((value) => value !== UNKNOWN)).toEqual([]);
  return others.length;
}

/** That an event tells no trap that its hearer may not see. */
function silent(event: Event, viewer: Viewer): void {
  if (event.type === 'trap-drawn' && event.seat !== viewer) expect(event.value).toBe(UNKNOWN);
}

/** That one page was told exactly what its viewer may see, and nothing beside it. */
function checkEar(ear: Ear, viewer: Viewer, record: GameRecord): { blank: number; last: number } {
  const { states, happenings } = unroll(record);
  let [blank, last] = [0, 0];
  const checkPosition = ({ n, from, view, events, sheet, viewer: seen }: PositionMessage): void => {
    expect(seen).toBe(viewer);
    blank += blanks(view as State, viewer);
    expect(view).toEqual(game.view(states[n], viewer));
    expect(sheet).toEqual(JSON.parse(JSON.stringify(game.sheet(view))));
    for (const { event } of events) silent(event as Event, viewer);
    const due = happenings.filter((h) => h.n >= from && h.n < n);
    expect(events).toEqual(due.map((h) => ({ n: h.n, event: game.redact(h.event, viewer) })));
    last = Math.max(last, n);
  };
  for (const message of ear.messages) {
    if (message.type === 'position') checkPosition(message);
    else if (message.type === 'table') expect(message.table.status === 'over' || message.table.fair.seed === undefined).toBe(true);
    else if (message.type === 'past') {
      expect(message.viewer).toBe(viewer);
      expect(message.view).toEqual(game.view(states[message.n], viewer));
    } else expect(['ok', 'chat', 'refused']).toContain(message.type);
  }
  expect(ear.noise).toEqual([]);
  expect(ear.bodies.filter((body) => /"(traps|stack|bag|view|entries|seed|move)"/.test(body))).toEqual([]);
  return { blank, last };
}

const recordOf = async (id: string): Promise<GameRecord> =>
  (await (await fetch(`${server.url}/api/tables/${id}/record`)).json()) as GameRecord;

test('five seats, two browsers and three bots: nobody is told a trap of others or what is drawn next, and a phone looks on', async () => {
  const { ana, bo, third, ears, id, faults, close } = await gather(['me', 'bot:greedy', 'open', 'bot:random', 'bot:greedy']);
  await rush([ana, bo], 'busy');
  for (const page of [ana, bo, third]) await page.locator('section.result').waitFor();
  await Promise.all([ears.bo.close(), ears.third.close()]);
  expect(await headline(third)).toMatch(/won/);
  const record = await recordOf(id);
  const told = [checkEar(ears.bo, 2, record), checkEar(ears.third, null, record)];
  for (const { last } of told) expect(last).toBe(record.entries.length);
  expect(told.reduce((sum, { blank }) => sum + blank, 0)).toBeGreaterThan(0);
  expect(faults()).toEqual([]);
  await close();
});

test('the server is killed in the middle of the piper’s round of payments: all go on, and nothing is lost', async () => {
  // The piper asks who has children and money; a game in which he never does is played again.
  for (let tries = 0; ; tries++) {
    const { ana, bo, third, faults, close } = await gather(['me', 'open', 'bot:random']);
    let asked: Page | undefined;
    const find = async (page: Page, mode: string): Promise<boolean> => {
      if (mode === 'ransom') asked = page;
      return asked !== undefined;
    };
    await rush([ana, bo], 'thrifty', find);
    if (!asked && tries < 5) {
      await close();
      continue;
    }
    if (!asked) throw new Error('the piper never asked anybody for money');
    const before = await asked.locator('.hm-tray').innerText();
    await server.crash();
    expect(await modeOf(asked)).toBe('ransom');
    await asked.locator('.hm-tray [data-main]:enabled').waitFor();
    expect(await asked.locator('.hm-tray').innerText()).toBe(before);
    await rush([ana, bo], 'thrifty');
    for (const page of [ana, bo, third]) expect(await headline(page)).toMatch(/won/);
    expect(faults()).toEqual([]);
    await close();
    return;
  }
});

test('three seats, three people: a step is taken back, and the one who only looks can press nothing', async () => {
  const { ana, bo, third, faults, close } = await gather(['me', 'open', 'bot:greedy']);
  let chosen: Page | undefined;
  await rush([ana, bo], 'busy', async (page, mode) => {
    chosen = page;
    return mode === 'act';
  });
  if (!chosen) throw new Error('nobody was asked');
  expect(await third.locator('.hm-tray').count()).toBe(0);
  expect(await third.locator('[data-spot][data-open]').count()).toBe(0);
  await chosen.locator('.hm-tray [data-key="4"]').click();
  await chosen.locator('.hm-tray .more').first().click();
  await chosen.locator('.hm-tray [data-main]:enabled').click();
  await chosen.getByText('You sell meat for 4 florins.').first().waitFor();
  await chosen.getByRole('button', { name: 'Take back' }).and(chosen.locator(':enabled')).click();
  await chosen.locator('.hm-tray[data-mode=sell]').waitFor();
  await chosen.locator('.hm-tray [data-main]:enabled').click();
  await chosen.locator('.hm-tray[data-mode=sell]').waitFor({ state: 'detached' });
  expect(faults()).toEqual([]);
  await close();
});
