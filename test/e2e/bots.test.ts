import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LEVELS } from '../../src/bots/levels.ts';
import { PHONE, visitor, WITH_WORKER } from './support/browser.ts';
import { openHouse } from './support/house.ts';
import { tabTo } from './support/keys.ts';
import { type Lay, laid, layByKeys, layByMouse, layByTouch, myTurn, playOne, playOut } from './support/rattenscharf.ts';
import { setHere, setTable } from './support/tables.ts';
import { headline } from './support/wait.ts';

// A server that lets its bots take their time: their thinking is to be seen.
const { browser, server } = await openHouse('--bot-pace', '1500');

const ways: Record<string, { lay: Lay; options: object }> = {
  'by mouse': { lay: layByMouse, options: WITH_WORKER },
  'by touch on a phone': { lay: layByTouch, options: PHONE },
};

for (const [name, { lay, options }] of Object.entries(ways))
  test(`a whole game against a bot ${name}`, async () => {
    const { page, context, faults } = await visitor(browser, options);
    await page.goto(server.url);
    if (options === PHONE) {
      await page.getByRole('link', { name: 'Rattenscharf', exact: true }).tap();
      await page.getByRole('button', { name: 'Play against bots' }).tap();
    } else await page.getByRole('button', { name: /Play against bots.*Rattenscharf/ }).click();
    expect(await playOut([page], lay)).toBeGreaterThan(4);
    expect(await headline(page)).toMatch(/wins?!|You win|share/);
    // Nobody waits for anything any more.
    expect(await page.locator('ul.seats').textContent()).not.toMatch(/waiting|to move|thinking/);
    expect(faults).toEqual([]);
    await context.close();
  });

test('a whole game against a bot by keyboard alone', async () => {
  const { page, context, faults } = await visitor(browser);
  await page.goto(server.url);
  await tabTo(page, page.getByRole('button', { name: /Play against bots.*Rattenscharf/ }));
  await page.keyboard.press('Enter');
  const strips = await playOut([page], layByKeys);
  expect(strips).toBeGreaterThan(4);
  // What was said last stays for screen readers, and the way on is reached by keys too.
  await tabTo(page, page.getByRole('button', { name: 'Play again' }));
  await page.keyboard.press('Enter');
  // The bot may begin, and has laid before anybody looks.
  await page.locator('section.result').waitFor({ state: 'detached' });
  await expect.poll(() => laid(page)).toBeLessThan(strips);
  expect(faults).toEqual([]);
  await context.close();
});

interface Pondering {
  /** How long the line takes to fill; whether anybody sees it. */
  readonly fills: string;
  readonly seen: boolean;
  readonly said: string;
}

/** At one table after the other, for nobody tries to win and a game may be over before: what the page showed while a bot thought. */
async function ponder(page: Page, words: boolean, set: (page: Page) => Promise<unknown>): Promise<Pondering> {
  for (let i = 0; i < 5; i++) {
    await set(page);
    const shown = await ponderOnce(page, words);
    if (shown) return shown;
  }
  throw new Error('no bot was seen to think');
}

/** Plays until a bot has thought (so long that it was said), or the game is over; an observer misses nothing, however busy the machine. */
async function ponderOnce(page: Page, words: boolean): Promise<Pondering | undefined> {
  await myTurn(page);
  await page.evaluate((words) => {
    const { dataset } = document.documentElement;
    delete dataset.pondering;
    const look = () => {
      const line = document.querySelector('ul.seats .patience');
      const said = document.querySelector('p.prompt')?.textContent ?? '';
      // The words come once the table has said that the move was taken.
      if (!line || (words && !said.includes('thinking')) || dataset.pondering) return;
      const fills = getComputedStyle(line, '::after').animationDuration;
      dataset.pondering = JSON.stringify({ fills, seen: line.getClientRects().length > 0, said });
    };
    new MutationObserver(look).observe(document.body, { childList: true, characterData: true, subtree: true });
  }, words);
  for (;;) {
    const goesOn = (await playOne(page, layByMouse)) && (await myTurn(page));
    const shown = await page.evaluate(() => document.documentElement.dataset.pondering);
    if (shown) return JSON.parse(shown) as Pondering;
    if (!goesOn) return undefined;
  }
}

const seats = ['me', 'bot:master'];
/** A master may be done sooner; the line shows the longest that it takes. */
const LONGEST = LEVELS.master.budget.milliseconds ?? 0;
// What is over in less than half a second is not worth a word: this server's bots take longer, those on the device do not.
test.each([
  ['on this device', false, (page: Page) => setHere(page, server.url, { seats })],
  ['on the server', true, (page: Page) => setTable(page, server.url, 'Ana', { seats })],
])('how long a master thinks is shown: %s', async (_, words, set) => {
  const { page, context, faults } = await visitor(browser, { reducedMotion: 'no-preference' });
  const said = words ? expect.stringMatching(/ is thinking…$/) : expect.any(String);
  expect(await ponder(page, words, set)).toEqual({ fills: `${LONGEST / 1000}s`, seen: true, said });
  // Where nothing may move there are at most the words.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await ponder(page, words, set)).toMatchObject({ seen: false, said });
  expect(faults).toEqual([]);
  await context.close();
});
