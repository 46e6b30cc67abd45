import type { Page } from 'playwright-core';

/** Sets a table with a link, seat 1 for the host and seat 2 open, and answers its address. */
export async function setTable(page: Page, url: string, name: string): Promise<string> {
  await page.goto(`${url}/new/rattenscharf`);
  await page.getByRole('radio', { name: 'With a link' }).check();
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Seat 1').selectOption('me');
  await page.getByLabel('Seat 2').selectOption('open');
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.getByText('Invite with this link').waitFor();
  return page.url();
}

export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit here' }).click();
  await page.getByRole('button', { name: 'Stand up' }).waitFor();
}

export async function startGame(host: Page): Promise<void> {
  await host.getByRole('button', { name: 'Start the game' }).click();
}
