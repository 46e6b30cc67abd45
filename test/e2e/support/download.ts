import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { visitor } from './browser.ts';

/** What came over the wire: every byte that the server sent, headers included, and in how many answers. */
export interface Download {
  readonly bytes: number;
  readonly requests: number;
  /** What was asked for, in order, for people to look at. */
  readonly paths: readonly string[];
  /** How long it took, and the longest that the page was deaf meanwhile, in milliseconds. */
  readonly took: number;
  readonly deaf: number;
}

/** A line and a device that are worse than those at hand. */
export interface Hardship {
  /** 400 kbit/s each way, and 400 ms until an answer begins. */
  readonly slowLine?: boolean;
  /** So many times slower is the processor. */
  readonly slowness?: number;
}

async function suffer(page: Page, { slowLine = false, slowness = 1 }: Hardship): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const speed = (400 * 1000) / 8;
  if (slowLine) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: speed,
      uploadThroughput: speed,
    });
  }
  if (slowness > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const longest = Math.max(...list.getEntries().map(({ duration }) => duration));
      document.documentElement.dataset.deaf = String(Math.max(longest, Number(document.documentElement.dataset.deaf ?? 0)));
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** A place on the way from the server to the browser where bytes are counted, whoever asked for them: pages, threads, fonts. */
async function listen(url: string) {
  const sockets = new Set<Socket>();
  const counted = { bytes: 0, requests: 0 };
  const way = createServer((browser) => {
    const server = connect(Number(new URL(url).port), '127.0.0.1');
    for (const socket of [browser, server]) sockets.add(socket.on('error', () => socket.destroy()));
    browser.pipe(server);
    server.pipe(browser);
    server.on('data', (bytes: Buffer) => {
      counted.bytes += bytes.length;
      // An answer begins a packet: the browser asks for the next thing only when it has the last.
      counted.requests += bytes.toString('latin1').match(/HTTP\/1\.1 [1-5]\d\d /g)?.length ?? 0;
    });
  });
  await new Promise<void>((done) => way.listen(0, '127.0.0.1', done));
  const { port } = way.address() as AddressInfo;
  const close = (): void => {
    for (const socket of sockets) socket.destroy();
    way.close();
  };
  return { url: `http://127.0.0.1:${port}`, counted, close };
}

/** Opens the home page for the first time, presses the button of a game, and counts until its first move can be made. */
export async function untilFirstMove(browser: Browser, server: string, game: string, hardship: Hardship = {}): Promise<Download> {
  const way = await listen(server);
  const { page, context } = await visitor(browser, { locale: 'de' });
  const paths: string[] = [];
  await suffer(page, hardship);
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  const begun = performance.now();
  await page.goto(`${way.url}/`, { waitUntil: 'commit' });
  await page.locator(`article:has(a[href="/new/${game}"]) button`).click();
  // Every piece that can be pressed is there, and a bot, should it begin, has moved.
  await page.locator('aside [aria-current="true"]').first().waitFor();
  await page.locator('#content').locator('button, [role="button"], [role="application"]').first().waitFor({ state: 'attached' });
  const took = performance.now() - begun;
  await page.waitForLoadState('networkidle');
  const deaf = Number(await page.evaluate(() => document.documentElement.dataset.deaf ?? 0));
  await context.close();
  way.close();
  return { ...way.counted, paths, took, deaf };
}
