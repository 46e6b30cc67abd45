import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clone } from '../../src/core/clone.ts';
import type { Viewer } from '../../src/core/game.ts';
import { type Happening, open } from '../../src/core/match.ts';
import type { GameRecord } from '../../src/core/record.ts';
import { replay } from '../../src/core/replay.ts';
import type { Event } from '../../src/games/die-patin/events.ts';
import { diePatin } from '../../src/games/die-patin/index.ts';
import { isSecret } from '../../src/games/die-patin/secrets.ts';
import { HIDDEN, type State } from '../../src/games/die-patin/state.ts';
import type { PositionMessage } from '../../src/protocol/to-browser.ts';
import { launchBrowser, PHONE, visitor } from './support/browser.ts';
import { byKeys, byMouse, card, headline, layCard, look, myTurn, nothingYet, playOne, playOut } from './support/die-patin.ts';
import { type Ear, listen } from './support/ear.ts';
import { type Served, serve } from './support/server.ts';
import { setTable, sitDown, startGame } from './support/tables.ts';

const { game } = diePatin;

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
  readonly link: string;
  readonly faults: () => string[];
  readonly close: () => Promise<void>;
}

/** Ana and Bo at one table, each with a browser of their own, and somebody who looks on; the game is under way. */
async function gather(seats: readonly string[]): Promise<Company> {
  const [a, b, c] = await Promise.all([visitor(browser, QUIET), visitor(browser, QUIET), visitor(browser, { ...PHONE, ...QUIET })]);
  const ears = { bo: listen(b.page), third: listen(c.page) };
  const link = await setTable(a.page, server.url, 'Ana', { game: 'die-patin', seats });
  await sitDown(b.page, link, 'Bo');
  await c.page.goto(link);
  await c.page.getByText('Who is playing?').waitFor();
  await startGame(a.page);
  const close = async () => {
    await Promise.all([a, b, c].map(({ context }) => context.close()));
  };
  const faults = () => [...a.faults, ...b.faults, ...c.faults];
  return { ana: a.page, bo: b.page, third: c.page, ears, link, id: new URL(link).pathname.split('/').at(-1) ?? '', faults, close };
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

/** That a page was told exactly what its viewer may see. Answers how many cards were covered, and how far it was told. */
function checkEar(ear: Ear, viewer: Viewer, record: GameRecord): { covered: number; last: number } {
  const { states, happenings } = unroll(record);
  let [covered, last] = [0, 0];
  const checkPosition = ({ n, from, view, events, viewer: seen }: PositionMessage): void => {
    const state = states[n];
    expect(seen).toBe(viewer);
    expect(view).toEqual(game.view(state, viewer));
    (view as State).cards.forEach((shown, seat) => {
      if (seat === viewer || !state || !isSecret(state, seat)) return;
      expect(shown).toBe(HIDDEN);
      covered += 1;
    });
    for (const event of events.map((e) => e.event as Event))
      if (event.type === 'chosen' && event.seat !== viewer) expect(event.card).toBe('hidden');
    const due = happenings.filter((h) => h.n >= from && h.n < n);
    expect(events).toEqual(due.map((h) => ({ n: h.n, event: game.redact(h.event, viewer) })));
    last = Math.max(last, n);
  };
  for (const message of ear.messages) {
    if (message.type === 'position') checkPosition(message);
    else if (message.type === 'table') expect(message.table.status === 'over' || message.table.fair.seed === undefined).toBe(true);
    else expect(['ok', 'chat', 'refused', 'past']).toContain(message.type);
  }
  expect(ear.noise).toEqual([]);
  expect(ear.bodies.filter((body) => /"(cards|view|entries|seed|move)"/.test(body))).toEqual([]);
  return { covered, last };
}

const recordOf = async (id: string): Promise<GameRecord> =>
  (await (await fetch(`${server.url}/api/tables/${id}/record`)).json()) as GameRecord;

test('five seats, two browsers and three bots: a whole game, and nobody is told a card before its boss is placed', {
  timeout: 400_000,
}, async () => {
  const { ana, bo, third, ears, id, faults, close } = await gather(['me', 'bot:greedy', 'open', 'bot:random', 'bot:greedy']);
  const { steps } = await playOut([ana, bo], byKeys);
  expect(steps).toBeGreaterThan(80);
  for (const page of [ana, bo, third]) await page.locator('section.result').waitFor();
  await Promise.all([ears.bo.close(), ears.third.close()]);
  expect(await headline(third)).toMatch(/won|share/);
  const record = await recordOf(id);
  for (const { covered, last } of [checkEar(ears.bo, 2, record), checkEar(ears.third, null, record)]) {
    expect(covered).toBeGreaterThan(20);
    expect(last).toBe(record.entries.length);
  }
  expect(faults()).toEqual([]);
  await close();
});

/** Plays until this page is to choose a card. */
async function toTheCards(pages: readonly Page[]): Promise<void> {
  const count = nothingYet();
  for (;;) {
    const { page } = await Promise.any(pages.map(async (page) => ({ page, mine: await myTurn(page) })));
    if ((await look(page)).step === 'intrigue') return;
    await playOne(page, byKeys, count);
  }
}

test('cards are chosen at the same time: one browser is slow, the other chooses, leaves and comes back', async () => {
  const { ana, bo, third, ears, link, faults, close } = await gather(['me', 'open', 'bot:greedy']);
  await toTheCards([ana, bo]);
  // Bo picks one and then takes a long time.
  await bo.locator('.cards').waitFor();
  await card(bo, 2).click();
  await layCard(ana, byKeys, 1);
  await ana.getByText(/Your card lies face down/).waitFor();
  // Who is ready can be seen, what lies there cannot.
  await bo.locator('.who', { hasText: 'ready' }).getByText('Ana').waitFor({ state: 'attached' });
  expect(await bo.locator('.cards [aria-pressed=true]').count()).toBe(1);
  expect(JSON.stringify([ears.bo.messages, ears.third.messages, ears.bo.bodies])).not.toMatch(/invasion/i);
  // Ana's browser is closed and opened again; Bo's page is loaded anew in the middle of the choice.
  const again = await ana.context().newPage();
  await Promise.all([ana.close(), again.goto(link)]);
  await again.getByText(/Your card lies face down/).waitFor();
  expect(await again.locator('.cards .on').textContent()).toContain('Invasion');
  await bo.reload();
  await bo.locator('.who', { hasText: 'ready' }).waitFor();
  expect(await bo.locator('.cards [aria-pressed=true]').count()).toBe(0);
  expect(await third.locator('.cards').count()).toBe(0);
  await layCard(bo, byMouse, 2);
  await Promise.any([again, bo].map((page) => page.locator('.tray[data-step=place]').waitFor({ state: 'attached' })));
  expect(faults()).toEqual([]);
  await close();
});
