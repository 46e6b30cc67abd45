import type { Page } from 'playwright-core';

/** What a host chooses; what is not named stays as the form has it. */
export interface Wishes {
  readonly game?: string;
  /** As the form calls them: `me`, `open`, `here`, `bot:greedy` … */
  readonly seats?: readonly string[];
  /** The words of the options that are not the first. */
  readonly options?: readonly RegExp[];
}

const NOTHING: readonly RegExp[] = [];

async function fill(page: Page, where: string, { seats = ['me', 'open'], options = NOTHING }: Wishes): Promise<void> {
  await page.getByRole('radio', { name: where }).check();
  const count = page.getByRole('combobox', { name: /^Players/ });
  if ((await count.count()) > 0) await count.selectOption(String(seats.length));
  for (const [i, seat] of seats.entries()) await page.getByLabel(`Seat ${i + 1}`, { exact: true }).selectOption(seat);
  if (options.length > 0) await page.getByText('Variants', { exact: true }).click();
  for (const name of options) await page.getByRole('radio', { name }).check();
}

/** Sets a table with a link, seat 1 for the host and seat 2 open unless it is wished otherwise, and answers its address. Without an open seat the game begins. */
export async function setTable(page: Page, url: string, name: string, wishes: Wishes = {}): Promise<string> {
  await page.goto(`${url}/new/${wishes.game ?? 'rattenscharf'}`);
  await page.getByLabel('Your name').fill(name);
  await fill(page, 'Online, by link', wishes);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/table\//);
  if (wishes.seats?.includes('open') ?? true) await page.getByText('Invite with this link').waitFor();
  return page.url();
}

/** Sets a table on this device; `names` are those of the others at this screen, by seat. */
export async function setHere(page: Page, url: string, wishes: Wishes, names: Readonly<Record<number, string>> = {}): Promise<void> {
  await page.goto(`${url}/new/${wishes.game ?? 'rattenscharf'}`);
  await fill(page, 'On this device', wishes);
  for (const [seat, name] of Object.entries(names)) await page.getByLabel(`Name at seat ${Number(seat) + 1}`).fill(name);
  await page.getByRole('button', { name: 'Open the table' }).click();
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
