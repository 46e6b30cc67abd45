import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { untilFirstMove } from './support/download.ts';
import { openHouse } from './support/house.ts';

const { browser, server } = await openHouse();
const web = join(import.meta.dirname, '..', '..', 'dist', 'web');

/** Thousands of bytes of scripts, styles and fonts, packed by gzip and by Brotli, and of everything over the wire, until the first move. */
const BUDGETS: Readonly<Record<string, { readonly gzip: number; readonly brotli: number; readonly wire: number }>> = {
  rattenscharf: { gzip: 142, brotli: 127, wire: 133 },
  'pied-piper': { gzip: 148, brotli: 132, wire: 140 },
  'die-patin': { gzip: 158, brotli: 142, wire: 149 },
  hameln: { gzip: 162, brotli: 145, wire: 150 },
};
/** A bot that begins is three of them, and a pointer that rests on something that may not be had is one. */
const REQUESTS = 23;

/** Fonts are packed already. */
function packed(path: string, ending: '.gz' | '.br'): number {
  const file = join(web, path);
  return statSync(existsSync(file + ending) ? file + ending : file).size / 1000;
}

test('every game has its budget', () => {
  expect(Object.keys(BUDGETS).sort()).toEqual(Object.keys(GAMES).sort());
});

test.each(Object.entries(BUDGETS))('what a browser loads until the first move of %s', async (game, budget) => {
  const { bytes, requests, paths } = await untilFirstMove(browser, server.url, game);
  const files = [...new Set(paths)].filter((path) => /\.(js|css|woff2)$/.test(path));
  const sum = (ending: '.gz' | '.br') => files.reduce((total, path) => total + packed(path, ending), 0);
  expect(files.length).toBeGreaterThan(10);
  const measured = { gzip: sum('.gz'), brotli: sum('.br'), wire: bytes / 1000, requests };
  const over = Object.entries({ ...budget, requests: REQUESTS }).filter(([name, most]) => measured[name as keyof typeof measured] > most);
  expect(over, JSON.stringify(measured)).toEqual([]);
});

test('files come packed as the browser likes them, and once', async () => {
  const page = await (await fetch(server.url, { headers: { accept: 'text/html' } })).text();
  const script = /src="(\/assets\/house[^"]+)"/.exec(page)?.[1] ?? '';
  const ask = async (path: string, encoding: string) =>
    (await fetch(server.url + path, { headers: { 'accept-encoding': encoding, accept: 'text/html' } })).headers;
  for (const path of ['/', script]) {
    expect((await ask(path, 'gzip, br')).get('content-encoding')).toBe('br');
    expect((await ask(path, 'gzip')).get('content-encoding')).toBe('gzip');
    expect((await ask(path, 'identity')).get('content-encoding')).toBeNull();
    expect((await ask(path, 'br')).get('vary')).toContain('accept-encoding');
    expect((await ask(path, 'br')).get('x-content-type-options')).toBe('nosniff');
  }
  expect((await ask(script, 'br')).get('cache-control')).toContain('immutable');
  expect((await ask('/', 'br')).get('cache-control')).toBe('no-cache');
  expect((await ask('/', 'br')).get('content-security-policy')).toContain("default-src 'self'");
});
