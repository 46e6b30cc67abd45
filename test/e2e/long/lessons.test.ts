import { expect, test } from 'vitest';
import { LANGS } from '../../../src/core/text.ts';
import { GAMES } from '../../../src/games/index.ts';
import { axe } from '../support/axe.ts';
import { DESKTOP, PHONE, visitor } from '../support/browser.ts';
import { openHouse } from '../support/house.ts';
import { enter, learn, ON, type Press, SHOW, type Solve, tap } from '../support/lessons.ts';

/**
 * Every lesson of every game in every language, by touch on a phone and by keys: each task is done as it is shown, and axe looks at every
 * stop. `LESSONS=hameln` or `LESSONS=hameln/fr/keys` runs some of them.
 */
const { browser, server } = await openHouse();

const WAYS = { touch: [PHONE, tap], keys: [DESKTOP, enter] } as const;
/** What sends a turn once it is prepared. */
const SEND = [
  ...['act:lay', 'act:play', 'act:order'].map((name) => `.btn.p[data-about="${name}"]:enabled`),
  '[data-about="act:main"]:enabled',
  '[data-main]:enabled',
].join(', ');

const wanted = process.env.LESSONS ?? '';
const cases = Object.keys(GAMES).flatMap((game) =>
  LANGS.flatMap((lang) =>
    (['touch', 'keys'] as const).filter((way) => `${game}/${lang}/${way}`.startsWith(wanted)).map((way) => [game, lang, way] as const),
  ),
);

/** Looks at a way, takes it, and sends what was prepared, until the teacher is content. */
const asShown =
  (press: Press): Solve =>
  async (page, lesson, at) => {
    const isDone = async (): Promise<boolean> => (await page.locator(ON).count()) > 0;
    const tried = (): Promise<string | null> => page.locator('.teacher').getAttribute('data-tried');
    for (const _ of lesson.stops[at]?.task?.solutions[0] ?? []) {
      await page.locator(`${ON}, ${SHOW}`).first().waitFor();
      if (await isDone()) return;
      const before = await tried();
      await press(page, SHOW);
      await page.locator('.teacher .wrong').waitFor();
      await press(page, SHOW);
      await page.locator(`${ON}, ${SEND}`).first().waitFor();
      if ((await tried()) === before) await press(page, SEND);
      await expect.poll(async () => (await isDone()) || (await tried()) !== before, { timeout: 30_000 }).toBe(true);
    }
    await page.locator(ON).waitFor();
  };

test.each(cases)('the course of %s in %s by %s', async (game, lang, way) => {
  const [screen, press] = WAYS[way];
  const course = await (await GAMES[game as keyof typeof GAMES]()).lessons?.();
  if (!course) throw new Error(`${game} has no lessons`);
  const { page, context, faults } = await visitor(browser, { ...screen, locale: lang });
  const found = new Set<string>();
  try {
    for (const lesson of course.lessons) {
      await page.goto(`${server.url}/learn/${game}/${lesson.id}`);
      // Colours are the same at every stop of a lesson.
      const look = async (at: number): Promise<void> => {
        for (const fault of await axe(page, at === 0 ? 'all' : 'all but colours'))
          found.add(`${lesson.id} ${lesson.stops[at]?.id}: ${fault}`);
      };
      const solve = asShown(press);
      await learn(page, lesson, press, solve, look);
      expect(await page.evaluate('document.documentElement.lang')).toBe(lang);
    }
  } finally {
    await context.close();
  }
  expect([...found]).toEqual([]);
  expect(faults).toEqual([]);
});
