import { expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { visitor } from './support/browser.ts';
import { openHouse } from './support/house.ts';
import { fitting } from './support/matrix.ts';
import { stands } from './support/positions.ts';
import { misfits, resize, SIZES } from './support/sizes.ts';

const { browser, server } = await openHouse();

/** Moves that are offered where the most lies beside the board; `npm test long` looks at every kind of decision. */
const FULLEST: Readonly<Record<string, readonly string[]>> = {
  hameln: ['act', 'cat', 'over'],
  rattenscharf: ['lay', 'over'],
  'die-patin': ['intrigue', 'loot', 'mission'],
  'pied-piper': ['play', 'over'],
};

test.each(Object.entries(GAMES))('board and buttons of %s are in view together, or the page scrolls, in every size', async (id, load) => {
  const { game } = await load();
  const all = stands(game);
  const wanted = (FULLEST[id] ?? expect.fail(id)).map(
    (move) => all.find(({ kind }) => kind.split('+').includes(move)) ?? expect.fail(move),
  );
  expect(await fitting(browser, server.url, game, wanted)).toEqual([]);
});

/** What is left of them to a page, or all of it. */
const LAPTOPS = ['1280x720', '1366x768', '1280x800'] as const;

test('home shows all four games in every size, and the form of a table its button', async () => {
  const { page, context } = await visitor(browser, { locale: 'de', hasTouch: true });
  const found: string[] = [];
  await page.goto(server.url);
  await page.locator('article').nth(3).waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const size of SIZES) {
    await resize(page, size);
    const hidden = await page.locator('article h2 a').evaluateAll((names) =>
      names.flatMap((name) => {
        const { left, right, top, bottom } = name.getBoundingClientRect();
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return left >= 0 && right <= innerWidth && bottom <= innerHeight && at === name ? [] : [name.textContent ?? ''];
      }),
    );
    found.push(
      ...hidden.map((name) => `${size}: ${name} is out of sight`),
      ...(await misfits(page)).map((line) => `home, ${size}: ${line}`),
    );
  }
  for (const size of LAPTOPS) {
    await resize(page, size);
    const { bottom, height } = await page
      .locator('footer')
      .evaluate((foot) => ({ bottom: foot.getBoundingClientRect().bottom, height: innerHeight }));
    if (bottom > height) found.push(`home, ${size}: its last line is out of sight`);
  }
  await page.goto(`${server.url}/new/hameln`);
  await page.locator('form button[type=submit]').waitFor();
  for (const size of SIZES) {
    await resize(page, size);
    const box = await page.locator('form button[type=submit]').boundingBox();
    const { height } = page.viewportSize() ?? { height: 0 };
    if (!box || box.y + box.height > height) found.push(`new, ${size}: the button is out of sight`);
    found.push(...(await misfits(page)).map((line) => `new, ${size}: ${line}`));
  }
  expect(found).toEqual([]);
  await context.close();
});
