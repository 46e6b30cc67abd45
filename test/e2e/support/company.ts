import type { Browser, Page } from 'playwright-core';
import type { GameRecord } from '../../../src/core/record.ts';
import { PHONE, visitor } from './browser.ts';
import { type Ear, listen } from './ear.ts';
import type { Served } from './server.ts';
import { setTable, sitDown, startGame, type Wishes } from './tables.ts';
import { seen, unseen } from './wait.ts';

export interface Company {
  readonly ana: Page;
  readonly bo: Page;
  /** Unseen until the end, unless somebody looks. */
  readonly third: Page;
  readonly ears: { readonly bo: Ear; readonly third: Ear };
  readonly link: string;
  readonly id: string;
  readonly faults: () => string[];
  readonly close: () => Promise<void>;
}

/** Ana and Bo at one table, each with a browser of their own, and somebody with a phone who looks on; the game is under way. */
export async function gather(browser: Browser, server: Served, wishes: Wishes): Promise<Company> {
  const [a, b, c] = await Promise.all([visitor(browser), visitor(browser), visitor(browser, PHONE)]);
  const ears = { bo: listen(b.page), third: listen(c.page) };
  const link = await setTable(a.page, server.url, 'Ana', wishes);
  await sitDown(b.page, link, 'Bo');
  await c.page.goto(link);
  await c.page.getByText('Who is playing?').waitFor();
  await unseen(c.page);
  await startGame(a.page);
  const close = async () => {
    await Promise.all([a, b, c].map(({ context }) => context.close()));
  };
  const faults = () => [...a.faults, ...b.faults, ...c.faults];
  return { ana: a.page, bo: b.page, third: c.page, ears, link, id: new URL(link).pathname.split('/').at(-1) ?? '', faults, close };
}

/** All three see the end, and from then on nobody listens: the record of the game. */
export async function ended({ ana, bo, third, ears, id }: Company, server: Served): Promise<GameRecord> {
  await seen(third);
  for (const page of [ana, bo, third]) await page.locator('section.result').waitFor();
  await Promise.all([ears.bo.close(), ears.third.close()]);
  return (await (await fetch(`${server.url}/api/tables/${id}/record`)).json()) as GameRecord;
}
