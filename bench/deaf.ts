// For how long a page is deaf at a stretch: the longest tasks of its main thread while home and a table of each game open and while a few
// moves are made, in processor time and so whatever else this machine does. Times four is a phone with a quarter of its processor.
// Needs `npm run build` and chromium.
//   npx tsx bench/deaf.ts [--why] [--moves 3] [game…]
// --why: what the longest tasks are made of.
import type { Browser, Page } from 'playwright-core';
import { GAMES } from '../src/games/index.ts';
import { launchBrowser, visitor } from '../test/e2e/support/browser.ts';
import { serve } from '../test/e2e/support/server.ts';
import { flags } from './support/flags.ts';

const { why, moves, words } = flags({ why: false, moves: 3 }, Object.keys(GAMES));
const SLOWNESS = 4;

/** What Chromium notes about a piece of work; times in microseconds, `tdur` that of the processor. */
interface Noted {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly url?: string; readonly functionName?: string } };
}

const TASK = 'RunTask';
const PARTS = new Set([
  'EvaluateScript',
  'v8.compileModule',
  'v8.evaluateModule',
  'FunctionCall',
  'RunMicrotasks',
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
  'Paint',
  'Layerize',
  'Commit',
  'ParseHTML',
  'FireAnimationFrame',
  'TimerFire',
  'MajorGC',
  'MinorGC',
  'EventDispatch',
]);

/** The tasks of the thread on which pages live, the longest first. */
function tasksIn(trace: readonly Noted[]): readonly { readonly ms: number; readonly parts: readonly string[] }[] {
  const main = new Set(trace.filter((e) => e.name === 'thread_name' && e.args?.name === 'CrRendererMain').map((e) => `${e.pid}/${e.tid}`));
  const here = trace.filter((e) => e.ph === 'X' && main.has(`${e.pid}/${e.tid}`));
  const tasks = here.filter((e) => e.name === TASK).sort((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0));
  return tasks.slice(0, 5).map((task) => ({
    ms: (task.tdur ?? 0) / 1000,
    parts: here
      .filter((e) => PARTS.has(e.name) && e.pid === task.pid && e.tid === task.tid && e.ts >= task.ts && e.ts < task.ts + (task.dur ?? 0))
      .filter((e) => (e.tdur ?? 0) > 2000)
      .map((e) =>
        `${e.name} ${((e.tdur ?? 0) / 1000).toFixed(0)} ${e.args?.data?.url?.split('/').at(-1) ?? ''} ${e.args?.data?.functionName ?? ''}`.trim(),
      ),
  }));
}

async function measured(browser: Browser, page: Page, what: string, deed: () => Promise<unknown>): Promise<void> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'v8', 'toplevel'] });
  await deed();
  const { traceEvents }: { readonly traceEvents: readonly Noted[] } = JSON.parse((await browser.stopTracing()).toString());
  const tasks = tasksIn(traceEvents);
  console.log(`  ${what.padEnd(18)} ${tasks.map(({ ms }) => (ms * SLOWNESS).toFixed(0).padStart(5)).join(' ')}`);
  if (why) for (const { ms, parts } of tasks.slice(0, 3)) console.log(`    ${(ms * SLOWNESS).toFixed(0)} ms: ${parts.join(' · ')}`);
}

const asked = (page: Page) => page.locator('aside [aria-current="true"]').first().waitFor();

/** Asks for a hint and does what it says, as somebody would who knows no rules; where there is no choice there is no hint. */
async function move(page: Page): Promise<void> {
  await asked(page);
  const lamp = page.locator('button.hint');
  const only = page.locator('.play .btn.p:enabled').or(page.locator('[data-spot][aria-disabled=false]')).first();
  await lamp.or(only).first().waitFor();
  if ((await lamp.count()) > 0) {
    await lamp.click();
    await page.locator('.hint button.btn').first().click();
  } else await only.click();
  await page.waitForTimeout(1500);
}

const [browser, server] = await Promise.all([launchBrowser(), serve()]);
try {
  console.log(`milliseconds of the five longest tasks, processor time x ${SLOWNESS}`);
  for (const game of words.length > 0 ? words : Object.keys(GAMES)) {
    console.log(game);
    const { page, context } = await visitor(browser, { locale: 'en', serviceWorkers: 'block', reducedMotion: 'no-preference' });
    await measured(browser, page, 'home', async () => {
      await page.goto(server.url);
      await page.waitForLoadState('networkidle');
    });
    await measured(browser, page, 'table', async () => {
      await page.locator(`article:has(a[href="/new/${game}"]) button`).click();
      await asked(page);
      await page.waitForLoadState('networkidle');
    });
    for (let i = 1; i <= moves; i++) await measured(browser, page, `move ${i}`, () => move(page));
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
