import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, PHONE, visitor } from './support/browser.ts';
import { type Lay, layByKeys, layByMouse, layByTouch, playOut } from './support/rattenscharf.ts';
import { type Served, serve } from './support/server.ts';

let browser: Browser;
let server: Served;
beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), serve()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const ways: Record<string, { lay: Lay; options?: object }> = {
  'by mouse': { lay: layByMouse },
  'by touch on a phone': { lay: layByTouch, options: PHONE },
};

for (const [name, { lay, options }] of Object.entries(ways))
  test(`a whole game against a bot ${name}`, async () => {
    const { page, context, faults } = await visitor(browser, options);
    await page.goto(server.url);
    if (options) {
      await page.getByRole('link', { name: 'Rattenscharf', exact: true }).tap();
      await page.getByRole('button', { name: 'Play now' }).tap();
    } else await page.getByRole('button', { name: /Play now.*Rattenscharf/ }).click();
    expect(await playOut([page], lay)).toBeGreaterThan(4);
    expect(await page.locator('section.result h2').textContent()).toMatch(/won|share/);
    expect(faults).toEqual([]);
    await context.close();
  });

test('a whole game against a bot by keyboard alone', async () => {
  const { page, context, faults } = await visitor(browser);
  await page.goto(server.url);
  const play = page.getByRole('button', { name: /Play now.*Rattenscharf/ });
  await play.waitFor();
  for (let i = 0; i < 40 && !(await play.evaluate((b) => b === document.activeElement)); i++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await playOut([page], layByKeys)).toBeGreaterThan(4);
  // What was said last stays for screen readers, and the way on is reached by keys too.
  const again = page.getByRole('button', { name: 'Play again' });
  for (let i = 0; i < 60 && !(await again.evaluate((b) => b === document.activeElement)); i++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('application', { name: /^Table with 0 / }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
