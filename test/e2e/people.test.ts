import { expect, test } from 'vitest';
import { axe } from './support/axe.ts';
import { visitor } from './support/browser.ts';
import { choose } from './support/choose.ts';
import { openHouse } from './support/house.ts';

const { browser, server } = await openHouse();
/** Passkeys are made for names, not for numbers. */
const house = server.url.replace('127.0.0.1', 'localhost');

test('a guest is kept by a passkey, and comes back by it to the same page', async () => {
  const { context, page, faults } = await visitor(browser);
  const devices = await context.newCDPSession(page);
  await devices.send('WebAuthn.enable');
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const;
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  });

  await page.goto(`${house}/ratings`);
  await page.getByRole('table').first().waitFor();
  expect(await axe(page)).toEqual([]);
  await page.evaluate(async () => {
    const init = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name: 'Anastasia' }) };
    await (await fetch('/api/me', init)).text();
  });
  await page.getByRole('link', { name: 'My page' }).first().click();
  await page.getByRole('heading', { name: 'Anastasia' }).waitFor();
  await choose(page, 'Cheese');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('From now on this passkey signs you in').waitFor();
  await page.getByRole('button', { name: /^Remove: / }).waitFor();
  expect(await axe(page)).toEqual([]);

  await context.clearCookies();
  await page.goto(`${house}/person/me`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Anastasia' }).waitFor();
  expect(await page.getByRole('radio', { name: 'Cheese' }).isChecked()).toBe(true);

  await page.getByRole('button', { name: /^Remove: / }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(faults).toEqual([]);
});
