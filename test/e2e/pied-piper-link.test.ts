import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clone } from '../../src/core/clone.ts';
import type { Viewer } from '../../src/core/game.ts';
import { type Happening, open } from '../../src/core/match.ts';
import type { GameRecord } from '../../src/core/record.ts';
import { replay } from '../../src/core/replay.ts';
import type { Event } from '../../src/games/pied-piper/events.ts';
import { piedPiper } from '../../src/games/pied-piper/index.ts';
import { type State, UNKNOWN } from '../../src/games/pied-piper/state.ts';
import type { PositionMessage } from '../../src/protocol/to-browser.ts';
import { launchBrowser, PHONE, visitor } from './support/browser.ts';
import { type Ear, listen } from './support/ear.ts';
import { byKeys, headline, playOut } from './support/pied-piper.ts';
import { type Served, serve } from './support/server.ts';
import { setTable, sitDown, startGame } from './support/tables.ts';

const { game } = piedPiper;

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

/** Ana and Bo at one table, each with a browser of their own, and somebody who looks on; the game is under way. */
async function gather(seats: readonly string[], options: readonly RegExp[]): Promise<Company> {
  const [a, b, c] = await Promise.all([visitor(browser, QUIET), visitor(browser, QUIET), visitor(browser, { ...PHONE, ...QUIET })]);
  const ears = { bo: listen(b.page), third: listen(c.page) };
  const link = await setTable(a.page, server.url, 'Ana', { game: 'pied-piper', seats, options });
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

/** That a view has blanks where its viewer may not look. Answers how many cards were blank in the row. */
function blanks(view: State, viewer: Viewer): number {
  view.hands.forEach((hand, seat) => {
    if (seat !== viewer) expect(hand.filter((kind) => kind !== UNKNOWN)).toEqual([]);
  });
  expect(view.deck.filter((kind) => kind !== UNKNOWN)).toEqual([]);
  const covered = view.cards.filter((_, at) => view.down[at] && view.by[at] !== viewer);
  expect(covered.filter((kind) => kind !== UNKNOWN)).toEqual([]);
  return covered.length;
}

/** That an event tells no card that its hearer may not see. */
function silent(event: Event, viewer: Viewer): void {
  if ((event.type === 'drawn' || event.type === 'hid') && event.seat !== viewer) expect(event.card).toBe('unknown');
}

/** That one page was told exactly what its viewer may see, and nothing beside it. */
function checkEar(ear: Ear, viewer: Viewer, record: GameRecord): { covered: number; last: number } {
  const { states, happenings } = unroll(record);
  let [covered, last] = [0, 0];
  const checkPosition = ({ n, from, view, events, sheet, viewer: seen }: PositionMessage): void => {
    expect(seen).toBe(viewer);
    covered += blanks(view as State, viewer);
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
  expect(ear.bodies.filter((body) => /"(hands|deck|cards|view|entries|seed|move)"/.test(body))).toEqual([]);
  return { covered, last };
}

/** The ids of the questions below: three for seats, the last as a spectator. */
const PRYING = [900, 901, 902, 903];

/** Somebody who knows the wire asks for what is not theirs; the page's ear hears the answers. */
const pry = (page: Page, table: string): Promise<number[]> =>
  page.evaluate(
    async ({ table, ids }) => {
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
      await new Promise((done) => socket.addEventListener('open', done));
      for (const [i, id] of ids.entries()) socket.send(JSON.stringify({ id, type: 'look', table, seat: i < 3 ? i : null, n: 20 }));
      await new Promise<void>((done) => {
        let answers = 0;
        socket.addEventListener('message', () => {
          answers += 1;
          if (answers === ids.length) done();
        });
      });
      socket.close();
      return Promise.all([`/api/tables/${table}/record`, '/api/tables'].map(async (path) => (await fetch(path)).status));
    },
    { table, ids: PRYING },
  );

const recordOf = async (id: string): Promise<GameRecord> =>
  (await (await fetch(`${server.url}/api/tables/${id}/record`)).json()) as GameRecord;

test('five seats, two browsers and three bots, face-down cards: nobody is told a hand, a deck or a face-down card of others', async () => {
  const seats = ['me', 'bot:greedy', 'open', 'bot:random', 'bot:greedy'];
  const { ana, bo, third, ears, id, faults, close } = await gather(seats, [/What I don’t know/, /step 7/]);
  let statuses: number[] = [];
  const count = await playOut([ana, bo], byKeys, async () => {
    if (statuses.length === 0) statuses = await pry(third, id);
  });
  for (const page of [ana, bo, third]) await page.locator('section.result').waitFor();
  await Promise.all([ears.bo.close(), ears.third.close()]);
  expect(count.hidden).toBeGreaterThan(0);
  expect(await headline(third)).toMatch(/won|share/);
  const record = await recordOf(id);
  const told = [checkEar(ears.bo, 2, record), checkEar(ears.third, null, record)];
  for (const { covered, last } of told) {
    expect(covered).toBeGreaterThan(0);
    expect(last).toBe(record.entries.length);
  }
  // Seats were refused, the spectator's own look was answered; a running game has no record.
  const answers = ears.third.messages.flatMap((m) => ('re' in m && PRYING.includes(m.re ?? -1) ? [m.type] : []));
  expect(answers.sort()).toEqual(['past', 'refused', 'refused', 'refused']);
  expect(statuses[0]).toBeGreaterThanOrEqual(400);
  expect(faults()).toEqual([]);
  await close();
});

test('two seats, two browsers, the full game: the other hand stays closed, and the third sees none', async () => {
  const { ana, bo, third, ears, id, faults, close } = await gather(['me', 'open'], []);
  expect(await third.getByRole('group', { name: 'Your hand' }).count()).toBe(0);
  expect((await playOut([ana, bo], byKeys)).plays).toBeGreaterThan(8);
  for (const page of [ana, bo, third]) await page.locator('section.result').waitFor();
  await Promise.all([ears.bo.close(), ears.third.close()]);
  const record = await recordOf(id);
  for (const [ear, viewer] of [
    [ears.bo, 1],
    [ears.third, null],
  ] as const)
    expect(checkEar(ear, viewer, record).last).toBe(record.entries.length);
  expect(record.result?.ending).toMatch(/^roof/);
  expect(faults()).toEqual([]);
  await close();
});
