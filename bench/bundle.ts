// What a browser loads until the first move of a game can be played: home page, one press, table, board, bots.
// It drives a real browser, so the list is what is truly asked for. Needs `npm run build` and chromium.
//   npx tsx bench/bundle.ts [game]
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';

const ROOT = join(import.meta.dirname, '../dist/web');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
const LIMIT = 200;

interface Loaded {
  readonly path: string;
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

const loaded = new Map<string, Loaded>();

function measure(path: string, bytes: Buffer): void {
  // Fonts and pictures are packed already.
  const packed = ['.woff2', '.png'].includes(extname(path));
  loaded.set(path, {
    path,
    raw: bytes.length,
    gzip: packed ? bytes.length : gzipSync(bytes, { level: 9 }).length,
    brotli: packed ? bytes.length : brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
  });
}

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname.startsWith('/api')) {
    response.writeHead(503).end('{}');
    return;
  }
  const asked = join(ROOT, pathname);
  const file = existsSync(asked) && statSync(asked).isFile() ? asked : join(ROOT, 'index.html');
  const bytes = readFileSync(file);
  measure(file.slice(ROOT.length), bytes);
  response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(bytes);
});

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(7);

function report(): void {
  const kinds = { script: '.js', style: '.css', fonts: '.woff2' } as const;
  const files = [...loaded.values()].sort((a, b) => b.gzip - a.gzip);
  for (const { path, raw, gzip, brotli } of files)
    console.log(`${kilobytes(gzip)} gzip ${kilobytes(brotli)} brotli ${kilobytes(raw)} raw  ${path}`);
  const sum = (of: readonly Loaded[], by: 'gzip' | 'brotli') => of.reduce((total, file) => total + file[by], 0);
  const counted = files.filter((file) => Object.values(kinds).includes(extname(file.path) as never));
  for (const [name, ext] of Object.entries(kinds)) {
    const some = counted.filter((file) => extname(file.path) === ext);
    console.log(
      `${name.padEnd(7)} ${kilobytes(sum(some, 'gzip'))} kB gzip ${kilobytes(sum(some, 'brotli'))} kB brotli, ${some.length} files`,
    );
  }
  const total = sum(counted, 'gzip') / 1000;
  console.log(
    `first playable move: ${total.toFixed(1)} kB gzip (${(sum(counted, 'brotli') / 1000).toFixed(1)} kB brotli) of script, style and fonts; limit ${LIMIT}`,
  );
  if (total > LIMIT) process.exitCode = 1;
}

const game = process.argv[2] ?? 'rattenscharf';
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const { port } = server.address() as AddressInfo;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--no-first-run'],
});
try {
  const page = await browser.newPage({ locale: 'de', serviceWorkers: 'block' });
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.locator(`article:has(a[href="/new/${game}"]) button`).click();
  // Every piece that can be pressed is there, and a bot, should it begin, has moved.
  await page.locator('aside [aria-current="true"]').first().waitFor();
  await page.waitForTimeout(3000);
} finally {
  await browser.close();
  server.close();
}
report();
