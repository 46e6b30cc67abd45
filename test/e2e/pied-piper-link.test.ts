import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Viewer } from '../../src/core/game.ts';
import type { Event } from '../../src/games/pied-piper/events.ts';
import { piedPiper } from '../../src/games/pied-piper/index.ts';
import { type State, UNKNOWN } from '../../src/games/pied-piper/state.ts';
import { ended, gather } from './support/company.ts';
import { openHouse } from './support/house.ts';
import { byKeys, playOut } from './support/pied-piper.ts';
import { checkEar, type Secrets } from './support/told.ts';
import { headline, seen } from './support/wait.ts';

const { browser, server } = await openHouse('--bot-pace', '0');

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

const SECRETS: Secrets<State, Event> = { game: piedPiper.game, blanks, silent, fields: ['hands', 'deck', 'cards'] };

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
      const status = async (path: string): Promise<number> => {
        const answer = await fetch(path);
        // An answer that is not to be stored ends only when it is read, and the ear waits for its end.
        await answer.text();
        return answer.status;
      };
      return Promise.all([`/api/tables/${table}/record`, '/api/tables'].map(status));
    },
    { table, ids: PRYING },
  );

test('five seats, two browsers and three bots, face-down cards: nobody is told a hand, a deck or a face-down card of others', async () => {
  const seats = ['me', 'bot:greedy', 'open', 'bot:random', 'bot:greedy'];
  const company = await gather(browser, server, { game: 'pied-piper', seats, options: [/What you don’t know/, /for shorter games/] });
  const { ana, bo, third, ears, id, faults, close } = company;
  let statuses: number[] = [];
  const count = await playOut([ana, bo], byKeys, async () => {
    if (statuses.length === 0) statuses = await pry(third, id);
  });
  const record = await ended(company, server);
  expect(count.hidden).toBeGreaterThan(0);
  expect(await headline(third)).toMatch(/wins?!|You win|share/);
  for (const { blank, last } of [checkEar(SECRETS, ears.bo, 2, record), checkEar(SECRETS, ears.third, null, record)]) {
    expect(blank).toBeGreaterThan(0);
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
  const company = await gather(browser, server, { game: 'pied-piper', seats: ['me', 'open'] });
  const { ana, bo, third, ears, faults, close } = company;
  await seen(third);
  expect(await third.getByRole('group', { name: 'Your hand' }).count()).toBe(0);
  expect((await playOut([ana, bo], byKeys)).plays).toBeGreaterThan(8);
  const record = await ended(company, server);
  for (const { last } of [checkEar(SECRETS, ears.bo, 1, record), checkEar(SECRETS, ears.third, null, record)])
    expect(last).toBe(record.entries.length);
  expect(record.result?.ending).toMatch(/^roof/);
  expect(faults()).toEqual([]);
  await close();
});
