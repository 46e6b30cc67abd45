import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Viewer } from '../../src/core/game.ts';
import type { Event } from '../../src/games/hameln/events.ts';
import { hameln } from '../../src/games/hameln/index.ts';
import { type State, UNKNOWN } from '../../src/games/hameln/state.ts';
import { ended, gather } from './support/company.ts';
import { modeOf, rush } from './support/hameln.ts';
import { openHouse } from './support/house.ts';
import { checkEar, type Secrets } from './support/told.ts';
import { headline, seen } from './support/wait.ts';

const { browser, server } = await openHouse('--bot-pace', '0');

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

const SECRETS: Secrets<State, Event> = { game: hameln.game, blanks, silent, fields: ['traps', 'stack', 'bag'] };

test('five seats, two browsers and three bots: nobody is told a trap of others or what is drawn next, and a phone looks on', async () => {
  const company = await gather(browser, server, { game: 'hameln', seats: ['me', 'bot:greedy', 'open', 'bot:random', 'bot:greedy'] });
  const { ana, bo, third, ears, faults, close } = company;
  await rush([ana, bo], 'busy');
  const record = await ended(company, server);
  expect(await headline(third)).toMatch(/wins?!|You win/);
  const told = [checkEar(SECRETS, ears.bo, 2, record), checkEar(SECRETS, ears.third, null, record)];
  for (const { last } of told) expect(last).toBe(record.entries.length);
  expect(told.reduce((sum, { blank }) => sum + blank, 0)).toBeGreaterThan(0);
  expect(faults()).toEqual([]);
  await close();
});

test('the server is killed in the middle of the piper’s round of payments: all go on, and nothing is lost', async () => {
  // The piper asks who has children and money; a game in which he never does is played again.
  for (let tries = 0; ; tries++) {
    const { ana, bo, third, faults, close } = await gather(browser, server, { game: 'hameln', seats: ['me', 'open', 'bot:random'] });
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
    await seen(third);
    for (const page of [ana, bo, third]) expect(await headline(page)).toMatch(/wins?!|You win/);
    expect(faults()).toEqual([]);
    await close();
    return;
  }
});

test('three seats, three people: a step is taken back, and the one who only looks can press nothing', async () => {
  const { ana, bo, third, faults, close } = await gather(browser, server, { game: 'hameln', seats: ['me', 'open', 'bot:greedy'] });
  let chosen: Page | undefined;
  await rush([ana, bo], 'busy', async (page, mode) => {
    chosen = page;
    return mode === 'act';
  });
  if (!chosen) throw new Error('nobody was asked');
  await seen(third);
  expect(await third.locator('.hm-tray').count()).toBe(0);
  expect(await third.locator('[data-spot][data-open]').count()).toBe(0);
  await chosen.locator('.hm-tray [data-key="4"]').click();
  await chosen.locator('.hm-tray .more').first().click();
  await chosen.locator('.hm-tray [data-main]:enabled').click();
  // The log folds the deed's own words under the turn; ears hear them whole.
  await chosen.getByText('You sell meat for 4 florins.').first().waitFor({ state: 'attached' });
  await chosen.getByRole('button', { name: 'Take back' }).and(chosen.locator(':enabled')).click();
  await chosen.locator('.hm-tray[data-mode=sell]').waitFor();
  await chosen.locator('.hm-tray [data-main]:enabled').click();
  await chosen.locator('.hm-tray[data-mode=sell]').waitFor({ state: 'detached' });
  expect(faults()).toEqual([]);
  await close();
});
