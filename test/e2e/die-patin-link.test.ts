import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Viewer } from '../../src/core/game.ts';
import type { Event } from '../../src/games/die-patin/events.ts';
import { diePatin } from '../../src/games/die-patin/index.ts';
import { HIDDEN, HOME, NO_CARD, type State } from '../../src/games/die-patin/state.ts';
import { ended, gather } from './support/company.ts';
import { byKeys, byMouse, byScript, card, layCard, look, myTurn, nothingYet, playOne, playOut } from './support/die-patin.ts';
import { openHouse } from './support/house.ts';
import { checkEar, type Secrets } from './support/told.ts';
import { headline, seen } from './support/wait.ts';

const { browser, server } = await openHouse('--bot-pace', '0');

/** That a card lies face down until its boss is placed. Answers how many do. */
function blanks(view: State, viewer: Viewer, state: State): number {
  const covered = view.cards.filter((_, seat) => seat !== viewer && state.cards[seat] !== NO_CARD && state.figures[4 * seat] === HOME);
  expect(covered.filter((shown) => shown !== HIDDEN)).toEqual([]);
  return covered.length;
}

/** That an event tells no card that its hearer did not choose. */
function silent(event: Event, viewer: Viewer): void {
  if (event.type === 'chosen' && event.seat !== viewer) expect(event.card).toBe('hidden');
}

const SECRETS: Secrets<State, Event> = { game: diePatin.game, blanks, silent, fields: ['cards'] };

test('five seats, two browsers and three bots: a whole game, and nobody is told a card before its boss is placed', {
  timeout: 400_000,
}, async () => {
  const company = await gather(browser, server, { game: 'die-patin', seats: ['me', 'bot:greedy', 'open', 'bot:random', 'bot:greedy'] });
  const { ana, bo, third, ears, faults, close } = company;
  const { steps } = await playOut([
    [ana, byKeys],
    [bo, byScript],
  ]);
  expect(steps).toBeGreaterThan(80);
  const record = await ended(company, server);
  expect(await headline(third)).toMatch(/win|share/);
  for (const { blank, last } of [checkEar(SECRETS, ears.bo, 2, record), checkEar(SECRETS, ears.third, null, record)]) {
    expect(blank).toBeGreaterThan(20);
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
  const { ana, bo, third, ears, link, faults, close } = await gather(browser, server, {
    game: 'die-patin',
    seats: ['me', 'open', 'bot:greedy'],
  });
  await toTheCards([ana, bo]);
  // Bo picks one and then takes a long time.
  await bo.locator('.cards').waitFor();
  await card(bo, 2).click();
  await layCard(ana, byKeys, 1);
  await ana.getByText(/Your card is face down/).waitFor();
  // Who is ready can be seen, what lies there cannot.
  await bo.locator('.who', { hasText: 'ready' }).getByText('Ana').waitFor({ state: 'attached' });
  expect(await bo.locator('.cards [aria-pressed=true]').count()).toBe(1);
  expect(JSON.stringify([ears.bo.messages, ears.third.messages, ears.bo.bodies])).not.toMatch(/invasion/i);
  // Ana's browser is closed and opened again; Bo's page is loaded anew in the middle of the choice.
  const again = await ana.context().newPage();
  await Promise.all([ana.close(), again.goto(link)]);
  await again.getByText(/Your card is face down/).waitFor();
  expect(await again.locator('.cards .on').textContent()).toContain('Invasion');
  await bo.reload();
  await bo.locator('.who', { hasText: 'ready' }).waitFor();
  expect(await bo.locator('.cards [aria-pressed=true]').count()).toBe(0);
  await seen(third);
  expect(await third.locator('.cards').count()).toBe(0);
  await layCard(bo, byMouse, 2);
  await Promise.any([again, bo].map((page) => page.locator('.tray[data-step=place]').waitFor({ state: 'attached' })));
  expect(faults()).toEqual([]);
  await close();
});
